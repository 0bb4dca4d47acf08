// What a browser says that it is, in words.

import { say } from "../../i18n/words.svelte";

export function kindOf({ browser, system }: { browser: string; system: string }): string {
  return browser && system
    ? say("lobby-me-device-kind", { browser, system })
    : browser || system || say("lobby-me-device-unknown");
}
