import { beforeEach, expect, test, vi } from "vitest";

vi.mock("./sounds", () => ({ playSound: vi.fn() }));

import { notifications } from "./notifications.svelte";
import { playSound } from "./sounds";

let permission = "granted";
const shown = vi.fn();
const browser = Object.assign(shown, { requestPermission: () => Promise.resolve(permission) });
Object.defineProperty(browser, "permission", { get: () => permission });

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(() => {
  localStorage.clear();
  shown.mockReset();
  vi.mocked(playSound).mockReset();
  vi.stubGlobal("Notification", browser);
  permission = "granted";
  Object.assign(document, { hidden: true });
});

test("nobody is notified who was not asked, or who does not want it", async () => {
  notifications.announceTurn("Your turn", "Go", "t");
  await notifications.choose(false);
  notifications.announceTurn("Your turn", "Go", "t");
  await settled();
  expect(shown).not.toHaveBeenCalled();
  expect(localStorage.getItem("lautta-notify")).toBe("no");
});

test("whoever wants it is notified while looking elsewhere, once a table", async () => {
  await notifications.choose(true);
  notifications.announceTurn("Your turn", "Go", "t");
  await vi.waitFor(() => expect(shown).toHaveBeenCalledWith("Your turn", { body: "Go", tag: "t" }));
  Object.assign(document, { hidden: false });
  notifications.announceTurn("Your turn", "Go", "t");
  await settled();
  expect(shown).toHaveBeenCalledTimes(1);
  expect(playSound).toHaveBeenCalledTimes(2); // the sound plays for those who are looking, too, if they want sounds
});

test("what the browser does not allow is not chosen", async () => {
  permission = "denied";
  await notifications.choose(true);
  expect([notifications.notify, notifications.possible]).toEqual([false, false]);
});
