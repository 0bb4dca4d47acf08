// The games that the server has, with the words that are needed before any of them is opened.

import { peek } from "../api/client";
import type { Catalogue, GameInfo } from "../api/schema";
import { words, type Language } from "../i18n/words.svelte";

class Games {
  list = $state.raw<GameInfo[]>([]);
  private asked: Promise<GameInfo[]> | null = null;

  /** Asks for them, once; where that fails, the next who asks tries again. */
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

  /** Asks for them at once, and from then on knows the words of those that this page was built without. */
  async start(): Promise<void> {
    words.served = (name, language) => this.catalogue(name, language);
    await this.read().catch(() => undefined); // whoever needs them asks again, and tells what is wrong
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

  /** What a game calls a kind of computer player; undefined where it says nothing of it. */
  level(name: string, level: string): string | undefined {
    return this.named(name)?.words[words.language]?.levels[level];
  }

  private async catalogue(name: string, language: Language): Promise<string> {
    return (await peek<Catalogue>(`/games/${name}/words/${language}`)).fluent;
  }
}

export const games = new Games();
