// The keys of the table.

import type { Shortcut } from "../../ui/keys";
import type { RoadsModel } from "./model.svelte";

interface Focus {
  /** Moves the focus to a tile, and shows it. */
  tile: (name: string | null) => void;
  recipes: () => void;
}

export function shortcutsOf({ view, turn, clicks }: RoadsModel, focus: Focus): Shortcut[] {
  const whole = (name: "load" | "unload"): void => void (turn.chosen && turn.whole(name, turn.chosen));
  const settle = (): boolean => {
    const { home } = clicks;
    if (home) clicks.settle(home);
    return home !== null;
  };
  const first = (...names: string[]): void => {
    const legal = names.find((name) => view.legal(name));
    if (legal) void turn.act(legal);
  };
  return [
    { keys: "← ↑ → ↓", words: "roads-page-key-arrows" },
    { keys: "Enter", words: "roads-page-key-enter" },
    { keys: "1 … 9", words: "roads-page-key-slots", does: ({ key }) => turn.mine[`t${key}`] && turn.choose(`t${key}`) },
    { keys: "n", words: "roads-page-key-next", does: () => clicks.chooseNext() && focus.tile(turn.tile) },
    { keys: "b", words: "roads-page-key-map", does: () => focus.tile(turn.tile) },
    { keys: "a", words: "roads-page-key-about", does: () => turn.peek() },
    { keys: "g", words: "roads-page-key-load", does: () => whole("load") },
    { keys: "f", words: "roads-page-key-unload", does: () => whole("unload") },
    { keys: "c", words: "roads-page-recipes", does: focus.recipes },
    { keys: "e", words: "roads-page-key-done", does: () => settle() || first("done", "agree", "pray") },
    { keys: "o", words: "roads-action-call", does: () => first("call", "stop") },
    { keys: "Esc", words: "roads-page-key-escape" },
  ];
}
