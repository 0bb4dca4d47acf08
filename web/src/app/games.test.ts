import { expect, test, vi } from "vitest";

const server = vi.hoisted(() => ({ peek: vi.fn() }));
vi.mock("../api/client", () => ({ peek: server.peek }));
vi.mock("../i18n/words.svelte", () => ({ words: { language: "fi", served: null } }));

import { words } from "../i18n/words.svelte";
import { games } from "./games.svelte";

const nim = { name: "nim", words: { fi: { title: "Nim", summary: "Viimeinen tikku" } } };

test("the games are asked for once, and anew where that failed", async () => {
  server.peek.mockRejectedValueOnce(new Error("gone"));
  await expect(games.read()).rejects.toThrow("gone");
  server.peek.mockResolvedValueOnce([nim]);
  expect(await games.read()).toEqual([nim]);
  await games.read();
  expect(server.peek).toHaveBeenCalledTimes(2);
});

test("they are named in the reader's language, and one that is not there not at all", () => {
  expect([games.title("nim"), games.summary("nim"), games.title("go")]).toEqual(["Nim", "Viimeinen tikku", ""]);
});

test("the words of a game that the page was built without come from the server", async () => {
  await games.start();
  server.peek.mockResolvedValueOnce({ fluent: "nim-title = Nim" });
  expect(await words.served("nim", "fi")).toBe("nim-title = Nim");
  expect(server.peek).toHaveBeenLastCalledWith("/games/nim/words/fi");
});
