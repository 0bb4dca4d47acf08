import { expect, test, vi } from "vitest";

import { settings } from "./settings.svelte";

test("a setting that was never chosen, or is no longer offered, has its default", () => {
  localStorage.setItem("lautta-settings", JSON.stringify({ size: "large", speed: "quicker" }));
  settings.start();
  expect([settings.size, settings.speed, settings.motion]).toEqual(["large", "usual", "system"]);
  const { sound, keys, coordinates, askEnd, answer, hints } = settings;
  expect([sound, keys, coordinates, askEnd, answer, hints]).toEqual([false, true, true, true, true, true]);
});

test("a system that asks for contrast gets the strong colours, unless others were chosen", () => {
  vi.stubGlobal("matchMedia", (asked: string) => ({ matches: asked === "(prefers-contrast: more)" }));
  const shown = (): string | undefined => document.documentElement.dataset["colours"];
  settings.set({ colours: "usual" });
  expect(shown()).toBe("strong");
  settings.set({ colours: "apart" });
  expect(shown()).toBe("apart");
  vi.unstubAllGlobals();
});
