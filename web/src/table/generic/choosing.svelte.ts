// What the reader is choosing at a table of any game: an action, and its parameters one after another, from the list or
// on the board.

import type { GameInfo } from "../../api/schema";
import { written } from "../../session/table/notation";
import type { Sitting } from "../../session/table/sitting";
import type { Place } from "./board";
import type { GridEntry } from "./position";
import { left, optionsOf, type Option } from "./steps";

export class Choosing {
  private begun = $state.raw<{ action: string; picked: string[] } | null>(null);
  private asked = $state.raw<{ grid: GridEntry; place: Place } | null>(null);

  constructor(
    private readonly live: () => Sitting,
    private readonly game: () => GameInfo | undefined,
  ) {
    // What was begun at another position, or is not legal any more, means nothing now.
    let before = "";
    $effect(() => {
      const { table, id } = this.live();
      const now = `${id} ${table?.my_seat} ${table?.number} ${table?.plan_number}`;
      if (now !== before) this.stop();
      before = now;
    });
  }

  /** What may be done, by name; nothing while it is not up to the reader. */
  legal = $derived.by((): Record<string, string[][]> => {
    const sitting = this.live();
    return sitting.mine ? (sitting.table?.legal ?? {}) : {};
  });

  /** The action that is being chosen, and what of it is. */
  get action(): string | null {
    return this.begun?.action ?? null;
  }

  get picked(): string[] {
    return this.begun?.picked ?? [];
  }

  /** A place at which it is asked what to do: only that is offered. */
  get place(): string | null {
    return this.asked?.place.name ?? null;
  }

  /** The actions that are offered. */
  actions = $derived.by((): string[] =>
    this.asked ? this.meant(this.asked.grid, this.asked.place) : Object.keys(this.legal),
  );

  /** The only thing that can be done at the place that is asked about, as it is sent; else nothing. */
  get only(): string | null {
    return this.asked && this.wholeAt(this.asked.grid, this.asked.place);
  }

  /** What may be chosen next of an action. */
  options(action: string): Option[] {
    return optionsOf(this.legal[action] ?? [], this.action === action ? this.picked : []);
  }

  /** The name of the parameter that is chosen next. */
  param(action: string): string {
    const at = this.action === action ? this.picked.length : 0;
    return this.game()?.actions.find(({ name }) => name === action)?.params[at]?.name ?? "";
  }

  /** Chooses the next value of an action; the last one does it. */
  pick(action: string, value: string): void {
    const picked = [...(this.action === action ? this.picked : []), value];
    const rest = left(this.legal[action] ?? [], picked);
    this.asked = null;
    if (rest.length === 1) this.do(action, rest[0] ?? []);
    else if (rest.length) this.begun = { action, picked };
  }

  /** Does something; what cannot be done is explained. */
  do(action: string, params: string[]): void {
    this.stop();
    void this.live().act(this.written(action, params));
  }

  /** An action as it is sent. */
  written(action: string, params: string[]): string {
    return written(this.live().table?.game ?? "", action, params);
  }

  /** Goes back a step; answers whether there was one. */
  back(): boolean {
    if (this.asked) this.asked = null;
    else if (!this.begun) return false;
    else this.begun = this.begun.picked.length > 1 ? { ...this.begun, picked: this.begun.picked.slice(0, -1) } : null;
    return true;
  }

  stop(): void {
    this.begun = null;
    this.asked = null;
  }

  // on the board

  private means(grid: GridEntry, action: string): boolean {
    return grid.info?.places?.params.includes(this.param(action)) ?? false;
  }

  private beginsAt(action: string, place: string): boolean {
    return this.options(action).some(({ value }) => value === place);
  }

  /** What a place of a grid may mean next: actions that are begun there, or go on there. */
  meant(grid: GridEntry, place: Place): string[] {
    const asked = this.action === null ? Object.keys(this.legal) : [this.action];
    return asked.filter((action) => this.means(grid, action) && this.beginsAt(action, place.name));
  }

  /** What a place would do at once, where it can mean but one thing. */
  wholeAt(grid: GridEntry, place: Place): string | null {
    const [action, ...others] = this.meant(grid, place);
    if (action === undefined || others.length) return null;
    const whole = this.options(action).find(({ value }) => value === place.name)?.whole;
    return whole ? this.written(action, whole) : null;
  }

  /** Does the game have several actions that begin at places of a grid, though not all may be legal now? */
  private isManifold(grid: GridEntry): boolean {
    const params = grid.info?.places?.params ?? [];
    const begin = this.game()?.actions.filter((each) => params.includes(each.params[0]?.name ?? "")) ?? [];
    return begin.length > 1;
  }

  /**
   * Chooses a place of the board. Where several things might be done there, it is asked which, and so it is where but
   * one of them is legal, as who clicked may have meant another; clicked again, the place does that one. Where nothing
   * can be done, the rules say why.
   */
  choose(grid: GridEntry, place: Place): void {
    const [action, ...others] = this.meant(grid, place);
    const again = this.asked?.grid.name === grid.name && this.place === place.name;
    const doubtful = this.action === null && this.isManifold(grid) && this.wholeAt(grid, place) !== null;
    if (action === undefined) this.explain(grid, place);
    else if (again && others.length) this.asked = null;
    else if (!again && (others.length || doubtful)) this.asked = { grid, place };
    else this.pick(action, place.name);
  }

  private explain(grid: GridEntry, place: Place): void {
    const params = grid.info?.places?.params ?? [];
    const action = this.game()?.actions.find(
      (each) => each.params.length === 1 && params.includes(each.params[0]?.name ?? ""),
    );
    if (this.action === null && action && this.live().table?.my_seat !== null) this.do(action.name, [place.name]);
    else this.stop();
  }
}
