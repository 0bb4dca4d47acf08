// A lesson, as a table that only this page knows: the server plays a line from the position of a scene and keeps
// nothing. Only what a step wants is done; so whatever is clicked, the next step stays in reach.

import { ApiError, peek, post } from "../../api/client";
import type {
  Choice,
  Lesson,
  LessonAnswer,
  LessonGoal,
  LessonStep,
  LineAction,
  LogEntry,
  Macro,
  Preview,
  SeatInfo,
  Table,
} from "../../api/schema";
import { say } from "../../i18n/words.svelte";
import { keepProgress, NOTHING_YET, progressOf, type Done, type Progress } from "../../app/lessons";
import { computerNames } from "../../app/names";
import { wordsOf } from "./declared";
import type { Guide, GuideStep } from "./guide";
import { LiveTable, type Sent } from "./table.svelte";

const LEARNER = 0;

/** Is an action one of those that a pattern means? In it `*` stands for any parameter. */
export function fits(pattern: string, action: string): boolean {
  const [wanted, words] = [wordsOf(pattern), wordsOf(action)];
  return wanted.length === words.length && wanted.every((one, place) => one === "*" || one === words[place]);
}

/** The number that a goal is about, in a public position. */
export function valueOf(position: unknown, { path }: LessonGoal): number {
  const found = path.reduce<unknown>(
    (part, name) => (part as Record<string | number, unknown> | null | undefined)?.[name],
    position,
  );
  return typeof found === "number" ? found : 0;
}

const turnOf = (position: unknown): number => (position as { turn?: number } | null)?.turn ?? 0;

/** All that was done by whomever, after so many steps of a scene. */
export function lineOf(steps: LessonStep[], done: string[][], trying: string[] = []): LineAction[] {
  const mine = (actions: string[]): LineAction[] => actions.map((action) => ({ seat: LEARNER, action }));
  const played = done.flatMap((actions, place) => [...mine(actions), ...(steps[place]?.then ?? [])]);
  return [...played, ...mine(trying)];
}

/** Does what is kept fit the lesson as it is now? */
export function isOf(lesson: Lesson, { done }: Progress): boolean {
  const fitting = (step: LessonStep | undefined, actions: string[]): boolean =>
    step !== undefined &&
    (step.goal
      ? actions.length > 0
      : step.want.length
        ? actions.length === 1 && step.want.some((each) => fits(each, actions[0] ?? ""))
        : actions.length === 0);
  return done.every((scene, place) => {
    const steps = lesson.scenes[place]?.steps ?? [];
    const whole = place === done.length - 1 || scene.length === steps.length;
    return whole && scene.length <= steps.length && scene.every((actions, at) => fitting(steps[at], actions));
  });
}

export class LessonTable extends LiveTable implements Guide {
  missed = $state(0);
  private taught = $state.raw<Lesson | null>(null);
  private progress = $state.raw<Progress>(NOTHING_YET);
  /** The number before that of the first event of this scene, higher than any before. */
  private begun = 0;
  /** The turn in which a goal was set. */
  private since = $state(0);
  private names: string[] = [];

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {
    super(`lesson-${game}-${lesson}`);
  }

  override get guide(): Guide {
    return this;
  }

  private get path(): string {
    return `/games/${this.game}/lessons/${this.lesson}`;
  }

  override async open(): Promise<void> {
    try {
      const found = await peek<Lesson>(this.path);
      this.names = computerNames(found.seats - 1);
      this.taught = found;
      const kept = progressOf(this.game, this.lesson);
      this.progress = kept && !kept.finished && isOf(found, kept) ? kept : NOTHING_YET;
      await this.stand();
      this.current = true;
    } catch (error) {
      this.trouble = error instanceof ApiError ? error.message : String(error);
    }
  }

  override async read(): Promise<void> {
    await this.stand();
  }

  // where the reader is

  private get place(): number {
    return this.progress.done.length - 1;
  }

  private get steps(): LessonStep[] {
    return this.taught?.scenes[this.place]?.steps ?? [];
  }

  private get done(): string[][] {
    return this.progress.done[this.place] ?? [];
  }

  private get wanted(): LessonStep | null {
    return this.steps[this.done.length] ?? null;
  }

