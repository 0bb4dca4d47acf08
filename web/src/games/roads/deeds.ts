// Buttons for what can be done: one for each legal action of a kind, and those of a transporter in hand.

import { say } from "../../i18n/words.svelte";
import { seatName } from "../../table/model/seats";
import { actions } from "./actions";
import { legalOf, type Counts } from "./position";
import { goodWords, transporterName } from "./sentences";
import type { TurnController } from "./turncontroller.svelte";

export type Sign = { house: string } | { kind: string; seat?: number } | { good: string } | { work: string };

/** Something that a button does. */
export interface Deed {
  /** The action in notation, or a name of its own. */
  key: string;
  /** The attributes by which it is found on the page. */
  data: Record<`data-${string}`, string>;
  sign?: Sign;
  /** What it is called; and where it is clear on which tile that is. */
  label: string;
  short?: string;
  goods?: Counts | undefined;
  /** Something that one should know before. */
  note?: string | undefined;
  main?: boolean;
  spent?: boolean;
  does: () => unknown;
}

export type Told = Pick<Deed, "label"> & Partial<Deed>;

/** A deed for each legal action of a kind that begins with these parameters. */
export function offered<T extends Told>(
  turn: TurnController,
  name: Parameters<typeof actions.choice>[0],
  first: string[],
  tell: (args: string[], all: string[][]) => T,
): (Deed & T)[] {
  return legalOf(turn.view, name, ...first).map((args, _, all) => {
    const key = actions.choice(name, [...first, ...args]);
    return { key, data: { [`data-${name}`]: args.join(" ") }, does: () => turn.act(key), ...tell(args, all) };
  });
}

/** What a transporter of mine can do with what it meets: geese, passengers, and other transporters. */
export function handling(turn: TurnController, slot: string): Deed[] {
  const { table } = turn.view;
  const owner = (partner: string): string =>
    seatName(table?.seats ?? [], parseInt(partner) - 1, table?.my_seat ?? null);
  const other = (which: string): string => transporterName({ slot: which, kind: turn.mine[which]?.kind ?? "donkey" });
  const can = (name: Parameters<typeof offered>[1], tell: (args: string[], all: string[][]) => Told): Deed[] =>
    offered(turn, name, [slot], tell);
  const goose: Sign = { good: "goose" };
  return [
    ...can("lead", ([from = ""], { length }) => ({
      sign: goose,
      label: say("roads-page-lead", { from: from === "a" && length === 1 ? "here" : from }),
    })),
    ...can("leave", ([bank = ""]) => ({ sign: goose, label: say("roads-page-leave", { bank }) })),
    ...can("hand", ([to = "", good = ""]) => ({
      sign: { good },
      label: say("roads-page-hand", { what: goodWords(good, 1), to: other(to) }),
      note: turn.binding.includes(actions.write("hand", { transporter: slot, to, good }))
        ? say("roads-page-stays")
        : undefined,
    })),
    ...can("take", ([which = ""]) => ({ label: say("roads-page-take", { what: other(which) }) })),
    ...can("set", ([place = ""]) => ({ label: say("roads-page-set", { place }) })),
    ...can("alight", ([place = ""]) => ({ label: say("roads-page-alight", { place }) })),
    ...(["give", "ask"] as const).flatMap((what) =>
      can(what, ([partner = "", good = ""]) => ({
        data: { "data-offer": what },
        sign: { good },
        label: say(`roads-page-${what}`, { what: goodWords(good, 1), seat: owner(partner) }),
      })),
    ),
    ...(["invite", "board"] as const).flatMap((what) =>
      can(what, ([partner = ""]) => ({
        data: { "data-offer": what },
        label: say(`roads-page-${what}`, { seat: owner(partner) }),
      })),
    ),
  ];
}
