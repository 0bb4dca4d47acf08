// Where the reader is. The address keeps it, so that a table can be reloaded and shared.

export type Place =
  | { page: "home" }
  | { page: "table"; id: string; moment: number | null }
  | { page: "help"; game: string; chapter: string | null }
  | { page: "new"; game: string }
  | { page: "invite"; invite: string };

function read(): Place {
  const [page, what = "", part, of] = location.hash.replace(/^#\//, "").split("/");
  if (!/^[\w-]+$/.test(what)) return { page: "home" };
  if (page === "table") return { page, id: what, moment: part === "moment" && of && /^\d{1,9}$/.test(of) ? Number(of) : null };
  if (page === "help") return { page, game: what, chapter: part ?? null };
  if (page === "new") return { page, game: what };
  if (page === "invite") return { page, invite: what };
  return { page: "home" };
}

class Whereabouts {
  now = $state<Place>(read());

  start(): void {
    for (const happens of ["hashchange", "popstate"]) window.addEventListener(happens, () => (this.now = read()));
  }

  /** Goes to a moment of a table (null: to now). From one to another the way back does not grow. */
  look(id: string, moment: number | null): void {
    const [here, there] = [this.now, moment === null ? tableAddress(id) : momentAddress(id, moment)];
    if (here.page === "table" && here.id === id && here.moment !== null && moment !== null) history.replaceState(null, "", there);
    else if (location.hash !== there) history.pushState(null, "", there);
    this.now = read();
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

/** A table as it was after an event. */
export function momentAddress(id: string, moment: number): string {
  return `#/table/${id}/moment/${moment}`;
}

/** The rules of a game, open at a chapter. */
export function helpAddress(game: string, chapter?: string): string {
  return `#/help/${game}${chapter ? `/${chapter}` : ""}`;
}
