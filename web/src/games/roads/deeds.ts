// What can be done on a tile just now by a click, in the order in which it is offered.

import { say } from "../../i18n/words.svelte";
import type { Sitting } from "../../session/table/sitting";
import { actions } from "./actions";
import { tileIn, type Ground, type Tile } from "./land/ground";
import type { Play } from "./play.svelte";
import { legalOf } from "./position";
import { buildingWords, nameOf } from "./sentences";

/** `sign` is a building or one of my transporters; a `mark` stands over it. */
export interface Deed {
  key: string;
  sign: { house: string } | { kind: string } | null;
  mark: "run" | "new" | null;
  /** What it is called, and what is written where there is little room. */
  label: string;
  short: string;
  does: () => unknown;
}

/** All deeds of a tile in this phase. */
export function deedsOn(play: Play, ground: Ground, tile: Tile): Deed[] {
  if (!play.free) return [];
  const here = (place: string): boolean => tileIn(ground, place)?.name === tile.name;
  switch (play.position.phase) {
    case "production":
      return [...runs(play, tile, here), ...studies(play, here), ...beasts(play, tile, here)];
    case "movement":
      return vehicles(play, here);
    case "building":
      return buildings(play, here, tile);
    default:
      return [];
  }
}

type Here = (place: string) => boolean;

function runs(play: Play, tile: Tile, here: Here): Deed[] {
  const house = Object.entries(play.position.buildings).find(([place]) => here(place))?.[1].kind ?? "mine";
  return play.runs
    .filter((macro) => macro.tile === tile.name)
    .map((macro) => ({
      key: `run ${tile.name}`,
      sign: { house },
      mark: "run",
      label: say("roads-page-run", { what: buildingWords(house), place: tile.name, count: macro.actions.length }),
      short: macro.actions.length > 1 ? `× ${macro.actions.length}` : "",
      does: () => play.runAll([macro]),
    }));
}

function studies(play: Play, here: Here): Deed[] {
  return legalOf(play.live, "research")
    .filter(([, place = ""]) => here(place))
    .map(([subject = "", place = ""]) => {
      const words = say("roads-subject", { kind: subject });
      const action = actions.write("research", { subject, place });
      return {
        key: action,
        sign: null,
        mark: "new",
        label: say("roads-page-research", { subject: words }),
        short: words,
        does: () => play.act(action),
      };
    });
}

function beasts(play: Play, tile: Tile, here: Here): Deed[] {
  const wagons = legalOf(play.live, "wagon").filter(([slot = ""]) => here(play.mine[slot]?.at ?? ""));
  return [
    ...legalOf(play.live, "breed")
      .filter(([name = ""]) => name === tile.name)
      .map((): Deed => {
        const label = say("roads-page-breed", { place: tile.name });
        const action = actions.write("breed", { tile: tile.name });
        return { key: action, sign: { kind: "donkey" }, mark: "new", label, short: "", does: () => play.act(action) };
      }),
    ...wagons.map(([slot = ""]): Deed => {
      const label = say("roads-page-harness", { what: nameOf({ kind: "donkey", slot }) });
      const action = actions.write("wagon", { transporter: slot });
      const does = (): unknown => play.act(action);
      return { key: action, sign: { kind: "wagon" }, mark: "new", label, short: slot.slice(1), does };
    }),
  ];
}

/** My transporters there that can still go. */
function vehicles(play: Play, here: Here): Deed[] {
  const there = Object.entries(play.mine).filter(([, { at, carrier, points }]) => here(at) && !carrier && points > 0);
  return there.map(([slot, { kind }]) => {
    const label = nameOf({ kind, slot });
    return {
      key: `pick ${slot}`,
      sign: { kind },
      mark: null,
      label,
      short: slot.slice(1),
      does: () => play.choose(slot),
    };
  });
}

function buildings(play: Play, here: Here, tile: Tile): Deed[] {
  const several = tile.banks.length > 1;
  const at = (place: string): string => (several ? place.slice(-1) : "");
  const deed = (kind: string, place: string, more: string, action: string): Deed => {
    const what = [buildingWords(kind), at(place), more].filter(Boolean).join(" ");
    const label = say("roads-page-build-here", { what, place: tile.name });
    const short = [at(place), more].filter(Boolean).join(" ");
    return { key: action, sign: { house: kind }, mark: null, label, short, does: () => play.act(action) };
  };
  return [
    ...legalOf(play.live, "build")
      .filter(([, place = ""]) => here(place))
      .map(([building = "", place = ""]) => deed(building, place, "", actions.write("build", { building, place }))),
    ...legalOf(play.live, "mine")
      .filter(([place = ""]) => here(place))
      .map(([place = "", mixture = ""]) => deed("mine", place, mixture, actions.write("mine", { place, mixture }))),
    ...legalOf(play.live, "shaft")
      .filter(([name = ""]) => name === tile.name)
      .map(([, mixture = ""]): Deed => {
        const label = `${say("roads-action-shaft")} ${mixture}`;
        const action = actions.write("shaft", { tile: tile.name, mixture });
        const does = (): unknown => play.act(action);
        return { key: action, sign: { house: "mine" }, mark: "new", label, short: mixture, does };
      }),
  ];
}

/** The tiles where something can be built now. */
export function sitesOf(live: Sitting, ground: Ground): Set<string> {
  const at = (name: string, which: number): string[] => legalOf(live, name).map((args) => args[which] ?? "");
  const places = [...at("build", 1), ...at("mine", 0), ...at("shaft", 0)];
  return new Set(places.flatMap((place) => tileIn(ground, place)?.name ?? []));
}
