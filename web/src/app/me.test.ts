import { expect, test, vi } from "vitest";

vi.mock("../i18n/words.svelte", () => ({ words: { language: "en", say: (id: string) => id } }));

import { get } from "../api/client";
import { question } from "../api/question.svelte";
import { myself } from "./me.svelte";

test("who I am is told once the server knows me again", async () => {
  let known = false;
  vi.stubGlobal("localStorage", { getItem: () => "anna", setItem: () => undefined });
  vi.stubGlobal("fetch", (path: string) => {
    const answer = path === "/api/house" ? { server: "anna" } : known ? { name: "Anna" } : { error: {} };
    return Promise.resolve(new Response(JSON.stringify(answer), { status: known || "server" in answer ? 200 : 401 }));
  });
  const tables = get("/tables");
  await vi.waitFor(() => expect(question.asked).not.toBeNull());
  const looking = myself.look();
  known = true;
  question.asked?.answer(false);
  await Promise.all([tables, looking]);
  expect(myself.name).toBe("Anna");
});
