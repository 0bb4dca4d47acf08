// Keys that move through the moments of the past.

import { isElsewhere } from "../../../ui/keys";
import type { Replay } from "./replay.svelte";

/** Where arrow keys and the space bar mean something else. */
const ELSEWHERE = "[type=checkbox], [type=radio], .board-area, .log, [role=tab], [role=radio], [data-arrows]";
/** What the space bar presses. */
const PRESSED = "button, a, summary";

type Moving = Pick<Replay, "tour" | "now" | "play" | "step" | "toTurn">;

const KEYS: Record<string, (replay: Moving, far: boolean) => void> = {
  ArrowLeft: (replay, far) => (far ? replay.toTurn(-1) : replay.step(-1)),
  ArrowRight: (replay, far) => (far ? replay.toTurn(1) : replay.step(1)),
  PageDown: (replay) => replay.toTurn(-1),
  PageUp: (replay) => replay.toTurn(1),
  " ": (replay) => replay.play(),
};

/** Does what a key means in the past. */
export function moveBy(event: KeyboardEvent, replay: Moving): void {
  if (replay.tour && event.key === "Escape" && !isElsewhere(event)) return replay.now();
  const { key, shiftKey } = event;
  const target = event.target as HTMLElement;
  const does = KEYS[key];
  if (!does || event.defaultPrevented || isElsewhere(event) || target.closest(ELSEWHERE)) return;
  if (key === " " && target.closest(PRESSED)) return;
  if (key.startsWith("Page") && !target.matches("input")) return; // elsewhere they scroll the page
  event.preventDefault();
  does(replay, shiftKey);
}
