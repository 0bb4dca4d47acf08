// tmp: replaced by generated
export interface Span { min: number; max: number }
export interface GameInfo { name: string; players: Span; rules_version: number; boards: {name: string; title: string}[]; options: {name: string; values: string[]; default: string}[]; computers: string[]; actions: {name: string; params: {name: string}[]}[] }
export interface Guest { guest: string; token: string; name: string }
export interface SeatInfo { name?: string; kind: "person" | "computer"; level?: string }
export interface Said { key: string; args: Record<string, string | number> }
export interface LogEntry { number: number; at: number; kind: "start" | "action" | "undo" | "redo" | "rules"; seat: number | null; said: Said[]; action?: string; to?: number; redrawn?: boolean }
export interface Undo { free: boolean; possible: boolean }
export interface GameResult { winners: number[]; scores: number[]; explanation: unknown }
export interface Refusal { reason: string; chapter: string }
export type Legal = Record<string, string[][]>;
export interface Table { id: string; game: string; board: string; options: Record<string,string>; rules_version: number; seats: SeatInfo[]; my_seat: number | null; number: number; seed_hash: string; seed: string | null; public: unknown; private: unknown; to_move: number[]; legal: Legal; log: LogEntry[]; undo: Undo; redo: boolean; result: GameResult | null }
export interface Update { table: string; number: number; from: number; entries: LogEntry[]; public: unknown; private: unknown; to_move: number[]; legal: Legal; undo: Undo; redo: boolean; result: GameResult | null; seed: string | null }
export interface TableLine { id: string; game: string; seats: SeatInfo[]; my_seat: number | null; my_turn: boolean; over: boolean; number: number; changed: number }
export interface Preview { preview: unknown; refused: Refusal | null }
export interface Choice { action: string; args: Record<string,string>; refused: Refusal | null }
export type LiveUpdate = Update & { type: "update" };
export type LiveError = { type: "error"; error: {code: string; message: string; detail: Record<string, unknown>}; table: string | null };
