// Somebody who clicks anything one time in three, through every lesson, against the rules of a real server:
// `LAUTTA_SERVER` says where it is. tests/page/test_lessons_clicked.py starts one.

import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import type { GameInfo, Lesson } from "../../api/schema";
import { fits, LessonTable } from "./lessontable.svelte";

const SERVER = process.env["LAUTTA_SERVER"];
const RUNS = Number(process.env["LAUTTA_CLICKS"] ?? 1);
/** How many clicks a step may take, with all that goes wrong; who is stuck needs more. */
const MOST = 40;

/** Always the same numbers for the same seed (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const SOLUTIONS: Record<string, string[]> = JSON.parse(process.env["LAUTTA_SOLUTIONS"] ?? "{}");

class Clicker {
  clicks = 0;
  wrong = 0;

  constructor(
    readonly table: LessonTable,
    readonly lesson: Lesson,
    readonly random: () => number,
  ) {}

  private one<T>(all: T[]): T | undefined {
    return all[Math.floor(this.random() * all.length)];
  }

  private get legal(): string[] {
    return Object.entries(this.table.table?.legal ?? {}).flatMap(([name, all]) =>
      all.map((params) => [name, ...params].join(" ")),
    );
  }

  private get wanted(): Lesson["scenes"][number]["steps"][number] | undefined {
    return this.lesson.scenes.flatMap(({ steps }) => steps)[this.table.index - 1];
  }

  async click(): Promise<void> {
    this.clicks += 1;
    if (this.random() < 1 / 3) await this.anything();
    else await this.asked();
  }

  private async anything(): Promise<void> {
    this.wrong += 1;
    const { table } = this;
    const action = this.one(this.legal);
    const ways = [
      () => table.goOn(),
      () => table.undo(),
      () => table.back(),
      () => table.redo(),
      () => (action ? table.act(action) : table.goOn()),
      () => (action ? table.act(action) : table.goOn()),
      () => (action ? table.together(action, ({ all }) => all([action, action]).then(() => true)) : table.goOn()),
      () => table.act("nonsense 1 2"),
    ];
    await this.one(ways)?.().catch(() => undefined);
  }

  private async asked(): Promise<void> {
    const { table, wanted } = this;
    if (!wanted) return;
    if (table.step?.reads) return void (await table.goOn());
    if (wanted.goal) return this.solve();
    const action = this.one(this.legal.filter((each) => wanted.want.some((pattern) => fits(pattern, each))));
    if (action) await table.act(action);
  }

  /** Who has gone astray takes back what was wrong, and then does what solves it. */
  private async solve(): Promise<void> {
    const known = SOLUTIONS[this.table.lesson] ?? [];
    const tried = this.table.trying;
    const right = tried.every((action, place) => known[place] === action);
    const next = known[tried.length];
    if (!right || this.table.failed || next === undefined) await this.table.back();
    else await this.table.act(next);
  }
}

describe.skipIf(!SERVER)("whoever clicks anything one time in three", () => {
  const real = globalThis.fetch;
  beforeAll(() => {
    vi.stubGlobal("fetch", (path: string, init?: RequestInit) => real(new URL(path, SERVER), init));
  });
  afterAll(() => vi.unstubAllGlobals());

  it("gets to the end of every lesson", { timeout: 600_000 }, async () => {
    const games = (await (await fetch("/api/games")).json()) as GameInfo[];
    const lessons = games.flatMap(({ name, lessons }) => lessons.map((lesson) => [name, lesson.name] as const));
    expect(lessons.length).toBeGreaterThan(2);
    const told: string[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const [game = "", name = ""] = lessons[run % lessons.length] ?? [];
      localStorage.clear();
      const table = new LessonTable(game, name);
      await table.open();
      expect(table.trouble).toBeNull();
      const lesson = (await (await fetch(`/api/games/${game}/lessons/${name}`)).json()) as Lesson;
      const clicker = new Clicker(table, lesson, chance(run + 1));
      const most = MOST * (table.count + (SOLUTIONS[name]?.length ?? 0));
      while (table.step && clicker.clicks < most) await clicker.click();
      expect(table.step, `${game} ${name}, run ${run + 1}: stuck at ${table.step?.says}`).toBeNull();
      told.push(`${name} ${clicker.clicks}/${clicker.wrong}`);
    }
    // eslint-disable-next-line no-console
    console.info(`${RUNS} runs, clicks/wrong ones: ${told.slice(0, 12).join(", ")}`);
  });
});
