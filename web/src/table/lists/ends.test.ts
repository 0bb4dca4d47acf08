import { expect, test, vi } from "vitest";

import type { Called } from "../model/seats";
import { endOf, pointsOf } from "./ends";

vi.mock("../../i18n/words.svelte", () => ({ say: (key: string) => key }));

const seats = (count: number): Called[] =>
  Array.from({ length: count }, (_, seat) => ({ kind: "person", name: `P${seat}` }) as Called);

test("who wins is told, and how if it was not played to the end", () => {
  const scores = [12, 9];
  expect(endOf({ winners: [0], scores, how: "finished" }, seats(2), 0)).toBe("page-result-won");
  expect(endOf({ winners: [0], scores, how: "finished" }, seats(2), 1)).toBe("page-result-lost");
  expect(endOf({ winners: [0], scores, how: "conceded" }, seats(2), 0)).toBe(
    "page-result-won · page-result-ended-conceded",
  );
  expect(endOf({ winners: [0, 1], scores, how: "finished" }, seats(2), 0)).toBe("page-result-shared");
});

test("alone nobody wins: the points are told, or how it ended", () => {
  expect(endOf({ winners: [0], scores: [180], how: "finished" }, seats(1), 0)).toBe("page-result-alone");
  expect(endOf({ winners: [], scores: [130], how: "conceded" }, seats(1), 0)).toBe("page-result-ended-conceded");
});

test("points are told of games that were played to their end", () => {
  expect(pointsOf({ scores: [180], how: "finished" })).toEqual(["180"]);
  expect(pointsOf({ scores: [130], how: "conceded" })).toEqual([]);
});
