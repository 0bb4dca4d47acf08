// What the reader wants, kept in this browser: motion, colours, size of text, sounds, keys, what the page asks and what
// it answers. Language and light have homes of their own.

export const MOTIONS = ["system", "less"] as const;
export const COLOURS = ["usual", "strong", "apart"] as const;
export const SIZES = ["small", "usual", "large", "largest"] as const;

interface Kept {
  motion: (typeof MOTIONS)[number];
  colours: (typeof COLOURS)[number];
  size: (typeof SIZES)[number];
  sound: boolean;
  keys: boolean;
  coordinates: boolean;
  askEnd: boolean;
  answer: boolean;
  hints: boolean;
}

const KEPT = "lautta-settings";
const USUAL: Kept = {
  motion: "system",
  colours: "usual",
  size: "usual",
  sound: false,
  keys: true,
  coordinates: true,
  askEnd: true,
  answer: true,
  hints: true,
};

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

/** What was kept if it is one of the choices there are, else the usual. */
function one<T>(kept: T | undefined, choices: readonly T[], usual: T): T {
  return kept !== undefined && choices.includes(kept) ? kept : usual;
}

class Settings {
  private now = $state<Kept>(USUAL);

  start(): void {
    const kept = read();
    this.now = {
      motion: one(kept.motion, MOTIONS, USUAL.motion),
      colours: one(kept.colours, COLOURS, USUAL.colours),
      size: one(kept.size, SIZES, USUAL.size),
      sound: kept.sound === true,
      keys: kept.keys !== false,
      coordinates: kept.coordinates !== false,
      askEnd: kept.askEnd !== false,
      answer: kept.answer !== false,
      hints: kept.hints !== false,
    };
    this.apply();
  }

  get motion(): Kept["motion"] {
    return this.now.motion;
  }
  get colours(): Kept["colours"] {
    return this.now.colours;
  }
  get size(): Kept["size"] {
    return this.now.size;
  }
  get sound(): boolean {
    return this.now.sound;
  }
  /** Do single letters do something? */
  get keys(): boolean {
    return this.now.keys;
  }
  /** Do boards show the names of their squares? */
  get coordinates(): boolean {
    return this.now.coordinates;
  }
  /** Shall the page ask before my turn ends? */
  get askEnd(): boolean {
    return this.now.askEnd;
  }
  /** Shall the page answer for me where I have nothing to add? */
  get answer(): boolean {
    return this.now.answer;
  }
  /** Shall newcomers be told what they could do? */
  get hints(): boolean {
    return this.now.hints;
  }

  /** Is less motion wanted, here or by the system? */
  get calm(): boolean {
    return this.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  set(change: Partial<Kept>): void {
    this.now = { ...this.now, ...change };
    localStorage.setItem(KEPT, JSON.stringify(this.now));
    this.apply();
  }

  /** The style sheet reads them off the root of the page. */
  private apply(): void {
    const { motion, colours, size } = this.now;
    Object.assign(document.documentElement.dataset, { motion, colours, size });
  }
}

export const settings = new Settings();
