// With every answer of the server all of a table's data are new objects, though most of them say the same as before.

type Parts = Record<string, unknown>;

const parts = (value: unknown): Parts | null => (typeof value === "object" ? (value as Parts | null) : null);

/**
 * The new value of data, in which each part that equals the old one is the old one, so that `===` tells what has changed.
 * It is changed in place.
 */
export function shared<T>(before: unknown, now: T): T {
  const [old, fresh] = [parts(before), parts(now)];
  if (old === fresh || !old || !fresh || Array.isArray(old) !== Array.isArray(fresh)) return now;
  const [known, names] = [Object.keys(old), Object.keys(fresh)];
  let same = known.length === names.length;
  for (const [index, name] of names.entries()) {
    const part = shared(old[name], fresh[name]);
    if (part !== fresh[name]) fresh[name] = part;
    same &&= known[index] === name && part === old[name];
  }
  return same ? (before as T) : now;
}

/** What is made of an object, made once for each. */
export function remembered<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const kept = new WeakMap<Of, Made>();
  return (of) => {
    const found = kept.get(of) ?? make(of);
    kept.set(of, found);
    return found;
  };
}
