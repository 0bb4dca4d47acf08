import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";

import { bytesOf, sha256 } from "./sha256";

describe("SHA-256", () => {
  it("agrees with the published examples", () => {
    expect(sha256(new Uint8Array())).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(sha256(new TextEncoder().encode("abc"))).toBe(
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    );
  });
  it("agrees with another implementation at every length around a block", () => {
    for (let length = 0; length < 200; length += 1) {
      const bytes = Uint8Array.from({ length }, (_, index) => (index * 31 + length) % 256);
      expect(sha256(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
    }
  });
  it("reads hexadecimal", () => expect([...bytesOf("00ff10")]).toEqual([0, 255, 16]));
});
