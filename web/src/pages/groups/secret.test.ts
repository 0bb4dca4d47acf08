import { expect, test } from "vitest";

import { secretIn } from "./secret";

const SECRET = "abcdefghjkmn23456789pqrs";

test("a secret is found in a link, in a message that ends with one, and by itself", () => {
  for (const text of [`//example.org/#/join/${SECRET}`, `Come along: //h:8000/#/join/${SECRET} `, SECRET])
    expect(secretIn(text)).toBe(SECRET);
  for (const text of ["", "//example.org/#/table/abc", `x${SECRET}`, SECRET.slice(1)])
    expect(secretIn(text)).toBeNull();
});