  /** What was done for the goal of this step, as long as it is not reached. */
  get trying(): readonly string[] {
    return this.progress.trying;
  }

  private get line(): LineAction[] {
    return lineOf(this.steps, this.done, this.progress.trying);
  }

  step = $derived.by((): GuideStep | null => {
    const { wanted, game, lesson } = this;
    if (!wanted) return null;
    const reads = !wanted.want.length && !wanted.goal;
    return { says: `${game}_course-${lesson}-${wanted.say}`, point: wanted.point, reads };
  });

  index = $derived(this.progress.done.reduce((all, scene) => all + scene.length, 1));

  count = $derived((this.taught?.scenes ?? []).reduce((all, { steps }) => all + steps.length, 0));

  failed = $derived.by(() => {
    const goal = this.wanted?.goal;
    return goal ? turnOf(this.table?.public) >= this.since + goal.turns : false;
  });

  private keepAt(done: Done, trying: string[] = []): void {
    const finished = done.length === this.taught?.scenes.length && done.at(-1)?.length === this.steps.length;
    this.progress = { done, trying, finished };
    keepProgress(this.game, this.lesson, this.progress);
  }

  // the table

  private ask(line: LineAction[]): Promise<LessonAnswer> {
    return this.queue.reach(() => post<LessonAnswer>(`${this.path}/line`, { scene: this.place, line }));
  }

  /** Shows the position where the reader is, as one that nothing led to. */
  private async stand(): Promise<void> {
    const { line } = this;
    const answer = await this.ask(line);
    if (answer.cut) {
      this.keepAt([[]]); // the lesson has changed since
      return this.stand();
    }
    this.begun = (this.table?.number ?? 0) + 1;
    const begins = lineOf(this.steps, this.done);
    this.since = turnOf((line.length > begins.length ? await this.ask(begins) : answer).public);
    this.news = [];
    this.table = this.tableOf(answer);
  }

  /** Shows what has just happened. */
  private happened(answer: LessonAnswer): void {
    const table = this.tableOf(answer);
    this.news = table.log.slice(-1);
    this.replaceTable(table);
  }

  private tableOf(answer: LessonAnswer): Table {
    const log = answer.line.map(({ seat, action, said, turn, phase }, place): LogEntry => ({
      number: this.begun + 1 + place,
      at: 0,
      kind: "action",
      seat,
      said,
      turn,
      phase,
      ...(seat === LEARNER && { action }),
    }));
    return {
      id: this.id,
      game: this.game,
      board: this.taught?.board ?? "",
      options: {},
      rules_version: this.taught?.rules_version ?? 0,
      seed_hash: "",
      day: null,
      group: null,
      number: this.begun + log.length,
      status: "playing",
      paused: false,
      seats: this.seats,
      my_seat: LEARNER,
      my_seats: [LEARNER],
      host: false,
      host_name: "",
      locked: true,
      listed: false,
      programs: false,
      invite: null,
      clock: null,
      ask: null,
      rematch: null,
      watchers: 0,
      advice: false,
      laying: null,
      public: answer.public,
      private: answer.private,
      to_move: answer.to_move,
      legal: answer.legal,
      undo: { free: true, possible: this.index > 1 || this.progress.trying.length > 0, consent: false },
      redo: false,
      planning: null,
      plan: null,
      plan_number: 0,
      standing: null,
      resting: false,
      ahead: null,
      since: 0,
      result: null,
      seed: null,
      log,
    };
  }

  private get seats(): SeatInfo[] {
    const empty = { shared: false, online: true, gone: false, program: false };
    return Array.from({ length: this.taught?.seats ?? 1 }, (_, seat) =>
      seat === LEARNER
        ? { ...empty, name: "", kind: "person", mine: true }
        : { ...empty, name: this.names[seat - 1] ?? "", kind: "computer", mine: false },
    );
  }

  // what is done

  protected override async sent(
    what: "actions" | "undo" | "redo",
    { action = [] }: { action?: string | string[] },
  ): Promise<Sent | null> {
    this.notice = null;
    if (what !== "actions") return what === "undo" && (await this.goBack()) ? {} : null;
    const actions = [action].flat();
    let done = 0;
    for (const each of actions) {
      if (!(await this.kindly(() => this.attempt(each)))) break;
      done += 1;
    }
    return done ? { batch: { done, why: done < actions.length ? "turn" : null, refused: null } } : null;
  }

