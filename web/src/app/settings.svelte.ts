// The reader's settings, stored in this browser: motion, colours, text size, sounds, keys, and what the page asks and
// does by itself. Language and theme are stored elsewhere.

export const MOTIONS = ["system", "less"] as const;
/** How fast what happens is shown. */
export const SPEEDS = ["off", "slow", "usual", "fast"] as const;
export type Speed = (typeof SPEEDS)[number];
export const COLOURS = ["usual", "strong", "apart"] as const;
export const SIZES = ["small", "usual", "large", "largest"] as const;

interface Kept {
  motion: (typeof MOTIONS)[number];
  speed: Speed;
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
  speed: "usual",
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

/** The stored value if it is one of the choices, else the default. */
function one<T>(kept: T | undefined, choices: readonly T[], usual: T): T {
  return kept !== undefined && choices.includes(kept) ? kept : usual;
}

class Settings {
  private now = $state<Kept>(USUAL);

  start(): void {
    const kept = read();
    this.now = {
      motion: one(kept.motion, MOTIONS, USUAL.motion),
      speed: one(kept.speed, SPEEDS, USUAL.speed),
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
  get speed(): Speed {
    return this.now.speed;
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
  /** Do single letters work as shortcuts? */
  get keys(): boolean {
    return this.now.keys;
  }
  /** Do boards show the names of their squares? */
  get coordinates(): boolean {
    return this.now.coordinates;
  }
  /** Should the page ask before my turn ends? */
  get askEnd(): boolean {
    return this.now.askEnd;
  }
  /** Should the page answer for me when I have nothing to decide? */
  get answer(): boolean {
    return this.now.answer;
  }
  /** Should newcomers get hints? */
  get hints(): boolean {
    return this.now.hints;
  }

  /** Does the reader want less motion, by this setting or the system's? */
  get calm(): boolean {
    return this.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  set(change: Partial<Kept>): void {
    this.now = { ...this.now, ...change };
    localStorage.setItem(KEPT, JSON.stringify(this.now));
    this.apply();
  }

  /** The style sheet reads them from the root element. A system that asks for contrast gets the strong colours. */
  private apply(): void {
    const { motion, size } = this.now;
    const strong = this.now.colours === "usual" && matchMedia("(prefers-contrast: more)").matches;
    const colours = strong ? "strong" : this.now.colours;
    Object.assign(document.documentElement.dataset, { motion, colours, size });
  }
}

export const settings = new Settings();
