// A position as a game draws it: a table as it is now, a moment in its past, or a variation. All three offer a game the
// same.

import type { Choice, LogEntry, Macro, Preview, Refusal, Table } from "../../api/schema";
import { say, words } from "../../i18n/words.svelte";
import { CommandQueue, type Late } from "./commands.svelte";
import type { Guide } from "./guide";
import type { Scene } from "./motion/scene";
import { isLegal } from "./notation";

export interface Notice {
  text: string;
  /** The chapter of the rules that a refusal comes from: its id and its title. */
  chapter?: { id: string; title: string };
}

/** Acts at once, ahead of everything in the queue. */
export interface DirectActions {
  act(action: string): Promise<boolean>;
  /**
   * Takes several actions, which one undo takes back, up to the first that is refused; that one is explained. Returns
   * how many were done.
   */
  all(actions: string[]): Promise<number>;
  undo(): Promise<boolean>;
}

/** What a game, and whatever lies around it, knows of a view. */
export type TableView = Pick<BaseView, keyof BaseView>;

export abstract class BaseView {
  abstract readonly kind: "now" | "moment" | "variation";
  abstract readonly id: string;
  abstract readonly table: Table | null;
  /** Can the reader act here? */
  abstract readonly mine: boolean;
  abstract readonly connected: boolean;
  /** The events of the last update, to highlight on the board. */
  abstract readonly news: LogEntry[];
  /** The event that is being shown: meanwhile the position is that of the scene, and everything else is as of now. */
  abstract readonly scene: Scene | null;
  notice = $state.raw<Notice | null>(null);
  /** Is what I do now done by a hand that has put it where it belongs, so that nothing of it moves any more? */
  byHand = false;
  /** Changes with the position and with who sees it: an answer that was requested under another key is out of date. */
  readonly positionKey: string = $derived(keyOf(this));
  /** The requests on their way to the server, and those that wait for them. */
  readonly queue = new CommandQueue(() => this.positionKey);

  get late(): Late | null {
    return this.queue.late;
  }

  /** The lesson that is played here: nothing is done by itself, and only what it wants is done at all. */
  get guide(): Guide | null {
    return null;
  }

  /** The position before this one, if there is one to compare with. */
  get before(): Table | null {
    return null;
  }

  protected abstract doOrExplain(action: string): Promise<boolean>;
  protected abstract doAll(actions: string[]): Promise<number>;
  protected abstract takeBack(): Promise<boolean>;
  protected abstract doAgain(): Promise<boolean>;
  abstract preview(action: string): Promise<Preview>;
  /** Every way to take an action; with previews, each allowed one has what it would do. */
  abstract choices(action: string, params: Record<string, string>, previews?: boolean): Promise<Choice[]>;
  /** Macros: actions that can be carried out in order. */
  abstract macros(action: string, params: Record<string, string>): Promise<Macro[]>;
  abstract file(): Promise<string>;

  /** Takes an action; if the rules refuse it, shows why. Returns whether it was done. */
  async act(action: string): Promise<boolean> {
    return (await this.queue.do(action, () => this.doOrExplain(action))) ?? false;
  }

  undo = async (): Promise<boolean> => (await this.queue.do("undo", () => this.takeBack())) ?? false;
  redo = async (): Promise<boolean> => (await this.queue.do("redo", () => this.doAgain())) ?? false;

  /** Runs several steps after everything in the queue, with nothing in between; null if it is in the queue already. */
  together(what: string, work: (direct: DirectActions) => Promise<boolean>): Promise<boolean | null> {
    return this.queue.do(what, () =>
      work({
        act: (action) => this.doOrExplain(action),
        all: (actions) => this.doAll(actions),
        undo: () => this.takeBack(),
      }),
    );
  }

  /** Is this legal for me now? In notation, such as `build R17 green+1`. */
  legal(action: string): boolean {
    return isLegal(this.table, action);
  }

  refuse(refusal: Refusal): void {
    this.notice = this.words(refusal);
  }

  /** A refusal in the words of the game's rules. */
  words(refusal: Refusal): Notice {
    return refusalWords(this.table?.game ?? "", refusal);
  }
}

/** A key made of the view of a table, the seat that sees it, the last event, and the steps of its plan. */
export function keyOf({ kind, id, table }: Pick<TableView, "kind" | "id" | "table">): string {
  return [id, kind, table?.my_seat, table?.number, table?.plan_number].join(" ");
}

/** A refusal in the words of the game's rules, or in those that all games share. */
export function refusalWords(game: string, { reason, chapter }: Refusal): Notice {
  const saying = (id: string): string => say(words.has(`${game}-${id}`) ? `${game}-${id}` : `core-${id}`);
  return { text: saying(`refused-${reason}`), chapter: { id: chapter, title: saying(`chapter-${chapter}`) } };
}
