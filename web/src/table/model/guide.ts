// What a lesson is to those who draw the table where it is played.

export interface Guide {
  readonly game: string;
  readonly lesson: string;
  /** The step that the reader is at: its sentence, and what it is about. Null when all is done. */
  readonly step: GuideStep | null;
  /** The number of this step, from 1, and of all. */
  readonly index: number;
  readonly count: number;
  /** Can the goal not be reached any more? */
  readonly failed: boolean;
  /** How often something else was tried that this step does not want. */
  readonly missed: number;
  /** After something to read. */
  goOn(): Promise<boolean>;
  back(): Promise<boolean>;
  restart(): Promise<void>;
}

export interface GuideStep {
  /** The id of its sentence. */
  says: string;
  /** What it points at, as names by what they name: a square, a card, a tile of a map. */
  point: Record<string, string[]>;
  /** Is there only something to read? */
  reads: boolean;
}

/** How the page finds what a step points at: every thing that can be pointed at has its name as a data attribute. */
export function selectorOf(point: GuideStep["point"]): string {
  return Object.entries(point)
    .filter(([what]) => what !== PLACE)
    .flatMap(([what, names]) => names.map((name) => `[data-${what}="${CSS.escape(name)}"]`))
    .join(", ");
}

/** Places of a board are marked by the game itself, which may have to bring them into sight first. */
export const PLACE = "place";
export const placeOf = (guide: Guide | null): string | null => guide?.step?.point[PLACE]?.[0] ?? null;
