// A map that people at one screen lay together, in turns; computers may lay too. The server knows the rules: it is sent
// all that was laid, and tells whose tile is next and where it may lie.

import { ApiError, post } from "../api/client";
import type { Laying, Suggestion } from "../api/schema";
import type { Terrain } from "../games/roads/ground";
import { sideName, type Cell, type Tile } from "./cells";

/** The sides of a river of each shape, before it is turned. */
export const SHAPES: Record<string, number[]> = { none: [], source: [0], straight: [0, 3], wide: [0, 2], sharp: [0, 1], junction: [0, 2, 4] };
const PAUSE = 350;

export class TogetherLaying {
  readonly game: string;
  readonly players: number;
  readonly computers: number;
  readonly size: number;
  laid = $state.raw<Tile[]>([]);
  stand = $state.raw<Laying | null>(null);
  terrain = $state<Terrain>("pasture");
  shape = $state("none");
  turn = $state(0);
  trouble = $state<string | null>(null);
  private asked = 0;
  private clock: ReturnType<typeof setTimeout> | undefined;
  private readonly draw = 1 + Math.floor(Math.random() * 1_000_000);

  constructor(game: string, players: number, computers: number, size: number) {
    this.game = game;
    this.players = players;
    this.computers = computers;
    this.size = size;
  }

  river = $derived((SHAPES[this.shape] ?? []).map((side) => sideName((side + this.turn) % 6)));
  /** Does a computer lay the next tile? The last seats are theirs. */
  computerLays = $derived.by(() => (this.stand?.to_move ?? -1) >= this.players - this.computers);

  /** How many tiles of a kind are left. */
  leftOf(terrain: string, shape: string): number {
    return this.stand?.supply.find((each) => each.terrain === terrain && each.shape === shape)?.left ?? 0;
  }

  /** Asks how it stands now, with the tile that is held. */
  async look(): Promise<void> {
    const number = ++this.asked;
    clearTimeout(this.clock);
    try {
      const wish = { players: this.players, size: this.size, laid: this.laid, tile: { terrain: this.terrain, river: this.river }, ...(this.computers && { suggest: this.draw + this.laid.length }) };
      const stand = await post<Laying>(`/games/${this.game}/boards/lay`, wish);
      if (number !== this.asked) return;
      [this.stand, this.trouble] = [stand, null];
      if (this.computerLays && stand.suggestion) this.clock = setTimeout(() => this.suggestion && void this.put(this.suggestion), PAUSE);
    } catch (error) {
      if (number !== this.asked) return;
      this.trouble = error instanceof ApiError ? error.message : String(error);
      if (error instanceof ApiError && error.code === "too-many") this.clock = setTimeout(() => void this.look(), 2000);
    }
  }

  get suggestion(): Suggestion | null {
    return this.stand?.suggestion ?? null;
  }

  /** Holds a tile of this terrain, with a river of a shape that is left of it. */
  hold(terrain: Terrain, shape: string, turn: number): void {
    const left = (this.stand?.supply ?? []).filter((each) => each.terrain === terrain);
    this.terrain = terrain;
    this.shape = left.some((each) => each.shape === shape) ? shape : (left.find((each) => each.shape === "none") ?? left[0])?.shape ?? "none";
    this.turn = turn;
    void this.look();
  }

  lay(cell: Cell): Promise<void> {
    return this.put({ q: cell.q, r: cell.r, terrain: this.terrain, river: this.river });
  }

  private put({ q, r, terrain, river }: { q: number; r: number; terrain: string; river?: string[] }): Promise<void> {
    this.laid = [...this.laid, { q, r, terrain: terrain as Terrain, ...(river?.length ? { river } : {}) }];
    return this.look();
  }

  /** Takes back the last tile that a person laid, with those of computers since. */
  undo(): void {
    const mine = (at: number): boolean => Math.floor(at / 2) % this.players < this.players - this.computers;
    let to = this.laid.length - 1;
    while (to > 0 && !mine(to)) to -= 1;
    this.laid = this.laid.slice(0, Math.max(0, to));
    void this.look();
  }

  stop(): void {
    clearTimeout(this.clock);
    this.asked += 1;
  }
}
