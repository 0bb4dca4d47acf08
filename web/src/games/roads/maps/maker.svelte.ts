// A map that is being made: its tiles, its undo history, and what the server says is wrong with it. Only the server
// knows what makes a valid map; this just paints, adds river sides and marks starts.

import { post } from "../../../api/client";
import type { BoardIssue, MadeBoard } from "../../../api/schema";
import type { Terrain } from "../land/ground";
import { checkBoard } from "../../../app/boards";
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
/** The goods at each home, if a map does not say otherwise. */
export const USUAL: Record<string, number> = { donkeys: 3, boards: 5, stone: 1, goose: 2 };
const MOST_SIDES = 3;
const MOST_STEPS = 200;
const WAIT = 350;

/** What undo and redo restore: everything that goes into the board file. */
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

/** A tile in the format of board files, without empty fields. */
function tidy({ q, r, terrain, river, start }: Tile): Tile {
  return { q, r, terrain, ...(river?.length ? { river } : {}), ...(start ? { start } : {}) };
}

export class Maker {
  draft = $state.raw<Draft>({ title: "", players: 2, tiles: [], start_goods: null });
  tool = $state<Tool>("pasture");
  chosen = $state.raw<Cell | null>(null);
  /** Something that could not be done, as a message. */
  refused = $state<string | null>(null);
  problems = $state.raw<BoardIssue[]>([]);
  warnings = $state.raw<BoardIssue[]>([]);
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

  /** Begins with a map, or with the draft in this browser. */
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

  /** The tiles with errors, and those with warnings. */
  marked = $derived(byKey(this.problems.flatMap((each) => this.tilesOf(each))));
  noted = $derived(byKey(this.warnings.flatMap((each) => this.tilesOf(each))));

  /** The tiles that an issue is about. */
  tilesOf(issue: BoardIssue): Tile[] {
    const index = /^\$\.tiles\[(\d+)\]/.exec(issue.path)?.[1];
    const first = index === undefined ? undefined : this.draft.tiles[Number(index)];
    const other = this.draft.tiles.find((tile) => this.names.get(keyOf(tile)) === issue.args["other"]);
    return [...(first ? [first] : []), ...(other ? [other] : [])];
  }

  // undo and redo

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

  /** Everything until the stroke ends is undone as one. */
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

  // tools

  use(cell: Cell, side: number | null): void {
    this.refused = null;
    if (this.tool === "erase") this.erase(cell);
    else if (this.tool === "start") this.toggleStart(cell);
    else if (this.tool === "river") this.river(cell, side);
    else this.paint(cell, this.tool);
  }

  private river(cell: Cell, side: number | null): void {
    if (side === null) this.refused = "roads_maps-tap-a-side";
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

  /** Adds or removes a river at a side: on both tiles, if both are land. */
  toggleRiver(cell: Cell, side: number): void {
    const [here, there] = [this.byKey.get(keyOf(cell)), this.byKey.get(keyOf(beyond(cell, side)))];
    const land = (tile: Tile | undefined): tile is Tile => tile !== undefined && tile.terrain !== "sea";
    if (!land(here)) {
      if (land(there)) this.toggleRiver(there, (side + 3) % 6);
      else this.refused = "roads_maps-no-river-here";
      return;
    }
    const on = !(here.river ?? []).includes(sideName(side));
    const ends: [Tile, number][] = [[here, side], ...(land(there) ? [[there, (side + 3) % 6] as [Tile, number]] : [])];
    const missing = ends.filter(([tile, each]) => (tile.river ?? []).includes(sideName(each)) !== on);
    if (on && missing.some(([tile]) => (tile.river?.length ?? 0) >= MOST_SIDES)) {
      this.refused = "roads_maps-too-many-sides";
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

  // what the server says

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

  /** Saves the map; returns its name. */
  async save(): Promise<string> {
    const { board } = await post<MadeBoard>(`/games/${this.game}/boards`, { data: this.data });
    localStorage.removeItem(this.kept);
    return board;
  }

  /** Cancels what was requested. */
  stop(): void {
    clearTimeout(this.clock);
    this.question.abort();
  }
}
