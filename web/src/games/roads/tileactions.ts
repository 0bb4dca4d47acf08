// What can be done on a tile just now by a click, in the order in which it is offered.

import { say } from "../../i18n/words.svelte";
import type { TableView } from "../../table/model/view.svelte";
import { actions } from "./actions";
import { tileIn, type MapGeometry, type Tile } from "./land/ground";
import type { TurnController } from "./turncontroller.svelte";
import { legalOf } from "./position";
import { buildingWords, transporterName } from "./sentences";

/** `sign` is a building or one of my transporters; a `mark` stands over it. */
export interface TileAction {
  key: string;
  sign: { house: string } | { kind: string } | null;
  mark: "run" | "new" | null;
  /** What it is called, and what is written where there is little room. */
  label: string;
  short: string;
  does: () => unknown;
}

/** All actions on a tile in this phase. */
export function actionsOn(turn: TurnController, ground: MapGeometry, tile: Tile): TileAction[] {
  if (!turn.free) return [];
  const here = (place: string): boolean => tileIn(ground, place)?.name === tile.name;
  switch (turn.position.phase) {
    case "production":
      return [...runs(turn, tile, here), ...studies(turn, here), ...beasts(turn, tile, here)];
    case "movement":
      return transporters(turn, here);
    case "building":
      return buildings(turn, here, tile);
    default:
      return [];
  }
}

type Here = (place: string) => boolean;

function runs(turn: TurnController, tile: Tile, here: Here): TileAction[] {
  const house = Object.entries(turn.position.buildings).find(([place]) => here(place))?.[1].kind ?? "mine";
  return turn.runs
    .filter((macro) => macro.tile === tile.name)
    .map((macro) => ({
      key: `run ${tile.name}`,
      sign: { house },
      mark: "run",
      label: say("roads-page-run", { what: buildingWords(house), place: tile.name, count: macro.actions.length }),
      short: macro.actions.length > 1 ? `× ${macro.actions.length}` : "",
      does: () => turn.runAll([macro]),
    }));
}

function studies(turn: TurnController, here: Here): TileAction[] {
  return legalOf(turn.view, "research")
    .filter(([, place = ""]) => here(place))
    .map(([subject = "", place = ""]) => {
      const words = say("roads-subject", { kind: subject });
      const action = actions.write("research", { subject, place });
      const label = say("roads-page-research", { subject: words });
      return { key: action, sign: null, mark: "new", label, short: words, does: () => turn.act(action) };
    });
}

function beasts(turn: TurnController, tile: Tile, here: Here): TileAction[] {
  const wagons = legalOf(turn.view, "wagon").filter(([slot = ""]) => here(turn.mine[slot]?.at ?? ""));
  return [
    ...legalOf(turn.view, "breed")
      .filter(([name = ""]) => name === tile.name)
      .map((): TileAction => {
        const label = say("roads-page-breed", { place: tile.name });
        const action = actions.write("breed", { tile: tile.name });
        return { key: action, sign: { kind: "donkey" }, mark: "new", label, short: "", does: () => turn.act(action) };
      }),
    ...wagons.map(([slot = ""]): TileAction => {
      const label = say("roads-page-harness", { what: transporterName({ kind: "donkey", slot }) });
      const action = actions.write("wagon", { transporter: slot });
      const does = (): unknown => turn.act(action);
      return { key: action, sign: { kind: "wagon" }, mark: "new", label, short: slot.slice(1), does };
    }),
  ];
}

/** My transporters there that can still go. */
function transporters(turn: TurnController, here: Here): TileAction[] {
  const there = Object.entries(turn.mine).filter(([, { at, carrier, points }]) => here(at) && !carrier && points > 0);
  return there.map(([slot, { kind }]) => {
    const label = transporterName({ kind, slot });
    const does = (): void => turn.choose(slot);
    return { key: `pick ${slot}`, sign: { kind }, mark: null, label, short: slot.slice(1), does };
  });
}

function buildings(turn: TurnController, here: Here, tile: Tile): TileAction[] {
  const several = tile.banks.length > 1;
  const at = (place: string): string => (several ? place.slice(-1) : "");
  const deed = (kind: string, place: string, more: string, action: string): TileAction => {
    const what = [buildingWords(kind), at(place), more].filter(Boolean).join(" ");
    const label = say("roads-page-build-here", { what, place: tile.name });
    const short = [at(place), more].filter(Boolean).join(" ");
    return { key: action, sign: { house: kind }, mark: null, label, short, does: () => turn.act(action) };
  };
  return [
    ...legalOf(turn.view, "build")
      .filter(([, place = ""]) => here(place))
      .map(([building = "", place = ""]) => deed(building, place, "", actions.write("build", { building, place }))),
    ...legalOf(turn.view, "mine")
      .filter(([place = ""]) => here(place))
      .map(([place = "", mixture = ""]) => deed("mine", place, mixture, actions.write("mine", { place, mixture }))),
    ...legalOf(turn.view, "shaft")
      .filter(([name = ""]) => name === tile.name)
      .map(([, mixture = ""]): TileAction => {
        const label = `${say("roads-action-shaft")} ${mixture}`;
        const action = actions.write("shaft", { tile: tile.name, mixture });
        const does = (): unknown => turn.act(action);
        return { key: action, sign: { house: "mine" }, mark: "new", label, short: mixture, does };
      }),
  ];
}

/** The tiles where something can be built now. */
export function sitesOf(view: TableView, ground: MapGeometry): Set<string> {
  const at = (name: string, which: number): string[] => legalOf(view, name).map((args) => args[which] ?? "");
  const places = [...at("build", 1), ...at("mine", 0), ...at("shaft", 0)];
  return new Set(places.flatMap((place) => tileIn(ground, place)?.name ?? []));
}
