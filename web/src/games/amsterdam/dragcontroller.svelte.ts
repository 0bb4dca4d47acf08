// What hands do at the table: a route is chosen, marked by a finger, or gets cards that are carried to it.

import type { Choice } from "../../api/schema";
import type { TableView } from "../../table/model/view.svelte";
import { actions } from "./actions";
import { paidWith, routesFor } from "./paying";
import { publicOf } from "./position";

export class DragController {
  /** The route whose payments are shown. */
  chosen = $state<string | null>(null);
  /** The route that a finger has marked. */
  marked = $state<string | null>(null);
  /** What is carried from the market: an action. */
  taken = $state<string | null>(null);
  /** The kind of card that is carried from the hand, and the route that it is over. */
  private held = $state<string | null>(null);
  private over = $state<string | null>(null);
  /** Is what is being done just now done by carrying? */
  private carries = false;

  constructor(private readonly view: () => TableView) {}

  private get builds(): string[][] {
    return this.view().table?.legal["build"] ?? [];
  }

  /** Where the cards in the hand could go; null while none are held there. */
  get aimed(): Set<string> | null {
    return this.held === null ? null : routesFor(this.builds, this.held);
  }

  /** The route that stands out. */
  get pointed(): string | null {
    return this.over ?? this.chosen ?? this.marked;
  }

  /** The marked route, where nothing more is shown of one. */
  get touched(): string | null {
    return this.chosen === null ? this.marked : null;
  }

  /** Shows the ways to pay; in the past there are none. */
  choose(id: string): void {
    const view = this.view();
    if (view.kind === "moment") void view.act(actions.choice("build", [id]));
    else this.chosen = id;
  }

  /** A finger marks a route; it goes on where it touches that again. */
  touch(id: string | null): void {
    if (id !== null && (id === this.marked || this.view().kind === "moment")) this.choose(id);
    else this.marked = id;
  }

  /** Builds with the only payment that there is; of several one is chosen. */
  build(id: string, payments: Choice[]): void {
    const [only, ...others] = payments;
    if (only && !others.length) void this.view().act(only.action);
    else this.choose(id);
  }

  /** Pays for a route with cards of a kind, or says why that cannot be; answers whether it is built. */
  async pay(id: string, kind: string): Promise<boolean> {
    const view = this.view();
    const { pay, several, not } = paidWith(await view.choices("build", { route: id }), kind);
    if (pay) return view.act(pay.action);
    if (several) this.choose(id);
    else if (not?.refused) view.refuse(not.refused);
    else return view.act(actions.choice("build", [id, kind])); // none is listed, but the server says why
    return false;
  }

  /** Takes what was carried to the hand. */
  async take(action: string): Promise<boolean> {
    this.carries = true;
    const done = await this.view().act(action);
    this.carries = false;
    return done;
  }

  /** Is this moment's action one that was carried to where it goes? */
  isCarried = (): boolean => this.carries;

  /** Cards of a kind are worth carrying where something can be built with them. */
  canCarry(kind: string): boolean {
    const view = this.view();
    return view.mine && view.kind !== "moment" && routesFor(this.builds, kind).size > 0;
  }

  carry(kind: string | null, over: string | null = null): void {
    this.held = kind;
    this.over = over;
  }

  /** What is pointed at has been built, or is of another time. */
  settle(): void {
    const view = this.view();
    const { owners } = publicOf(view);
    if (view.kind === "moment") this.chosen = this.marked = null;
    else if (!view.queue.busy && this.marked !== null && this.marked in owners) this.marked = null;
  }
}
