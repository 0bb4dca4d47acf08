// How actions are written: by their names and parameters, unless their game writes them otherwise.

import type { ActionInfo, Table } from "../../api/schema";
import { games } from "../games.svelte";
import { wordsOf } from "./declared";

function infoOf(game: string, action: string): ActionInfo | undefined {
  return games.named(game)?.actions.find(({ name }) => name === action);
}

/** Is it written by its name, with its parameters in order? */
function isUsual({ name, params, text }: ActionInfo): boolean {
  return text === [name, ...params.map((param) => `{${param.name}}`)].join(" ");
}

/** An action as it is sent and told. */
export function written(game: string, action: string, params: string[]): string {
  const info = infoOf(game, action);
  if (!info || isUsual(info)) return [action, ...params].join(" ");
  const names = info.params.map(({ name }) => name);
  return info.text.replace(/\{(\w+)\}/g, (_, name: string) => params[names.indexOf(name)] ?? "");
}

/** May this be done at a table now? */
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