  /** Whatever goes wrong is told. */
  private async kindly(work: () => Promise<boolean>): Promise<boolean> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.notice = { text: error.message };
      return false;
    }
  }

  /** An action is not done here, and it is said why. */
  private miss(why: string): false {
    this.missed += 1;
    this.notice = { text: say(`page-lesson-${why}`) };
    return false;
  }

  /** Does an action if it is wanted; returns whether it was. */
  private async attempt(action: string): Promise<boolean> {
    const { wanted, done, progress } = this;
    if (!wanted) return this.miss("over");
    if (this.failed) return this.miss("failed");
    if (!wanted.goal && !wanted.want.some((each) => fits(each, action))) return this.miss("meant");
    const answer = await this.ask([...this.line, { seat: LEARNER, action }]);
    if (answer.cut) {
      this.refuse(answer.cut);
      return false;
    }
    const trying = [...progress.trying, action];
    if (wanted.goal && valueOf(answer.public, wanted.goal) < wanted.goal.least) {
      this.keepAt(progress.done, trying);
      this.happened(answer);
    } else await this.past(wanted, wanted.goal ? trying : [action], answer, done);
    return true;
  }

  /** A step is done: the others answer, and the next one begins. */
  private async past(
    step: LessonStep,
    actions: string[],
    answer: LessonAnswer | null,
    before: string[][],
  ): Promise<void> {
    const line = [...lineOf(this.steps, before), ...lineOf([], [], actions)];
    const answers = answer ? [answer] : [];
    for (const reply of step.then) {
      line.push(reply);
      answers.push(await this.ask([...line]));
    }
    const done = [...this.progress.done.slice(0, -1), [...before, actions]];
    const last = before.length + 1 === this.steps.length;
    const more = last && done.length < (this.taught?.scenes.length ?? 0);
    this.missed = 0;
    this.keepAt(more ? [...done, []] : done);
    for (const each of answers) this.happened(each);
    if (more) await this.stand();
    else this.since = turnOf(this.table?.public);
  }

  async goOn(): Promise<boolean> {
    const work = async (): Promise<boolean> => {
      const { wanted, step, done } = this;
      if (!wanted || !step?.reads) return false;
      await this.past(wanted, [], null, done);
      return true;
    };
    return (await this.queue.do("go on", () => this.kindly(work))) ?? false;
  }

  async back(): Promise<boolean> {
    this.notice = null;
    return (await this.queue.do("back", () => this.goBack())) ?? false;
  }

  private async goBack(): Promise<boolean> {
    const { done, trying } = this.progress;
    const scenes = done.length > 1 && !done.at(-1)?.length ? done.slice(0, -1) : done;
    const before = [...scenes.slice(0, -1), (scenes.at(-1) ?? []).slice(0, -1)];
    if (!trying.length && this.index <= 1) return false;
    return this.kindly(async () => {
      this.missed = 0;
      if (trying.length) this.keepAt(done, trying.slice(0, -1));
      else this.keepAt(before);
      await this.stand();
      return true;
    });
  }

  /** Begins with the goal anew, or when all is done with the lesson. */
  async restart(): Promise<void> {
    this.notice = null;
    await this.queue.do("restart", () =>
      this.kindly(async () => {
        this.keepAt(this.wanted ? this.progress.done : [[]]);
        await this.stand();
        return true;
      }),
    );
  }

  // what is asked

  private asks<T>(what: string, more: object): Promise<T> {
    return this.queue.reach(() => post<T>(`${this.path}/${what}`, { scene: this.place, line: this.line, ...more }));
  }

  override preview(action: string): Promise<Preview> {
    return this.asks("preview", { action });
  }

  override choices(action: string, args: Record<string, string>, previews = false): Promise<Choice[]> {
    return this.asks("choices", { action, args, previews });
  }

  override macros(action: string, args: Record<string, string>): Promise<Macro[]> {
    return this.asks("macros", { action, args });
  }

  override file(): Promise<string> {
    return Promise.resolve("");
  }
}
