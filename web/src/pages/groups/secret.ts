// The secret of a group in what somebody pasted.

/** The secret in a link to a group, or by itself; null if there is none. */
export function secretIn(text: string): string | null {
  const found = /(?:^|\/join\/)([a-z0-9]{24})\W*$/.exec(text.trim());
  return found?.[1] ?? null;
}
