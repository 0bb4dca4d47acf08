// All texts of the page, from the same catalogues as those of the server and the command line. Only the chosen language
// is loaded: one file for the page, and others when they are needed, such as those of a game.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { retry, Missing } from "./retry";
import { catalogue } from "./catalogues";
import { Negative } from "./figures";
import { keepLanguage, wantedLanguage, type Language } from "./language";

export { LANGUAGES, NAMES, type Language } from "./language";
export type Args = Record<string, FluentVariable>;

const withMinus = (args: Args): Args =>
  Object.fromEntries(
    Object.entries(args).map(([name, each]) => [
      name,
      typeof each === "number" && each < 0 ? new Negative(each) : each,
    ]),
  );

class Words {
  language = $state<Language>("en");
  private bundle = $state.raw(new FluentBundle("en"));
  private files = ["page"];
  private asked: Language = "en";
  private filling: Promise<void> = Promise.resolve();
  /** Did a catalogue not come? Then whoever needs one asks for all again. */
  private lacking = false;
  private waiting: (() => void)[] = [];
  /** Does somebody wait for a catalogue that did not come? The header offers to retry. */
  lost = $state(false);
  /** The texts of a game that this page was built without, as a Fluent catalogue. */
  served: (name: string, language: Language) => Promise<string> = () => Promise.resolve("");

  /** Loads all catalogues in a language. If several loads overlap, the last one counts, and all of them wait for it. */
  private fill(language: Language): Promise<void> {
    this.asked = language;
    const filling = this.load(language, () => this.filling === filling);
    this.filling = filling;
    this.lacking = false;
    filling.then(
      () => this.retry(),
      () => (this.lacking = true),
    );
    return filling;
  }

  /** Asks once more for what somebody waits for. */
  retry(): void {
    this.lost = false;
    for (const go of this.waiting.splice(0)) go();
  }

  private async load(language: Language, isLast: () => boolean): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const texts = await Promise.all(this.files.map((file) => this.text(file, language)));
    if (!isLast()) return this.filling;
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
    document.querySelector("meta[name=description]")?.setAttribute("content", this.say("page-home-lead"));
  }

  private async text(file: string, language: Language): Promise<string> {
    return (await catalogue(file, language)) ?? this.served(file, language).catch(() => "");
  }

  async start(): Promise<void> {
    await this.fill(wantedLanguage());
  }

  async choose(language: Language): Promise<void> {
    keepLanguage(language);
    this.asked = language;
    this.lacking = true;
    await this.add();
  }

  /** Loads more catalogues. If one does not come, this waits until the reader has retried. */
  async add(...files: string[]): Promise<void> {
    try {
      await this.need(files);
    } catch (error) {
      if (!(error instanceof Missing)) throw error;
      this.lost = true;
      await new Promise<void>((go) => this.waiting.push(go));
      await this.add(...files);
    }
  }

  private async need(files: string[]): Promise<void> {
    const missing = files.filter((file) => !this.files.includes(file));
    this.files.push(...missing);
    await (missing.length || this.lacking ? this.fill(this.asked) : this.filling);
  }

  /** What is loaded, together with catalogues that it says something from. Throws Missing. */
  async with<Module>(load: () => Promise<Module>, ...files: string[]): Promise<Module> {
    const [module] = await Promise.all([retry(load), this.need(files)]);
    return module;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /**
   * The message in the reader's language. A missing message is shown as its id; that, or a missing variable, is
   * reported in the console, where every browser test sees it.
   */
  say = (id: string, args: Args = {}): string => {
    const message = this.bundle.getMessage(id);
    const errors: Error[] = message?.value ? [] : [new Error("no such message")];
    const text = message?.value ? this.bundle.formatPattern(message.value, withMinus(args), errors) : `{${id}}`;
    // eslint-disable-next-line no-console
    for (const error of errors) console.warn(`${id}: ${error.message}`);
    return text;
  };

  /** A message in the game's own words where it has them, else in those for any game. */
  sayOf = (game: string | undefined, id: string, args: Args = {}): string => {
    const own = `${game}-${id}`;
    return this.say(this.has(own) ? own : id, args);
  };

  /** How long ago something happened, in words. */
  ago(milliseconds: number): string {
    const minutes = Math.round((milliseconds - Date.now()) / 60_000);
    if (minutes === 0) return this.say("page-just-now"); // Intl would say "this minute", which nobody does
    const format = new Intl.RelativeTimeFormat(this.language, { numeric: "auto" });
    if (minutes > -60) return format.format(minutes, "minute");
    if (minutes > -48 * 60) return format.format(Math.round(minutes / 60), "hour");
    return format.format(Math.round(minutes / 1440), "day");
  }
}

export const words = new Words();
export const say = words.say;
export const sayOf = words.sayOf;
