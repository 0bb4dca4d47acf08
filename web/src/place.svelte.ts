// Where the reader is: the home page, or a table. The address keeps it, so that a table can be reloaded and shared.

export type Place = { page: "home" } | { page: "table"; id: string };

function read(): Place {
  const found = /^#\/table\/([\w-]+)$/.exec(location.hash);
  return found?.[1] ? { page: "table", id: found[1] } : { page: "home" };
}

class Whereabouts {
  now = $state<Place>(read());

  start(): void {
    window.addEventListener("hashchange", () => (this.now = read()));
  }
}

export const whereabouts = new Whereabouts();

export function tableAddress(id: string): string {
  return `#/table/${id}`;
}
