// SHA-256 (FIPS 180-4) with plain numbers: browsers offer theirs only to pages loaded over HTTPS, which a server at
// home rarely uses.

const PRIMES = [2];
for (let number = 3; PRIMES.length < 64; number += 2) if (PRIMES.every((prime) => number % prime)) PRIMES.push(number);

/** The first 32 bits of the fractional part. */
const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) | 0;
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message with a one bit, zeros, and its length in bits at the end, as words. */
function padded(message: Uint8Array): number[] {
  const words = new Array<number>((((message.length + 8) >> 6) + 1) * 16).fill(0);
  [...message, 0x80].forEach(
    (byte, index) => (words[index >> 2] = (words[index >> 2] ?? 0) | (byte << (24 - 8 * (index % 4)))),
  );
  words[words.length - 1] = message.length * 8;
  return words;
}

function schedule(block: number[]): number[] {
  const words = [...block];
  for (let index = 16; index < 64; index += 1) {
    const [early, late] = [words[index - 15] as number, words[index - 2] as number];
    const one = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const two = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words.push(((words[index - 16] as number) + one + (words[index - 7] as number) + two) | 0);
  }
  return words;
}

function mixed(state: number[], block: number[]): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  schedule(block).forEach((word, index) => {
    const one =
      (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (ROUNDS[index] as number) + word) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  });
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + (state[index] as number)) | 0);
}

/** The hash of some bytes, in hexadecimal. */
export function sha256(message: Uint8Array): string {
  const words = padded(message);
  let state = START;
  for (let at = 0; at < words.length; at += 16) state = mixed(state, words.slice(at, at + 16));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** The bytes that hexadecimal digits stand for. */
export function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
