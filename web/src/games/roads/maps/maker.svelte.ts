// A map that is being made: its tiles, what was done to it, and what the server says is wrong with it. The server alone
// knows what a map must be; here is only what a hand does: paint, cut a river through a side, mark a start.

import { post } from "../../../api/client";
import type { BoardTrouble, MadeBoard } from "../../../api/schema";
import type { Terrain } from "../land/ground";
import { checkBoard } from "../../../session/boards";
import { tileNames } from "./names";
import {
  beyond,
  byKey,
  field,
  inOrder,
  keyOf,
  laid,
  sideName,
  TERRAINS,
  type Cell,
  type MapData,
  type Tile,
} from "./cells";

export type Tool = Terrain | "river" | "start" | "erase";
export const TOOLS: Tool[] = [...TERRAINS, "river", "start", "erase"];
export const GOODS = [
  "trunks",
  "boards",
  "paper",
  "goose",
  "clay",
  "stone",
  "fuel",
  "iron",
  "gold",
  "coins",
  "stock",
] as const;
/** What lies at each home where a map says nothing else. */
export const USUAL: Record<string, number> = { donkeys: 3, boards: 5, stone: 1, goose: 2 };
const MOST_SIDES = 3;
const MOST_STEPS = 200;
const WAIT = 350;

/** What can be made anew and taken back: everything that the board file will hold. */
export interface Draft {
  title: string;
  players: number;
  tiles: Tile[];
  start_goods: Record<string, number> | null;
}

export function draftOf(data: MapData): Draft {
  return {
    title: data.title,
    players: data.players,
    tiles: inOrder(data.tiles),
    start_goods: data.start_goods ?? null,
  };
}

function readKept(key: string): Draft | null {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? "null") as Draft | null;
    return found && Array.isArray(found.tiles) && typeof found.title === "string"
      ? { ...found, start_goods: found.start_goods ?? null }
      : null;
  } catch {
    return null;
  }
}

/** A tile as board files have it: without what is not there. */
function tidy({ q, r, terrain, river, start }: Tile): Tile {
  return { q, r, terrain, ...(river?.length ? { river } : {}), ...(start ? { start } : {}) };
}

export class Maker {
  draft = $state.raw<Draft>({ title: "", players: 2, tiles: [], start_goods: null });
  tool = $state<Tool>("pasture");
  chosen = $state.raw<Cell | null>(null);
  /** Something that could not be done, as a message. */
  refused = $state<string | null>(null);
  problems = $state.raw<BoardTrouble[]>([]);
  warnings = $state.raw<BoardTrouble[]>([]);
  checked = $state<"not-yet" | "checking" | "done" | "failed">("not-yet");
  private past = $state.raw<Draft[]>([]);
  private future = $state.raw<Draft[]>([]);
  private stroke: Draft | null = null;
  private clock: ReturnType<typeof setTimeout> | undefined;
  private question = new AbortController();
  private readonly kept: string;
  readonly game: string;

  constructor(game: string) {
    this.game = game;
    this.kept = `lautta-map-${game}`;
  }

  /** Begins with a map, or with what was left here. */
  begin(data: MapData | null, title: string): void {
    const kept = data ? null : readKept(this.kept);
    this.draft = data ? draftOf(data) : (kept ?? { title, players: 2, tiles: field(7, 6, "sea"), start_goods: null });
    this.past = this.future = [];
    this.soon();
  }

  byKey = $derived(byKey(this.draft.tiles));
  names = $derived(tileNames(this.draft.tiles));
  canUndo = $derived(this.past.length > 0);
  canRedo = $derived(this.future.length > 0);
  data = $derived.by<MapData>(() => ({
    game: this.game,
    format: 1,
    title: this.draft.title.trim(),
    players: this.draft.players,
    tiles: this.draft.tiles.map(tidy),
    ...(this.draft.start_goods ? { start_goods: this.draft.start_goods } : {}),
  }));

  /** The tiles at which something is wrong, or should be known. */
  marked = $derived(byKey(this.problems.flatMap((each) => this.tilesOf(each))));
  noted = $derived(byKey(this.warnings.flatMap((each) => this.tilesOf(each))));

  /** The tiles that a problem speaks of. */
  tilesOf(trouble: BoardTrouble): Tile[] {
    const index = /^\$\.tiles\[(\d+)\]/.exec(trouble.path)?.[1];
    const first = index === undefined ? undefined : this.draft.tiles[Number(index)];
    const other = this.draft.tiles.find((tile) => this.names.get(keyOf(tile)) === trouble.args["other"]);
    return [...(first ? [first] : []), ...(other ? [other] : [])];
  }

