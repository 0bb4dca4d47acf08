// The map that the players of a table lay before the game, each on their own device: the table stores what was laid.

import type { Table } from "../../../api/schema";
import { mineToMove } from "../../../table/model/people";
import type { LiveTable } from "../../../table/model/table.svelte";
import type { Cell, Tile } from "./cells";
import { Laying } from "./laying.svelte";
import { steps } from "./steps";

const NO_RIVER = "none";

export class TableLaying extends Laying {
  readonly game: string;
  readonly players: number;
  readonly size: number;

  constructor(
    private readonly liveTable: LiveTable,
    /** The table as it is shown: now, or at a moment of its past. */
    private readonly shown: () => Table,
  ) {
    super();
    const table = shown();
    this.game = table.game;
    this.players = table.seats.length;
    this.size = table.laying?.size ?? 0;
  }

  laid = $derived.by(() => (this.shown().laying?.laid ?? []) as (Tile & { seat: number })[]);

  /** My seat, if it lays next; null if it is not my turn, or if the past is shown. */
  seat = $derived.by((): number | null => {
    const table = this.shown();
    return table.number === this.liveTable.table?.number ? (mineToMove(table)[0] ?? null) : null;
  });

  get mine(): boolean {
    return this.seat !== null;
  }

  /** Identifies the tiles laid so far: differs if they do. */
  key = $derived(this.laid.map(({ q, r, terrain, river }) => [q, r, terrain, ...(river ?? [])].join(" ")).join());

  lay({ q, r }: Cell): Promise<boolean> {
    const river = this.river.join("-") || NO_RIVER;
    const step = steps.write("lay", { spot: [q, r].join(), terrain: this.terrain, river });
    return this.liveTable.lay(step, this.seat);
  }
}
