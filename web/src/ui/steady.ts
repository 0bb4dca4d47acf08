// With every update of a table everything that it tells is new to Svelte, though most of it says the same as before.

/**
 * For `$derived.by`: answers what it answered before as long as the new value says the same, so that what is made from
 * it stays as it is.
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
