// What a hand does on the map: transporters go where they are dropped, what is aboard goes there with them and is put down,
// goods are dragged aboard, or to another tile by a transporter that stands beside them.

import type { Drag, Point, Taken } from "../../ui/drag";
import { say } from "../../i18n/words.svelte";
import { actions } from "./actions";
import { tileIn, type Ground } from "./land/ground";
import type { Play } from "./play.svelte";
import { legalOf } from "./position";

/** One of my transporters, all that is aboard it, or goods (`all`: of every kind) that lie at a place. */
export type Held =
  { sort: "transporter" | "cargo"; slot: string } | { sort: "goods"; good: string; place: string; slots: string[] };

const HANDLING = ["production", "movement"];

export class Hands {
  constructor(
    private readonly play: Play,
    private readonly ground: () => Ground | null,
    /** Where the pointer is while something is carried: the map is moved at its edges. */
    private readonly lean: (point: Point | null) => void,
  ) {}

  readonly drag: Drag<Held> = {
    take: (at) => this.takenAt(at),
    lift: (held) => {
      this.play.held = (held.sort === "goods" ? held.slots[0] : held.slot) ?? null;
      this.play.live.notice = null;
    },
    over: (_, at, point) => {
      this.play.hovered = this.placeOf(at);
      this.lean(point);
    },
    drop: (held, at) => this.letGo(held, at),
    end: () => {
      this.play.held = this.play.hovered = null;
      this.lean(null);
    },
  };

  /** The goods that one of my transporters beside them could take aboard, each with its tile: `clay b2`. */
  get loose(): string[] {
    if (!this.handles) return [];
    const found = legalOf(this.play.live, "load").map(
      ([slot = "", good = ""]) => `${good} ${this.tileOf(this.play.mine[slot]?.at) ?? ""}`,
    );
    return found.filter((each, index) => found.indexOf(each) === index);
  }

  /** My transporters there that could take goods of a place aboard, the best first. */
  takers(goods: string | undefined, place: string | undefined): string[] {
    if (goods === undefined || place === undefined || !this.handles) return [];
    const [tile, kinds] = [this.tileOf(place), goods.split(" ")];
    const slots = legalOf(this.play.live, "load")
      .filter(([slot = "", good = ""]) => kinds.includes(good) && this.tileOf(this.play.mine[slot]?.at) === tile)
      .map(([slot = ""]) => slot);
    const chosen = this.play.chosen ?? "";
    const fresh = (slot: string): number => (slot === chosen ? 0 : this.play.mine[slot]?.moved ? 2 : 1);
    const apart = slots.filter((slot, index) => slots.indexOf(slot) === index);
    return apart.sort((one, other) => fresh(one) - fresh(other));
  }

  private get handles(): boolean {
    return this.play.free && HANDLING.includes(this.play.position.phase);
  }

  private takenAt(at: Element): Taken<Held> | null {
    if (!this.handles) return null;
    const token = at.closest<SVGElement>("[data-transporter]");
    const slot = this.mineOf(token);
    if (token && slot) {
      const cargo = at.closest(".cargo");
      if (cargo) return { what: { sort: "cargo", slot }, piece: cargo };
      return this.play.moving && this.play.mine[slot]?.points
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
    const { play } = this;
    const other = this.mineOf(at?.closest<SVGElement>("[data-transporter]") ?? null);
    const place = this.placeOf(at);
    const there = this.tileOf(place);
    if (!place || !there) return false;
    if (held.sort === "goods") {
      const here = this.tileOf(held.place);
      if (there !== here) return this.haul(held, place);
      return other !== null && held.slots.includes(other) && play.whole("load", other, held.good);
    }
    const { slot } = held;
    if (there !== this.tileOf(play.mine[slot]?.at)) {
      const ride = held.sort === "cargo" ? { load: "", unload: "all" } : undefined;
      return play.moving && play.go(place, () => void this.noWay(slot, place), ride, slot);
    }
    if (held.sort === "transporter" || other === slot) return false;
    return other ? this.passOn(slot, other) : play.whole("unload", slot);
  }

  /** The first of them that gets there takes the goods along and puts them down. */
  private async haul({ slots, good }: { slots: string[]; good: string }, place: string): Promise<boolean> {
    for (const slot of this.play.moving ? slots : []) {
      if (!(await this.play.reaches(slot, place))) continue;
      return this.play.go(place, nothing, { load: good, unload: good }, slot);
    }
    const [best] = this.play.moving ? slots : [];
    if (best) await this.noWay(best, place);
    return false;
  }

  /** Says why one does not get somewhere: the rules know it of a single step. */
  private async noWay(slot: string, place: string): Promise<void> {
    const { live } = this.play;
    const { refused } = await live.preview(actions.write("go", { transporter: slot, place }));
    if (refused && refused.reason !== "not-next") live.refuse(refused);
    else live.notice = { text: say("roads-page-no-way") };
  }

  /** All that is aboard one goes aboard another of mine. */
  private passOn(slot: string, to: string): Promise<boolean> {
    const legal = legalOf(this.play.live, "hand", slot);
    const goods = Object.entries(this.play.mine[slot]?.cargo ?? {}).filter(([good]) =>
      legal.some(([other, which]) => other === to && which === good),
    );
    return this.play.all(
      goods.flatMap(([good, count]) =>
        Array.from({ length: count ?? 0 }, () => actions.write("hand", { transporter: slot, to, good })),
      ),
    );
  }

  /** The slot of a transporter of mine. */
  private mineOf(token: SVGElement | null): string | null {
    const [seat, slot] = token?.dataset["transporter"]?.split(".") ?? [];
    return slot !== undefined && Number(seat) === this.play.seat ? slot : null;
  }

  private tileOf(place: string | null | undefined): string | null {
    const ground = this.ground();
    return place && ground ? (tileIn(ground, place)?.name ?? null) : null;
  }

  /** The place in notation that lies there. */
  private placeOf(at: Element | null): string | null {
    const near = at?.closest<SVGElement>("[data-target], [data-close], [data-bank], [data-transporter], [data-place]");
    if (!near) return null;
    const { target, close, bank, transporter, place } = near.dataset;
    const [seat, slot = ""] = transporter?.split(".") ?? [];
    return target ?? close ?? bank ?? this.play.position.players[Number(seat)]?.transporters[slot]?.at ?? place ?? null;
  }
}

const nothing = (): void => undefined;
