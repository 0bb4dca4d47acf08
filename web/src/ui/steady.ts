// With every update of a table, all of its data are new objects to Svelte, though most of them say the same as before.

/**
 * For `$derived.by`: returns the previous value as long as the new one is equal, so that whatever depends on it stays
 * as it is.
 */
export function steady<T>(make: () => T): () => T {
  let kept: { value: T; said: string } | null = null;
  return () => {
    const value = make();
    const said = JSON.stringify(value);
    if (kept?.said !== said) kept = { value, said };
    return kept.value;
  };
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
