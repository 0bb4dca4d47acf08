// What the reader is choosing in any game: an action, then its parameters one by one, from the list or on the board.

import type { GameInfo } from "../../api/schema";
import { written } from "../model/notation";
import type { TableView } from "../model/view.svelte";
import type { Place } from "./board";
import type { GridEntry } from "./position";
import { left, optionsOf, type Option } from "./steps";

export class Choosing {
  private begun = $state.raw<{ action: string; picked: string[] } | null>(null);
  private asked = $state.raw<{ grid: GridEntry; place: Place } | null>(null);

  constructor(
    private readonly view: () => TableView,
    private readonly game: () => GameInfo | undefined,
  ) {
    // A choice begun in another position means nothing now.
    let before = "";
    $effect(() => {
      const now = this.view().positionKey;
      if (now !== before) this.stop();
      before = now;
    });
  }

  /** The legal actions by name; none while the reader can't act. */
  legal = $derived.by((): Record<string, string[][]> => {
    const view = this.view();
    return view.mine ? (view.table?.legal ?? {}) : {};
  });

  /** The action that is being chosen, and the parameters chosen so far. */
  get action(): string | null {
    return this.begun?.action ?? null;
  }

  get picked(): string[] {
    return this.begun?.picked ?? [];
  }

  /** A place that was clicked and has several meanings: only those are offered. */
  get place(): string | null {
    return this.asked?.place.name ?? null;
  }

  /** The actions on offer. */
  actions = $derived.by((): string[] =>
    this.asked ? this.meant(this.asked.grid, this.asked.place) : Object.keys(this.legal),
  );

  /** The only action possible at the place that was clicked, in notation; else null. */
  get only(): string | null {
    return this.asked && this.wholeAt(this.asked.grid, this.asked.place);
  }

  /** What can be chosen next for an action. */
  options(action: string): Option[] {
    return optionsOf(this.legal[action] ?? [], this.action === action ? this.picked : []);
  }

  /** The name of the parameter to choose next. */
  param(action: string): string {
    const at = this.action === action ? this.picked.length : 0;
    return this.game()?.actions.find(({ name }) => name === action)?.params[at]?.name ?? "";
  }

  /** Chooses the next value of an action; the last one sends it. */
  pick(action: string, value: string): void {
    const picked = [...(this.action === action ? this.picked : []), value];
    const rest = left(this.legal[action] ?? [], picked);
    this.asked = null;
    if (rest.length === 1) this.do(action, rest[0] ?? []);
    else if (rest.length) this.begun = { action, picked };
  }

  /** Sends an action; if it is refused, the table explains it. */
  do(action: string, params: string[]): void {
    this.stop();
    void this.view().act(this.written(action, params));
  }

  /** An action in notation. */
  written(action: string, params: string[]): string {
    return written(this.view().table?.game ?? "", action, params);
  }

  /** Goes back a step; returns whether there was one. */
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

  /** What clicking a place can mean next: actions that begin there, or continue there. */
  meant(grid: GridEntry, place: Place): string[] {
    const asked = this.action === null ? Object.keys(this.legal) : [this.action];
    return asked.filter((action) => this.means(grid, action) && this.beginsAt(action, place.name));
  }

  /** The action that a click on a place would take at once, if it can only mean one. */
  wholeAt(grid: GridEntry, place: Place): string | null {
    const [action, ...others] = this.meant(grid, place);
    if (action === undefined || others.length) return null;
    const whole = this.options(action).find(({ value }) => value === place.name)?.whole;
    return whole ? this.written(action, whole) : null;
  }

  /** Does the game have several actions that begin with a place of the grid, whether or not they are legal now? */
  private isManifold(grid: GridEntry): boolean {
    const params = grid.info?.places?.params ?? [];
    const begin = this.game()?.actions.filter((each) => params.includes(each.params[0]?.name ?? "")) ?? [];
    return begin.length > 1;
  }

  /**
   * Chooses a place on the board. If it could mean several actions, the reader is asked which. That also happens if
   * only one of several is legal, as the click may have meant another; a second click then takes that one. If nothing
   * is possible there, the rules say why.
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
    if (this.action === null && action && this.view().table?.my_seat !== null) this.do(action.name, [place.name]);
    else this.stop();
  }
}
