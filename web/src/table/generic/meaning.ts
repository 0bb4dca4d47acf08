// What an action means beyond its notation.

import type { GameInfo, Table } from "../../api/schema";
import { games } from "../../app/games.svelte";
import { actionName } from "../model/declared";

/** Does an action name nothing but places on the board? */
function isOfPlaces(action: string, game: GameInfo | undefined): boolean {
  const name = actionName(action);
  const params = game?.actions.find((each) => each.name === name)?.params ?? [];
  const places = game?.fields.flatMap((field) => field.grid?.places?.params ?? []) ?? [];
  return params.length > 0 && params.every((param) => places.includes(param.name));
}

const seen = ({ public: all, private: mine }: Table): string => JSON.stringify([all, mine]);

/**
 * Does an action mean now what it meant then? Places on a board stay where they are; any other name may mean something
 * else by now, unless the position is exactly the same.
 */
export function meansTheSame(action: string, then: Table, now: Table): boolean {
  return isOfPlaces(action, games.named(now.game)) || seen(then) === seen(now);
}
