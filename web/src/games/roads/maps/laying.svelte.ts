// A map that is being laid: the tile in hand, and the server's answers, as only it knows the rules. At one screen
// people and computers take turns; each request sends everything laid so far, and nothing is saved before the map is
// finished.

import { ApiError, postPatiently } from "../../../api/client";
import type { Laying as LayingState, Suggestion } from "../../../api/schema";
import type { Terrain } from "../land/ground";
import { sideName, type Cell, type Tile } from "./cells";

/** The sides of each shape of river, before it is turned. */
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
  /** The tiles laid so far, in order. */
  abstract readonly laid: Tile[];
  /** Is it the turn of somebody at this screen? */
  abstract readonly mine: boolean;
  state = $state.raw<LayingState | null>(null);
  terrain = $state<Terrain>("pasture");
  shape = $state("none");
  turn = $state(0);
  trouble = $state<string | null>(null);
  /** Is a request on its way that asks where the tile in hand can go? */
  asking = $state(false);
  protected clock: ReturnType<typeof setTimeout> | undefined;
  private question = new AbortController();

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
        ...this.more(),
      };
      const answer = await postPatiently<LayingState>(`/games/${this.game}/boards/lay`, request, signal);
      if (signal.aborted) return;
      [this.state, this.trouble, this.asking] = [answer, null, false];
      const kind = answer.supply.find((each) => each.terrain === this.terrain) ?? answer.supply[0];
      if (kind && !this.leftOf(this.terrain, this.shape))
        this.hold(kind.terrain as Terrain, "none", 0); // the last of its kind has been laid
      else this.known();
    } catch (error) {
      if (!signal.aborted) this.trouble = error instanceof ApiError ? error.message : String(error);
    }
  }

  /** What else to request. */
  protected more(): object {
    return {};
  }

  /** Called when the state has arrived. */
  protected known(): void {
    // nothing to do by default
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
  abstract lay(cell: Cell): Promise<unknown>;

  /** Cancels what was requested. */
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

  /** Does a computer lay the next tile? Computers have the last seats. */
  computerLays = $derived.by(() => (this.state?.to_move ?? -1) >= this.players - this.computers);

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
    return this.state?.suggestion ?? null;
  }

  lay(cell: Cell): Promise<void> {
    return this.put({ q: cell.q, r: cell.r, terrain: this.terrain, river: this.river });
  }

  private put({ q, r, terrain, river }: { q: number; r: number; terrain: string; river?: string[] }): Promise<void> {
    this.laid = [...this.laid, { q, r, terrain: terrain as Terrain, ...(river?.length ? { river } : {}) }];
    return this.look();
  }

  /** Undoes the last tile that a person laid, and those that computers laid after it. */
  undo(): void {
    const mine = (at: number): boolean => Math.floor(at / 2) % this.players < this.players - this.computers;
    let to = this.laid.length - 1;
    while (to > 0 && !mine(to)) to -= 1;
    this.laid = this.laid.slice(0, Math.max(0, to));
    void this.look();
  }
}
