// The marks on squares where the tool in hand can be used, and what it would do there.

import type { Choice } from "../../api/schema";
import type { Preview } from "./position";

export type Mark =
  | { kind: "plain" }
  | { kind: "points"; mine: boolean; seat: number; colour: string; count: number }
  | { kind: "joins" }
  | { kind: "revolt" | "war"; attack: number; defence: number; more: boolean; mine: boolean }
  | { kind: "strength"; count: number }
  | { kind: "strikes"; home: boolean };

export function previewOf(choice: Choice): Preview | null {
  return (choice.preview ?? null) as Preview | null;
}

/** What a mark means; points may be mine or somebody else's. */
export function signOf(mark: Mark): string {
  return mark.kind === "points" && mark.mine ? "gain" : mark.kind;
}

/** The mark of a choice, for the seat that would make it; of several wars, that seat's is shown, else the first. */
export function markOf(preview: Preview | null, seat: number): Mark {
  if (!preview) return { kind: "plain" };
  const involves = (sides: { attacker: { seat: number }; defender: { seat: number } }): boolean =>
    sides.attacker.seat === seat || sides.defender.seat === seat;
  const { wars = [], points: gains = [] } = preview;
  const fight = preview.revolt ?? wars.find(involves) ?? wars[0];
  if (fight) {
    const { attacker, defender } = fight;
    return {
      kind: preview.revolt ? "revolt" : "war",
      attack: attacker.board,
      defence: defender.board,
      more: wars.length > 1,
      mine: involves(fight),
    };
  }
  if (preview.joins) return { kind: "joins" };
  const points = gains.find((each) => each.seat === seat) ?? gains[0];
  if (points)
    return { kind: "points", mine: points.seat === seat, seat: points.seat, colour: points.colour, count: points.n };
  if (preview.removed?.length) return { kind: "strikes", home: (preview.home ?? []).length > 0 };
  if (preview.strength !== undefined) return { kind: "strength", count: preview.strength };
  return { kind: "plain" };
}
