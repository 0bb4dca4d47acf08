// Where the reader is. The address keeps it, so that a table can be reloaded and shared.

export type Place = { page: "home" } | { page: "table"; id: string } | { page: "new"; game: string } | { page: "invite"; invite: string };

function read(): Place {
  const [page, what = ""] = location.hash.replace(/^#\//, "").split("/");
  if (!/^[\w-]+$/.test(what)) return { page: "home" };
  if (page === "table") return { page, id: what };
  if (page === "new") return { page, game: what };
  if (page === "invite") return { page, invite: what };
  return { page: "home" };
}

class Whereabouts {
  now = $state<Place>(read());

  start(): void {
    window.addEventListener("hashchange", () => (this.now = read()));
  }
}

export const whereabouts = new Whereabouts();

export function newTableAddress(game: string): string {
  return `#/new/${game}`;
}

/** What a friend is sent: the whole address. */
export function inviteAddress(invite: string): string {
  return new URL(`#/invite/${invite}`, location.href).href;
}

export function tableAddress(id: string): string {
  return `#/table/${id}`;
}
