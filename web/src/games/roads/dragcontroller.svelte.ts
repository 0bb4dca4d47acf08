// What a hand does on the map: transporters go where they are dropped, what is aboard goes there with them and is put down,
// goods are dragged aboard, or to another tile by a transporter that stands beside them.

import type { Drag, Point, Taken } from "../../ui/drag";
import { say } from "../../i18n/words.svelte";
import { actions } from "./actions";
import type { TurnController } from "./turncontroller.svelte";
import { HANDLING, legalOf } from "./position";

/** One of my transporters, all that is aboard it, one good of that, or goods (`all`: of every kind) that lie at a place. */
export type Held =
  | { sort: "transporter" | "cargo"; slot: string }
  | { sort: "one"; slot: string; good: string }
  | { sort: "goods"; good: string; place: string; slots: string[] };

export class DragController {
  constructor(
    private readonly turn: TurnController,
    /** Where the pointer is while something is carried: the map is moved at its edges. */
    private readonly lean: (point: Point | null) => void,
  ) {}

  readonly drag: Drag<Held> = {
    take: (at) => this.takenAt(at),
    lift: (held) => {
      this.turn.held = (held.sort === "goods" ? held.slots[0] : held.slot) ?? null;
      this.turn.view.notice = null;
    },
    over: (_, at, point) => {
      this.turn.hovered = this.placeOf(at);
      this.lean(point);
    },
    drop: async (held, at) => {
      const { view } = this.turn;
      view.byHand = true;
      return this.letGo(held, at).finally(() => (view.byHand = false));
    },
    end: () => {
      this.turn.held = this.turn.hovered = null;
      this.lean(null);
    },
  };

  /** The goods that one of my transporters beside them could take aboard, each with its tile: `clay b2`. */
  get loose(): string[] {
    if (!this.handles) return [];
    const found = legalOf(this.turn.view, "load").map(
      ([slot = "", good = ""]) => `${good} ${this.tileOf(this.turn.mine[slot]?.at) ?? ""}`,
    );
    return found.filter((each, index) => found.indexOf(each) === index);
  }

  /** The same through scenes, as each piece on the map looks into it. */
  private within = $derived.by(() => (this.turn.view.kind === "now" ? this.loose.join() : ""));

  /** Could goods at a place be carried away by hand? */
  isLoose = $derived.by(() => {
    const known = this.within.split(",");
    return (goods: string, place: string): boolean => {
      const tile = this.tileOf(place);
      return tile !== null && goods.split(" ").some((good) => known.includes(`${good} ${tile}`));
    };
  });

  /** My transporters there that could take goods of a place aboard, the best first. */
  takers(goods: string | undefined, place: string | undefined): string[] {
    if (goods === undefined || place === undefined || !this.handles) return [];
    const [tile, kinds] = [this.tileOf(place), goods.split(" ")];
    const slots = legalOf(this.turn.view, "load")
      .filter(([slot = "", good = ""]) => kinds.includes(good) && this.tileOf(this.turn.mine[slot]?.at) === tile)
      .map(([slot = ""]) => slot);
    const chosen = this.turn.chosen ?? "";
    const fresh = (slot: string): number => (slot === chosen ? 0 : this.turn.mine[slot]?.moved ? 2 : 1);
    const apart = slots.filter((slot, index) => slots.indexOf(slot) === index);
    return apart.sort((one, other) => fresh(one) - fresh(other));
  }

  private get handles(): boolean {
    return this.turn.free && HANDLING.includes(this.turn.position.phase);
  }

  private takenAt(at: Element): Taken<Held> | null {
    if (!this.handles) return null;
    const slot = this.mineOf(at);
    const [token, aboard] = [at.closest("[data-transporter]"), at.closest<HTMLElement>("[data-unload]")];
    const [good] = aboard?.dataset["unload"]?.split(" ") ?? [];
    if (slot && aboard && good) return { what: { sort: "one", slot, good }, piece: aboard };
    if (token && slot) {
      const cargo = at.closest(".cargo");
      if (cargo) return { what: { sort: "cargo", slot }, piece: cargo };
      return this.turn.moving && this.turn.mine[slot]?.points
        ? { what: { sort: "transporter", slot }, piece: token }
        : null;
    }
    const pile = at.closest<SVGElement>("[data-goods]");
    const { goods, place } = pile?.dataset ?? {};
    const slots = this.takers(goods, place);
    if (!pile || !goods || !place || !slots.length) return null;
    return { what: { sort: "goods", good: goods.includes(" ") ? "all" : goods, place, slots }, piece: pile };
  }

