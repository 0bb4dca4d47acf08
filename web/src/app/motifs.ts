// What is heard of a game: small motifs of wood, bells and drums, and what a phone feels with them.

/** One note: how it sounds, and how high in hertz; when, how long in seconds, and how loud. */
export interface Note {
  sound: "wood" | "bell" | "drum";
  pitch: number;
  after: number;
  lasts: number;
  loud: number;
}

export interface Motif {
  notes: Note[];
  /** Milliseconds of buzzing and of stillness in turn. */
  buzz: number[];
}

const wood = (pitch: number, after = 0, loud = 0.16): Note => ({ sound: "wood", pitch, after, lasts: 0.12, loud });
const bell = (pitch: number, after = 0, loud = 0.08): Note => ({ sound: "bell", pitch, after, lasts: 0.6, loud });
const drum = (pitch: number, after = 0, loud = 0.2): Note => ({ sound: "drum", pitch, after, lasts: 0.32, loud });

export const MOTIFS = {
  /** A piece is put down. */
  place: { notes: [wood(330), wood(247, 0.045, 0.1)], buzz: [8] },
  /** Something goes its way. */
  move: { notes: [wood(392, 0, 0.08), wood(440, 0.1, 0.07), wood(392, 0.2, 0.08)], buzz: [5] },
  /** Something is made or earned. */
  produce: { notes: [bell(392, 0, 0.05), bell(494, 0.07, 0.05), bell(587, 0.14, 0.06)], buzz: [6, 40, 6] },
  /** Somebody stands against somebody. */
  fight: { notes: [drum(110), drum(82, 0.17), wood(196, 0.17, 0.12)], buzz: [20, 50, 30] },
  /** It is the reader's turn. */
  turn: { notes: [bell(523.25, 0, 0.11), bell(659.25, 0.14, 0.11)], buzz: [15, 60, 15] },
  /** The game is over. */
  end: {
    notes: [bell(523.25), bell(659.25, 0.13), bell(783.99, 0.26), bell(1046.5, 0.39), wood(262, 0.39, 0.1)],
    buzz: [20, 60, 20, 60, 40],
  },
} satisfies Record<string, Motif>;

export type Sound = keyof typeof MOTIFS;