  // doing and taking back

  change(next: Partial<Draft>): void {
    const draft = { ...this.draft, ...next };
    if (!this.stroke) this.remember(this.draft);
    this.draft = draft;
    this.soon();
  }

  private remember(draft: Draft): void {
    this.past = [...this.past.slice(1 - MOST_STEPS), draft];
    this.future = [];
  }

  /** What is done until the stroke ends is taken back at once. */
  strokeBegins(): void {
    this.stroke = this.draft;
  }

  strokeEnds(): void {
    if (this.stroke && this.stroke !== this.draft) this.remember(this.stroke);
    this.stroke = null;
  }

  undo(): void {
    const last = this.past.at(-1);
    if (!last) return;
    [this.past, this.future, this.draft] = [this.past.slice(0, -1), [...this.future, this.draft], last];
    this.soon();
  }

  redo(): void {
    const next = this.future.at(-1);
    if (!next) return;
    [this.past, this.future, this.draft] = [[...this.past, this.draft], this.future.slice(0, -1), next];
    this.soon();
  }

  // what a hand does

  use(cell: Cell, side: number | null): void {
    this.refused = null;
    if (this.tool === "erase") this.erase(cell);
    else if (this.tool === "start") this.toggleStart(cell);
    else if (this.tool === "river") this.river(cell, side);
    else this.paint(cell, this.tool);
  }

  private river(cell: Cell, side: number | null): void {
    if (side === null) this.refused = "maps-tap-a-side";
    else this.toggleRiver(cell, side);
  }

  private put(...tiles: Tile[]): void {
    this.change({ tiles: laid(this.draft.tiles, tiles) });
  }

  paint(cell: Cell, terrain: Terrain): void {
    const was = this.byKey.get(keyOf(cell));
    if (was?.terrain === terrain) return;
    this.put(terrain === "sea" || !was ? { q: cell.q, r: cell.r, terrain } : { ...was, terrain });
  }

  erase(cell: Cell): void {
    if (this.byKey.has(keyOf(cell)))
      this.change({ tiles: this.draft.tiles.filter((tile) => keyOf(tile) !== keyOf(cell)) });
  }

  toggleStart(cell: Cell): void {
    const tile = this.byKey.get(keyOf(cell));
    if (!tile) return;
    this.put({ ...tile, start: !tile.start });
  }

  /** Lets a river run through a side, or no more: on both tiles, where both are land. */
  toggleRiver(cell: Cell, side: number): void {
    const [here, there] = [this.byKey.get(keyOf(cell)), this.byKey.get(keyOf(beyond(cell, side)))];
    const land = (tile: Tile | undefined): tile is Tile => tile !== undefined && tile.terrain !== "sea";
    if (!land(here)) {
      if (land(there)) this.toggleRiver(there, (side + 3) % 6);
      else this.refused = "maps-no-river-here";
      return;
    }
    const on = !(here.river ?? []).includes(sideName(side));
    const ends: [Tile, number][] = [[here, side], ...(land(there) ? [[there, (side + 3) % 6] as [Tile, number]] : [])];
    const missing = ends.filter(([tile, each]) => (tile.river ?? []).includes(sideName(each)) !== on);
    if (on && missing.some(([tile]) => (tile.river?.length ?? 0) >= MOST_SIDES)) {
      this.refused = "maps-too-many-sides";
      return;
    }
    this.put(
      ...missing.map(([tile, each]) => ({
        ...tile,
        river: on
          ? [...(tile.river ?? []), sideName(each)]
          : (tile.river ?? []).filter((one) => one !== sideName(each)),
      })),
    );
  }

  // the server's word

  private soon(): void {
    localStorage.setItem(this.kept, JSON.stringify(this.draft));
    this.checked = "checking";
    this.stop();
    this.question = new AbortController();
    const { signal } = this.question;
    this.clock = setTimeout(() => void this.check(signal), WAIT);
  }

  private async check(signal: AbortSignal): Promise<void> {
    try {
      const found = await checkBoard(this.game, this.data, signal);
      if (signal.aborted) return;
      [this.problems, this.warnings, this.checked] = [found.problems, found.warnings, "done"];
    } catch {
      if (!signal.aborted) this.checked = "failed";
    }
  }

  /** Keeps the map; answers its name. */
  async save(): Promise<string> {
    const { board } = await post<MadeBoard>(`/games/${this.game}/boards`, { data: this.data });
    localStorage.removeItem(this.kept);
    return board;
  }

  /** Nothing more is asked, and no answer is waited for. */
  stop(): void {
    clearTimeout(this.clock);
    this.question.abort();
  }
}
