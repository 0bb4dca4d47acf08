// How actions are written: their name and parameters, unless their game has its own notation.

import type { ActionInfo, Table } from "../../api/schema";
import { games } from "../../app/games.svelte";
import { wordsOf } from "./declared";

function infoOf(game: string, action: string): ActionInfo | undefined {
  return games.named(game)?.actions.find(({ name }) => name === action);
}

/** Is it written as its name and parameters, in order? */
function isUsual({ name, params, text }: ActionInfo): boolean {
  return text === [name, ...params.map((param) => `{${param.name}}`)].join(" ");
}

/** An action in its game's notation, as it is sent. */
export function written(game: string, action: string, params: string[]): string {
  const info = infoOf(game, action);
  if (!info || isUsual(info)) return [action, ...params].join(" ");
  const names = info.params.map(({ name }) => name);
  return info.text.replace(/\{(\w+)\}/g, (_, name: string) => params[names.indexOf(name)] ?? "");
}

/** Is this action legal now? */
export function isLegal(table: Table | null, action: string): boolean {
  if (!table) return false;
  const { game, legal } = table;
  const [name, ...params] = wordsOf(action);
  if (legal[name]?.some((each) => each.join(" ") === params.join(" "))) return true;
  return Object.entries(legal).some(([other, all]) => {
    const info = infoOf(game, other);
    return info && !isUsual(info) && all.some((each) => written(game, other, each) === action);
  });
}
