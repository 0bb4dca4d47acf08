// Nobody writes or parses the text of an action by hand: games have `actions.ts` for that.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { actions as amsterdam } from "./amsterdam/actions";
import { actions as roads } from "./roads/actions";
import { actions as tigris } from "./tigris/actions";

const GAMES = { amsterdam, roads, tigris };
const ALONE = /\b(?:act|attempt|legal|preview)\(\s*(["`])([^"`]*)\1/g;

/** What is wrong in a source file of a game whose actions have these names. */
function faults(source: string, names: readonly string[], alone: readonly string[]): string[] {
  const together = new RegExp(`\`(?:${names.join("|")}) \\$\\{`, "g");
  const said = [...source.matchAll(ALONE)].flatMap(([whole, , text = ""]) => (alone.includes(text) ? [] : [whole]));
  return [...(source.match(together) ?? []), ...(source.match(/action\w*\.split\(/gi) ?? []), ...said];
}

function namesOf(game: keyof typeof GAMES): { names: string[]; alone: string[] } {
  const declared = readFileSync(join("src/games", game, "actions.ts"), "utf8");
  const names = [...declared.matchAll(/^ {2}(\w+): \[/gm)].map(([, name = ""]) => name);
  return { names, alone: names.filter((name) => GAMES[game].read(name) !== null) };
}

test.each(Object.keys(GAMES) as (keyof typeof GAMES)[])("%s writes and reads actions by their table", (game) => {
  const { names, alone } = namesOf(game);
  expect(names.length).toBeGreaterThan(5);
  const sources = readdirSync(join("src/games", game), { recursive: true, encoding: "utf8" }).filter(
    (path) => /\.(ts|svelte)$/.test(path) && !/\.test\.ts$|^actions\.ts$/.test(path),
  );
  expect(sources.length).toBeGreaterThan(5);
  const found = sources.flatMap((path) =>
    faults(readFileSync(join("src/games", game, path), "utf8"), names, alone).map((fault) => `${path}: ${fault}`),
  );
  expect(found).toEqual([]);
});

test.each([
  "`go ${slot} ${place}`",
  'act("go t1 a2")',
  'action.split(" ")',
  'act("fly")',
  'view.legal("go")',
  "act(`done ${n}`)",
])("%s is found", (source) => {
  const { names, alone } = namesOf("roads");
  expect(faults(source, names, alone)).not.toEqual([]);
  expect(faults('turn.act("done"); actions.write("go", { transporter, place });', names, alone)).toEqual([]);
});
