// The map that the players of a table lay before the game, each from where they are: the table keeps what lies there.

import type { Table } from "../../../api/schema";
import { mineToMove } from "../../../session/table/people";
import type { LiveTable } from "../../../session/table/table.svelte";
import type { Cell, Tile } from "./cells";
import { Laying } from "./laying.svelte";

export class TableLaying extends Laying {
  readonly game: string;
  readonly players: number;
  readonly size: number;

  constructor(
    private readonly live: LiveTable,
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

  /** My seat that lays now; null where it is not my turn, or where the past is looked at. */
  seat = $derived.by((): number | null => {
    const table = this.shown();
    return table.number === this.live.table?.number ? (mineToMove(table)[0] ?? null) : null;
  });

  get mine(): boolean {
    return this.seat !== null;
  }

  /** Which tiles lie there: a word that is another one for others. */
  key = $derived(this.laid.map(({ q, r, terrain, river }) => [q, r, terrain, ...(river ?? [])].join(" ")).join());

  lay({ q, r }: Cell): Promise<boolean> {
    const river = this.river.length ? ` ${this.river.join("-")}` : "";
    return this.live.lay(`lay ${String(q)},${String(r)} ${this.terrain}${river}`, this.seat);
  }
}
