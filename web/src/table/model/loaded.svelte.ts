// Data of a table that never changes, such as its board: loaded once its name is known, null until then.

export class Loaded<T> {
  value = $state.raw<T | null>(null);

  constructor(name: () => string | undefined, read: (name: string) => Promise<T>) {
    $effect(() => {
      const known = name();
      if (known !== undefined && this.value === null) void read(known).then((found) => (this.value = found));
    });
  }
}
