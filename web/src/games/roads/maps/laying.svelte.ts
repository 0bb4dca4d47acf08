// The map that the players of a table lay before the game: the tile in hand, and where the server says that it can go, as
// only that knows the rules. What was laid is stored at the table.

import { ApiError, postPatiently } from "../../../api/client";
import type { Laying as LayingState, Table } from "../../../api/schema";
import { mineToMove } from "../../../table/model/people";
import type { LiveTable } from "../../../table/model/table.svelte";
import type { Terrain } from "../land/ground";
import { sideName, type Cell, type Tile } from "./cells";
import { steps } from "./steps";

/** The sides of each shape of river, before it is turned. */
export const SHAPES: Record<string, number[]> = {
  none: [],
  source: [0],
  straight: [0, 3],
  wide: [0, 2],
  sharp: [0, 1],
  junction: [0, 2, 4],
};
const NO_RIVER = "none";

export class Laying {
  readonly game: string;
  readonly players: number;
  readonly size: number;
  state = $state.raw<LayingState | null>(null);
  terrain = $state<Terrain>("pasture");
  shape = $state("none");
  turn = $state(0);
  trouble = $state<string | null>(null);
  /** Is a request on its way that asks where the tile in hand can go? */
  asking = $state(false);
  private question = new AbortController();

  constructor(
    private readonly liveTable: LiveTable,
    /** The table as it is shown: now, or at a moment of its past. */
    private readonly shown: () => Table,
  ) {
    const table = shown();
    this.game = table.game;
    this.players = table.seats.length;
    this.size = table.laying?.size ?? 0;
  }

  /** The tiles laid so far, in order. */
  laid = $derived.by(() => (this.shown().laying?.laid ?? []) as (Tile & { seat: number })[]);

  /** My seat, if it lays next; null if it is not my turn, or if the past is shown. */
  seat = $derived.by((): number | null => {
    const table = this.shown();
    return table.number === this.liveTable.table?.number ? (mineToMove(table)[0] ?? null) : null;
  });

  /** Is it the turn of somebody at this screen? */
  get mine(): boolean {
    return this.seat !== null;
  }

  /** Identifies the tiles laid so far: differs if they do. */
  key = $derived(this.laid.map(({ q, r, terrain, river }) => [q, r, terrain, ...(river ?? [])].join(" ")).join());

  river = $derived((SHAPES[this.shape] ?? []).map((side) => sideName((side + this.turn) % 6)));

  /** How many tiles of a kind are left. */
  leftOf(terrain: string, shape: string): number {
    return this.state?.supply.find((each) => each.terrain === terrain && each.shape === shape)?.left ?? 0;
  }

  /** Requests the current state, for the tile in hand. */
  async look(): Promise<void> {
    this.stop();
    this.question = new AbortController();
    const { signal } = this.question;
    this.asking = true;
    try {
      const laid = this.laid.map(({ q, r, terrain, river }) => ({
        q,
        r,
        terrain,
        ...(river?.length ? { river } : {}),
      }));
      const request = {
        players: this.players,
        size: this.size,
        laid,
        tile: { terrain: this.terrain, river: this.river },
      };
      const answer = await postPatiently<LayingState>(`/games/${this.game}/boards/lay`, request, signal);
      if (signal.aborted) return;
      [this.state, this.trouble, this.asking] = [answer, null, false];
      const kind = answer.supply.find((each) => each.terrain === this.terrain) ?? answer.supply[0];
      if (kind && !this.leftOf(this.terrain, this.shape)) this.hold(kind.terrain as Terrain, "none", 0); // the last of its kind has been laid
    } catch (error) {
      if (!signal.aborted) this.trouble = error instanceof ApiError ? error.message : String(error);
    }
  }

  /** Takes a tile of this terrain in hand, with a shape of river that is left. */
  hold(terrain: Terrain, shape: string, turn: number): void {
    const left = (this.state?.supply ?? []).filter((each) => each.terrain === terrain);
    this.terrain = terrain;
    this.shape = left.some((each) => each.shape === shape)
      ? shape
      : ((left.find((each) => each.shape === "none") ?? left[0])?.shape ?? "none");
    this.turn = turn;
    void this.look();
  }

  /** Lays the tile in hand. */
  lay({ q, r }: Cell): Promise<boolean> {
    const river = this.river.join("-") || NO_RIVER;
    const step = steps.write("lay", { spot: [q, r].join(), terrain: this.terrain, river });
    return this.liveTable.lay(step, this.seat);
  }

  /** Cancels what was requested. */
  stop(): void {
    this.question.abort();
  }
}
