// The position as the server sends it, and what many places need to know about it.

import type { RoadsAhead as Ahead, RoadsPublic as Public, RoadsTransporterInfo as Transporter } from "../../api/schema";
import type { TableView } from "../../table/model/view.svelte";
import { GOODS, type GoodName } from "./goods";

export type {
  RoadsAhead as Ahead,
  RoadsBuildingInfo as Building,
  RoadsFacts as Facts,
  RoadsOfferInfo as Offer,
  RoadsPreview as Preview,
  RoadsPublic as Public,
  RoadsRecipe as Recipe,
  RoadsTransporterInfo as Transporter,
  RoadsUnattended as Unattended,
  RoadsWork as Work,
} from "../../api/schema";

export { GOODS };
export type Good = GoodName;
export type Counts = Record<string, number>;
/** The phases in which a transporter can do something. */
export const HANDLING = ["production", "movement"];

export function publicOf(view: TableView): Public {
  return view.table?.public as Public;
}

/** A transporter with its owner and slot. */
export interface Standing extends Transporter {
  seat: number;
  slot: string;
}

/** The same transporter is the same object in every position. */
const standing = new WeakMap<Transporter, Standing>();

function standingOf(each: Transporter, seat: number, slot: string): Standing {
  const known = standing.get(each);
  const found = known?.seat === seat && known.slot === slot ? known : { ...each, seat, slot };
  standing.set(each, found);
  return found;
}

const fleets = new WeakMap<Public, Map<number, Standing[]>>();

/** All transporters, mine first; the same objects for the same position. */
export function transportersOf(position: Public, mine: number): Standing[] {
  const known = fleets.get(position) ?? new Map<number, Standing[]>();
  fleets.set(position, known);
  const found = known.get(mine) ?? mineFirst(position, mine);
  known.set(mine, found);
  return found;
}

function mineFirst(position: Public, mine: number): Standing[] {
  const all = position.players.flatMap((player, seat) =>
    Object.entries(player.transporters).map(([slot, each]) => standingOf(each, seat, slot)),
  );
  return [...all.filter(({ seat }) => seat === mine), ...all.filter(({ seat }) => seat !== mine)];
}

/** Will a building stand idle? */
export const isIdle = ({ lacks, empty }: Ahead): boolean => lacks !== undefined || empty === true;

export const sum = (counts: Counts): number => Object.values(counts).reduce((one, other) => one + other, 0);

/** Counts in the order of the goods, without those that are zero. */
export function sorted(counts: Counts): [Good, number][] {
  return GOODS.flatMap((good) => ((counts[good] ?? 0) > 0 ? [[good, counts[good] ?? 0] as [Good, number]] : []));
}

/** The legal actions that begin with these parameters, as the remaining parameters. */
export function legalOf(view: TableView, action: string, ...first: string[]): string[][] {
  const all = view.table?.legal[action] ?? [];
  return all
    .filter((params) => first.every((each, index) => params[index] === each))
    .map((params) => params.slice(first.length));
}
