// What holds the folders of `src` in order: see `eslint.config.js`.

import { ESLint } from "eslint";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";

const eslint = new ESLint({ overrideConfig: { rules: { "@typescript-eslint/no-unused-vars": "off" } } });
const GAMES = readdirSync("src/games", { withFileTypes: true }).flatMap((each) =>
  each.isDirectory() ? each.name : [],
);

async function arrows(filePath: string, text: string): Promise<number> {
  const [found] = await eslint.lintText(text, { filePath });
  return found?.messages.filter(({ ruleId }) => ruleId?.startsWith("boundaries/")).length ?? 0;
}

vi.setConfig({ testTimeout: 60_000 }); // the linter takes its time to come

const inScript = (text: string): string => `<script module lang="ts">\n${text}\n</script>\n`;

test.each([
  ["src/ui/planted.ts", 'import "../app/router.svelte";'],
  ["src/app/planted.svelte.ts", 'import "../table/model/seats";'],
  ["src/table/model/planted.ts", 'export type { Replay } from "../history/model/replay.svelte";'],
  ["src/table/history/model/planted.ts", 'export const later = () => retry(() => import("../Scrubber.svelte"));'],
  ["src/table/Planted.svelte", inScript('import "../pages/Header.svelte";')],
  ["src/pages/help/Planted.svelte", inScript('export const later = () => import("../lobby/Invite.svelte");')],
  [`src/games/${GAMES[0]}/planted.ts`, `import "../${GAMES[1]}/position";`],
  ["src/pages/home/planted.ts", `import "../../games/${GAMES[0]}/position";`],
  ["src/elsewhere/planted.ts", "export {};"],
])("an arrow that is planted in %s is found", async (path, text) => {
  expect(await arrows(path, text)).toBe(1);
});

test("what points down is let be", async () => {
  expect(await arrows("src/pages/table/Planted.svelte", inScript('import "../../ui/Sheet.svelte";'))).toBe(0);
});

test("whatever is loaded later is asked for again where the line is bad", async () => {
  const found = async (text: string): Promise<string[]> => {
    const [{ messages = [] } = {}] = await eslint.lintText(text, { filePath: "src/pages/help/Planted.svelte" });
    return messages.flatMap(({ ruleId }) => (ruleId === "no-restricted-syntax" ? ruleId : []));
  };
  expect(await found('{#await import("./HelpPage.svelte") then page}{page}{/await}')).toHaveLength(1);
  expect(await found('{#await retry(() => import("./HelpPage.svelte")) then page}{page}{/await}')).toEqual([]);
  expect(await found(inScript('export const later = () => import("./HelpPage.svelte");'))).toHaveLength(1);
});

test("no game is named outside its folder", () => {
  const named = new RegExp(`\\b(${GAMES.join("|")})`, "i");
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
    (path) => /\.(ts|svelte|css)$/.test(path) && !/^games\/\w+\/|\.test\.ts$|^api\/schema\.ts$/.test(path),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((path) => named.test(readFileSync(join("src", path), "utf8")))).toEqual([]);
});
