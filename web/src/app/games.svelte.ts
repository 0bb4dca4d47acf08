// The games on the server, with the texts that are needed before any of them is opened.

import { peek } from "../api/client";
import type { Catalogue, GameInfo } from "../api/schema";
import { words, type Language } from "../i18n/words.svelte";

class Games {
  list = $state.raw<GameInfo[]>([]);
  private asked: Promise<GameInfo[]> | null = null;

  /** Requests them once; if that fails, the next call tries again. */
  read(): Promise<GameInfo[]> {
    this.asked ??= peek<GameInfo[]>("/games").then(
      (found) => (this.list = found),
      (error: unknown) => {
        this.asked = null;
        throw error;
      },
    );
    return this.asked;
  }

  /** Requests them, and then loads the texts of those that this page was built without. */
  async start(): Promise<void> {
    words.served = (name, language) => this.catalogue(name, language);
    await this.read().catch(() => undefined); // whoever needs them requests them again, and shows the error
  }

  named(name: string): GameInfo | undefined {
    return this.list.find((each) => each.name === name);
  }

  title(name: string): string {
    return this.named(name)?.words[words.language]?.title ?? "";
  }

  summary(name: string): string {
    return this.named(name)?.words[words.language]?.summary ?? "";
  }

  /** A game's own name for a kind of computer player, if it has one. */
  level(name: string, level: string): string | undefined {
    return this.named(name)?.words[words.language]?.levels[level];
  }

  private async catalogue(name: string, language: Language): Promise<string> {
    return (await peek<Catalogue>(`/games/${name}/words/${language}`)).fluent;
  }
}

export const games = new Games();
