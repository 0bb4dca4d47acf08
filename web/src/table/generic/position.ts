// A position of a game that the page has no folder for, split up by what the server says about its fields: grids to
// draw, fields of each seat, what only the reader knows, and everything else.

import type { FieldInfo, GameInfo, GridInfo, Table } from "../../api/schema";

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Fields = Record<string, Json>;

/** A field of a position, with its value. */
export interface Entry {
  name: string;
  kind: FieldInfo["kind"];
  value: Json;
  /** What is known of the fields inside it. */
  fields: FieldInfo[];
}

/** A grid: its rows of signs, and how to draw it if that is known. */
export interface GridEntry {
  name: string;
  rows: string[];
  info: GridInfo | null;
}

export interface Shown {
  grids: GridEntry[];
  /** The fields of each seat. */
  players: Entry[][];
  facts: Entry[];
  /** What only the reader knows. */
  mine: Entry[];
}

/** Fields that every table shows elsewhere, or that nobody needs to see. */
const ELSEWHERE = ["seats", "shown", "winners"];

const isFields = (value: Json): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

function fieldsIn(value: unknown): Fields {
  const found = (value ?? {}) as Json;
  return isFields(found) ? found : {};
}

/** The rows of a picture made of signs: several texts of the same length, with empty cells among them. */
function isPicture(value: Json[]): boolean {
  const [first] = value;
  if (value.length < 2 || typeof first !== "string" || first.length < 2) return false;
  return value.every((row) => typeof row === "string" && row.length === first.length) && value.join("").includes(".");
}

/** The kind of a field that the server says nothing about. */
function kindOf(name: string, value: Json, seats: number): FieldInfo["kind"] {
  if (!Array.isArray(value) || !value.length) return "value";
  if (isPicture(value)) return "grid";
  if (!value.every(isFields)) return "value";
  return name === "players" && value.length === seats ? "players" : "parts";
}

export function entriesOf(value: Fields, known: FieldInfo[], seats = 0): Entry[] {
  return Object.entries(value).map(([name, held]) => {
    const info = known.find((each) => each.name === name);
    return { name, kind: info?.kind ?? kindOf(name, held, seats), value: held, fields: info?.fields ?? [] };
  });
}

/** Splits a position up. What the reader knows replaces what everybody knows. */
export function positionOf(table: Table, game: GameInfo | undefined): Shown {
  const known = game?.fields ?? [];
  const [all, own] = [fieldsIn(table.public), fieldsIn(table.private)];
  const better = Object.entries(own).filter(([name]) => name in all);
  const merged = { ...all, ...Object.fromEntries(better) };
  const { facts, ...shown } = partsOf(merged, known, table.seats.length);
  const rest = Object.fromEntries(Object.entries(own).filter(([name]) => !(name in all)));
  // After the last turn the counter is at one that nobody plays.
  const still = table.result ? facts.filter(({ kind }) => kind !== "turn") : facts;
  return { ...shown, facts: still, mine: entriesOf(rest, []) };
}

function partsOf(position: Fields, known: FieldInfo[], seats: number): Omit<Shown, "mine"> {
  const grids: GridEntry[] = [];
  const facts: Entry[] = [];
  let players: Entry[][] = Array.from({ length: seats }, () => []);
  for (const entry of entriesOf(position, known, seats)) {
    if (ELSEWHERE.includes(entry.name)) continue;
    const info = known.find(({ name }) => name === entry.name)?.grid ?? null;
    if (entry.kind === "grid") grids.push({ name: entry.name, rows: entry.value as string[], info });
    else if (entry.kind === "players")
      players = (entry.value as Json[]).map((player) => entriesOf(fieldsIn(player), entry.fields));
    else facts.push(entry);
  }
  return { grids, players, facts };
}

/** What a preview says apart from the drawing: the seats that win by it, and everything else. */
export function previewOf(
  preview: unknown,
  table: Table,
  game: GameInfo | undefined,
): { grids: GridEntry[]; facts: Entry[]; winners: number[] } {
  const found = fieldsIn(preview);
  const { grids, facts } = partsOf(found, game?.fields ?? [], 0);
  const winners = found["winners"];
  return {
    grids,
    facts: facts.filter(({ kind, name }) => kind !== "turn" && !sameAs(fieldsIn(table.public)[name], found[name])),
    winners: Array.isArray(winners) ? winners.filter((seat) => typeof seat === "number") : [],
  };
}

const sameAs = (one: Json | undefined, other: Json | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
