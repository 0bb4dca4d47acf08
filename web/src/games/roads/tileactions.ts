// What can be done now, each with where that is: one list for the card of a tile, for what is left to do, and for the
// button on the map.

import { say } from "../../i18n/words.svelte";
import { offered, type Deed, type Told } from "./deeds";
import type { Facts } from "./facts";
import type { MapGeometry } from "./land/ground";
import { sum } from "./position";
import { buildingWords, recipeWords, transporterName, worksOf } from "./sentences";
import type { TurnController } from "./turncontroller.svelte";

export interface TileAction extends Deed {
  sort: "run" | "study" | "beast" | "pick" | "build" | "work";
  tile: string;
}

/** Everything that can be done in this phase, in the order in which it is offered. */
export function actionsOf(turn: TurnController, ground: MapGeometry, facts: Facts): TileAction[] {
  if (!turn.free) return [];
  const on = (sort: TileAction["sort"], deeds: (Deed & { place: string })[]): TileAction[] =>
    deeds.map((deed) => ({ ...deed, sort, tile: turn.tileOf(deed.place)?.name ?? deed.place }));
  switch (turn.position.phase) {
    case "production":
      return [...on("run", runs(turn)), ...on("study", studies(turn)), ...on("beast", beasts(turn)), ...fleet(turn)];
    case "movement":
      return fleet(turn);
    case "building":
      return [...on("build", builds(turn, facts)), ...on("work", works(turn, ground, facts))];
    default:
      return [];
  }
}

type Placed = Deed & { place: string };

function runs(turn: TurnController): Placed[] {
  return turn.runs.map((macro) => {
    const { tile: place = "", goods, actions: steps } = macro;
    const there = ([bank]: [string, unknown]): boolean => turn.tileOf(bank)?.name === place;
    const house = Object.entries(turn.position.buildings).find(there)?.[1].kind ?? "mine";
    const [what, count] = [buildingWords(house), steps.length];
    return {
      key: `run ${place}`,
      data: { "data-use": place },
      sign: { house },
      label: say("roads-page-run", { what, place, count }),
      short: count > 1 ? `${what} × ${count}` : what,
      goods: goods ?? undefined,
      does: () => turn.runAll([macro]),
      place,
    };
  });
}

function studies(turn: TurnController): Placed[] {
  return offered(turn, "research", [], ([subject = "", place = ""]) => ({
    data: { "data-research": subject },
    label: say("roads-page-research", { subject: say("roads-subject", { kind: subject }) }),
    place,
  }));
}

function beasts(turn: TurnController): Placed[] {
  return [
    ...offered(turn, "breed", [], ([place = ""]) => ({
      sign: { kind: "donkey" },
      label: say("roads-page-breed", { place }),
      place,
    })),
    ...offered(turn, "wagon", [], ([slot = ""]) => ({
      sign: { kind: "wagon" },
      label: say("roads-page-harness", { what: transporterName({ kind: "donkey", slot }) }),
      place: turn.mine[slot]?.at ?? "",
    })),
  ];
}

/** My transporters, each to be taken in hand. */
function fleet(turn: TurnController): TileAction[] {
  return Object.entries(turn.mine).map(([slot, { kind, at, cargo, points }]) => ({
    key: `pick ${slot}`,
    data: { "data-slot": slot },
    sign: { kind },
    label: transporterName({ kind, slot }),
    goods: sum(cargo) ? cargo : undefined,
    spent: turn.moving && points === 0,
    does: () => turn.choose(slot),
    sort: "pick",
    tile: turn.tileOf(at)?.name ?? at,
  }));
}

function builds(turn: TurnController, facts: Facts): Placed[] {
  const told = (kind: string, what: string, place: string, mixture = ""): Told & { place: string } => {
    const tile = turn.tileOf(place);
    const bank =
      (tile?.banks.length ?? 1) > 1 && kind !== "shaft" ? say("roads-page-bank", { bank: place.slice(-1) }) : "";
    const recipe = facts.recipes.find((each) => each.kind === kind);
    const short = [what, bank, mixture].filter(Boolean).join(" ");
    return {
      data: { "data-build": [kind, place, mixture].filter(Boolean).join(" ") },
      sign: { house: kind === "shaft" ? "mine" : kind },
      label: say("roads-page-build-here", { what: short, place: tile?.name ?? place }),
      short,
      goods: recipe?.cost,
      note: recipe && recipeWords(recipe),
      place,
    };
  };
  return [
    ...offered(turn, "build", [], ([kind = "", place = ""]) => told(kind, buildingWords(kind), place)),
    ...offered(turn, "mine", [], ([place = "", mixture]) => told("mine", buildingWords("mine"), place, mixture)),
    ...offered(turn, "shaft", [], ([tile = "", mixture]) => told("shaft", say("roads-action-shaft"), tile, mixture)),
  ];
}

function works(turn: TurnController, ground: MapGeometry, facts: Facts): Placed[] {
  return worksOf(turn.view, ground).map(({ kind, name, action, label, tile }) => ({
    key: action,
    data: { "data-work": `${kind} ${name}` },
    sign: { work: kind },
    label,
    goods: facts.works[kind],
    does: () => turn.act(action),
    place: tile,
  }));
}

/** What does all of a kind at once: factories are run, hauls repeated. */
export function wholes(turn: TurnController): (Deed & { count: number })[] {
  const whole = (key: string, count: number, label: string, does: () => unknown): (Deed & { count: number })[] =>
    count ? [{ key, data: { "data-all": key }, count, label, main: true, does }] : [];
  const [{ runs, hauls }, words] = [turn, (id: string, count: number): string => say(id, { count })];
  return [
    ...whole("use", runs.length, words("roads-page-run-all", runs.length), () => turn.runAll(runs)),
    ...whole("again", hauls.length, words("roads-page-again-all", hauls.length), () => turn.repeatTurn(hauls)),
  ];
}
