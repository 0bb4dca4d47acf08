// What all parts of the table know: its map, the numbers of the rules, and what the reader does with it.

import { getContext, setContext } from "svelte";

import { retry } from "../../i18n/retry";
import { Loaded } from "../../table/model/loaded.svelte";
import type { TableView } from "../../table/model/view.svelte";
import { dragging, type Point } from "../../ui/drag";
import { BoardClicks } from "./boardclicks.svelte";
import { DragController } from "./dragcontroller.svelte";
import { facts, type Facts } from "./facts";
import { groundNamed, type MapGeometry } from "./land/ground";
import { actionsOf } from "./tileactions";
import { TurnController } from "./turncontroller.svelte";

const KEY = Symbol("the table of Roads & Boats");

export class RoadsModel {
  private readonly map = new Loaded<MapGeometry>(() => this.shown().table?.board, groundNamed);
  private readonly numbers = new Loaded<Facts>(() => this.shown().table?.game, facts);
  readonly turn = new TurnController(
    () => this.shown(),
    () => this.map.value,
  );
  readonly clicks = new BoardClicks(this.turn);
  readonly hands = new DragController(this.turn, (point) => this.lean(point));
  readonly drags = dragging(this.hands.drag);
  /** All that can be done now, by tiles. */
  readonly actions = $derived.by(() => actionsOf(this.turn, this.ground, this.facts));

  /** `lean` moves the map where something is carried to its edge. */
  constructor(
    private readonly shown: () => TableView,
    private readonly lean: (point: Point | null) => void,
  ) {
    setContext(KEY, this);
  }

  get view(): TableView {
    return this.shown();
  }

  /** Is something shown that others did? Until it is over, or skipped, there is nothing to press. */
  get watching(): boolean {
    const { scene } = this.view;
    return scene !== null && !scene.own;
  }

  get ready(): boolean {
    return this.map.value !== null && this.numbers.value !== null;
  }

  /** The map; nothing is drawn before it is known. */
  get ground(): MapGeometry {
    return known(this.map.value);
  }

  get facts(): Facts {
    return known(this.numbers.value);
  }
}

/** What is told of a tile or a transporter: loaded when the table has been drawn, as most of it is not seen before. */
export const inHand = () => retry(() => import("./InHand.svelte"));

export const useRoads = (): RoadsModel => getContext<RoadsModel>(KEY);

function known<T>(value: T | null): T {
  if (value === null) throw new Error("drawn before it was loaded");
  return value;
}
