// A map that is being laid: the tile in hand, and what the server, which knows the rules, says of it. At one screen
// people lay in turns and computers too; all that was laid is sent along, and nothing is kept before it is finished.

import { ApiError, postPatiently } from "../../../api/client";
import type { Laying as Stand, Suggestion } from "../../../api/schema";
import type { Terrain } from "../land/ground";
import { sideName, type Cell, type Tile } from "./cells";

/** The sides of a river of each shape, before it is turned. */
export const SHAPES: Record<string, number[]> = {
  none: [],
  source: [0],
  straight: [0, 3],
  wide: [0, 2],
  sharp: [0, 1],
  junction: [0, 2, 4],
};
const PAUSE = 350;

export abstract class Laying {
  abstract readonly game: string;
  abstract readonly players: number;
  abstract readonly size: number;
  /** What lies there, in the order of laying. */
  abstract readonly laid: Tile[];
  /** Is it somebody at this screen who lays now? */
  abstract readonly mine: boolean;
  stand = $state.raw<Stand | null>(null);
  terrain = $state<Terrain>("pasture");
  shape = $state("none");
  turn = $state(0);
  trouble = $state<string | null>(null);
  /** Is it asked just now where the tile in hand may lie? */
  asking = $state(false);
  protected clock: ReturnType<typeof setTimeout> | undefined;
  private question = new AbortController();

  river = $derived((SHAPES[this.shape] ?? []).map((side) => sideName((side + this.turn) % 6)));

  /** How many tiles of a kind are left. */
  leftOf(terrain: string, shape: string): number {
    return this.stand?.supply.find((each) => each.terrain === terrain && each.shape === shape)?.left ?? 0;
  }

  /** Asks how it stands now, with the tile that is held. */
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
        ...this.more(),
      };
      const stand = await postPatiently<Stand>(`/games/${this.game}/boards/lay`, request, signal);
      if (signal.aborted) return;
      [this.stand, this.trouble, this.asking] = [stand, null, false];
      const kind = stand.supply.find((each) => each.terrain === this.terrain) ?? stand.supply[0];
      if (kind && !this.leftOf(this.terrain, this.shape))
        this.hold(kind.terrain as Terrain, "none", 0); // the last of its kind was laid
      else this.known();
    } catch (error) {
      if (!signal.aborted) this.trouble = error instanceof ApiError ? error.message : String(error);
    }
  }

  /** What else is asked. */
  protected more(): object {
    return {};
  }

  /** It is known how it stands. */
  protected known(): void {
    // nothing follows
  }

  /** Holds a tile of this terrain, with a river of a shape that is left of it. */
  hold(terrain: Terrain, shape: string, turn: number): void {
    const left = (this.stand?.supply ?? []).filter((each) => each.terrain === terrain);
    this.terrain = terrain;
    this.shape = left.some((each) => each.shape === shape)
      ? shape
      : ((left.find((each) => each.shape === "none") ?? left[0])?.shape ?? "none");
    this.turn = turn;
    void this.look();
  }

  /** Lays the tile in hand. */
  abstract lay(cell: Cell): Promise<unknown>;

  /** Nothing more is asked, and no answer is waited for. */
  stop(): void {
    clearTimeout(this.clock);
    this.question.abort();
  }
}

export class TogetherLaying extends Laying {
  laid = $state.raw<Tile[]>([]);
  private readonly draw = 1 + Math.floor(Math.random() * 1_000_000);

  constructor(
    readonly game: string,
    readonly players: number,
    readonly computers: number,
    readonly size: number,
  ) {
    super();
  }

  /** Does a computer lay the next tile? The last seats are theirs. */
  computerLays = $derived.by(() => (this.stand?.to_move ?? -1) >= this.players - this.computers);

  get mine(): boolean {
    return !this.computerLays;
  }

  protected override more(): object {
    return this.computers ? { suggest: this.draw + this.laid.length } : {};
  }

  protected override known(): void {
    if (this.computerLays && this.suggestion)
      this.clock = setTimeout(() => this.suggestion && void this.put(this.suggestion), PAUSE);
  }

  get suggestion(): Suggestion | null {
    return this.stand?.suggestion ?? null;
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
}
