// What a click on the map does: it settles a home, takes a transporter in hand or sends it there, builds, or looks at the
// tile. And which places are marked for that.

import { say } from "../../i18n/words.svelte";
import { actions } from "./actions";
import type { Tile } from "./land/ground";
import type { Work } from "./marks";
import { legalOf } from "./position";
import type { Target } from "./targets";
import type { TurnController } from "./turncontroller.svelte";

/** A click or Enter: a place (a bank, if it matters), a transporter there, and by what. */
export interface BoardClick {
  place: string;
  transporter: string | null;
  key: boolean;
  touched: boolean;
}

export class BoardClicks {
  /** The home that a finger has marked; it is chosen by a second touch, or by the button. */
  home = $state<string | null>(null);
  /** The works to choose from, if several are marked at the same place. */
  asked = $state.raw<Work[]>([]);

  constructor(private readonly turn: TurnController) {}

  private get settling(): boolean {
    return this.turn.position.phase === "setup" && this.turn.view.mine;
  }

  /** Where the transporter in hand can go, and in how many steps; during set-up, where a home can be. */
  targets = $derived.by((): Target[] => {
    const { turn, home } = this;
    if (this.settling)
      return legalOf(turn.view, "home").map(([place = ""]) => ({
        place,
        mark: place === home ? "✓" : "⌂",
        label: say("roads-page-home", { place }),
      }));
    if (!turn.moving || !turn.inHand || turn.running) return [];
    return turn.routes.map(({ to: place = "", actions: { length: steps }, left = 0 }) => ({
      place,
      mark: String(steps),
      label: say("roads-page-go", { place, steps, left }),
    }));
  });

  targetsOn(tile: string | null): Target[] {
    return this.targets.filter(({ place }) => this.turn.tileOf(place)?.name === tile);
  }

  choose = ({ place, transporter, key, touched }: BoardClick): void => {
    const { turn } = this;
    const tile = turn.tileOf(place);
    const there = tile?.name ?? null;
    if (this.settling) return this.chooseHome(place, tile, key, touched);
    const [seat, slot] = transporter?.split(".") ?? [];
    if (slot && Number(seat) === turn.seat) return turn.choose(slot);
    const chosen = turn.chosen && turn.mine[turn.chosen];
    if (chosen && !key && there === turn.tileOf(chosen.at)?.name) return; // what lies at its own tile keeps it in hand
    const otherwise = (): void => (key && chosen && !this.nextAt(there) ? this.refuse() : this.lookAt(there, key));
    if (!turn.mayGo(place)) return otherwise();
    void turn.go(place, otherwise).then((went) => went && (turn.tile = there));
  };

  private chooseHome(place: string, tile: Tile | null, key: boolean, touched: boolean): void {
    const homes = this.targetsOn(tile?.name ?? null).map((target) => target.place);
    const wanted = homes.includes(place) ? place : homes[0];
    // By key a tile is chosen, and not a bank: each is marked in turn.
    if (key && homes.length > 1) this.home = homes[(homes.indexOf(this.home ?? "") + 1) % homes.length] ?? null;
    else if (wanted && touched && this.home !== wanted) this.home = wanted;
    else if (wanted) this.settle(wanted);
    else if (tile?.terrain === "sea") this.lookAt(tile.name, key);
    else this.settle(tile?.banks.some(({ name }) => name === place) ? place : (tile?.banks[0]?.name ?? place));
  }

  /** Where no home can be, the rules say why. */
  settle(place: string): void {
    this.home = null;
    void this.turn.act(actions.write("home", { place }));
  }

  /** Selects a tile, or deselects it; by keyboard selects also a transporter there, and each time the next one. */
  lookAt(there: string | null, key = false): void {
    const { turn } = this;
    const next = key && turn.moving ? this.nextAt(there) : null;
    if (next) return turn.choose(next);
    turn.chosen = turn.peeked = null;
    turn.tile = turn.tile === there && !key ? null : there;
  }

  /** My next transporter on a tile, after the one in hand. */
  private nextAt(there: string | null): string | null {
    const { turn } = this;
    const here = Object.entries(turn.mine)
      .filter(([, { at, carrier }]) => turn.tileOf(at)?.name === there && !carrier)
      .map(([slot]) => slot);
    const next = here[(here.indexOf(turn.chosen ?? "") + 1) % Math.max(1, here.length)] ?? null;
    return next === turn.chosen ? null : next;
  }

  private refuse(): void {
    this.turn.view.notice = { text: say("roads-page-no-way") };
  }

  /** Selects my next transporter that has not moved; answers whether there is another. */
  chooseNext(): boolean {
    const { turn } = this;
    const slots = Object.entries(turn.mine)
      .filter(([slot, each]) => !each.carrier && (!turn.moving || each.points > 0) && slot !== turn.chosen)
      .map(([slot]) => slot);
    const after = slots.find((slot) => slot > (turn.chosen ?? "")) ?? slots[0];
    if (after) turn.choose(after);
    return after !== undefined;
  }

  /** Builds what is marked; asks which, if it is more than one. */
  build = (wanted: Work[]): void => {
    const [only, more] = wanted;
    this.asked = more ? wanted : [];
    if (only && !more) void this.turn.act(only.action);
  };
}