  /** Answers whether something came of it. */
  private async letGo(held: Held, at: Element | null): Promise<boolean> {
    const { turn } = this;
    const other = this.mineOf(at);
    const place = this.placeOf(at);
    const there = this.tileOf(place);
    if (!place || !there) return false;
    if (held.sort === "goods") {
      const here = this.tileOf(held.place);
      if (there !== here) return this.haul(held, place);
      return other !== null && held.slots.includes(other) && turn.whole("load", other, held.good);
    }
    const { slot } = held;
    const one = held.sort === "one" ? held.good : null;
    if (there !== this.tileOf(turn.mine[slot]?.at)) {
      const ride = held.sort === "transporter" ? undefined : { load: "", unload: one ?? "all" };
      return turn.moving && turn.go(place, () => void this.noWay(slot, place), ride, slot);
    }
    if (held.sort === "transporter" || other === slot) return false;
    if (other) return this.passOn(slot, other, one);
    return one ? this.putDown(slot, one, place) : turn.whole("unload", slot);
  }

  /** The first of them that gets there takes the goods along and puts them down. */
  private async haul({ slots, good }: { slots: string[]; good: string }, place: string): Promise<boolean> {
    for (const slot of this.turn.moving ? slots : []) {
      if (!(await this.turn.reaches(slot, place))) continue;
      return this.turn.go(place, nothing, { load: good, unload: good }, slot);
    }
    const [best] = this.turn.moving ? slots : [];
    if (best) await this.noWay(best, place);
    return false;
  }

  /** Says why one does not get somewhere: the rules know it of a single step. */
  private async noWay(slot: string, place: string): Promise<void> {
    const { view } = this.turn;
    const { refused } = await view.preview(actions.write("go", { transporter: slot, place }));
    if (refused && refused.reason !== "not-next") view.refuse(refused);
    else view.notice = { text: say("roads-page-no-way") };
  }

  /** Puts a good down, on the bank where it was let go if it may lie there. */
  private putDown(slot: string, good: string, place: string): Promise<boolean> {
    const banks = legalOf(this.turn.view, "unload", slot, good).map(([bank = ""]) => bank);
    const bank = banks.find((each) => place.endsWith(each)) ?? banks[0] ?? "a";
    return this.turn.act(actions.write("unload", { transporter: slot, good, bank }));
  }

  /** All that is aboard one, or just one good of it, goes aboard another of mine. */
  private passOn(slot: string, to: string, one: string | null): Promise<boolean> {
    const legal = legalOf(this.turn.view, "hand", slot);
    const aboard = one ? { [one]: 1 } : (this.turn.mine[slot]?.cargo ?? {});
    const goods = Object.entries(aboard).filter(([good]) =>
      legal.some(([other, which]) => other === to && which === good),
    );
    return this.turn.all(
      goods.flatMap(([good, count]) =>
        Array.from({ length: count ?? 0 }, () => actions.write("hand", { transporter: slot, to, good })),
      ),
    );
  }

  /** The slot of a transporter of mine, on the map or by its hold. */
  private mineOf(at: Element | null): string | null {
    const { transporter, hold } = at?.closest<SVGElement>("[data-transporter], [data-hold]")?.dataset ?? {};
    const [seat, slot] = transporter?.split(".") ?? [];
    return hold ?? (slot !== undefined && Number(seat) === this.turn.seat ? slot : null);
  }

  private tileOf(place: string | null | undefined): string | null {
    return this.turn.tileOf(place)?.name ?? null;
  }

  /** The place in notation that lies there. */
  private placeOf(at: Element | null): string | null {
    const near = at?.closest<SVGElement>("[data-target], [data-close], [data-bank], [data-transporter], [data-place]");
    if (!near) return null;
    const { target, close, bank, transporter, place } = near.dataset;
    const [seat, slot = ""] = transporter?.split(".") ?? [];
    return target ?? close ?? bank ?? this.turn.position.players[Number(seat)]?.transporters[slot]?.at ?? place ?? null;
  }
}

const nothing = (): void => undefined;
