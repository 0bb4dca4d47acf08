// Where the reader is. The address keeps it, so that a table can be reloaded and shared.

export type Place =
  | { page: "home" }
  | { page: "table"; id: string; moment: number | null }
  | { page: "help"; game: string; chapter: string | null }
  | { page: "best"; game: string; board: string | null }
  | { page: "new"; game: string; board: string | null }
  | { page: "maps"; game: string; board: string | null; what: "look" | "make" | "lay" }
  | { page: "invite"; invite: string }
  | { page: "device"; code: string };

/** The moment that stands for the first of a game, whichever number it has. */
export const START = 0;

function nameIn(part: string | undefined): string | null {
  return part && /^[\w-]+$/.test(part) ? part : null;
}

function read(): Place {
  const [page, what = "", part, of] = location.hash.replace(/^#\//, "").split("/");
  if (!/^[\w-]+$/.test(what)) return { page: "home" };
  if (page === "table")
    return {
      page,
      id: what,
      moment: part === "replay" ? START : part === "moment" && of && /^\d{1,9}$/.test(of) ? Number(of) : null,
    };
  if (page === "help") return { page, game: what, chapter: part ?? null };
  if (page === "best") return { page, game: what, board: nameIn(part) };
  if (page === "new") return { page, game: what, board: nameIn(part) };
  if (page === "maps")
    return part === "make" || part === "lay"
      ? { page, game: what, board: nameIn(of), what: part }
      : { page, game: what, board: nameIn(part), what: "look" };
  if (page === "invite") return { page, invite: what };
  if (page === "device") return { page, code: what };
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
    if (here.page === "table" && here.id === id && here.moment !== null && moment !== null)
      history.replaceState(null, "", there);
    else if (location.hash !== there) history.pushState(null, "", there);
    this.now = read();
  }
}

export const whereabouts = new Whereabouts();

export function newTableAddress(game: string, board?: string): string {
  return `#/new/${game}${board ? `/${board}` : ""}`;
}

/** All maps of a game. */
export function mapsAddress(game: string): string {
  return `#/maps/${game}`;
}

/** One map: what a friend is sent. */
export function mapAddress(game: string, board: string): string {
  return `#/maps/${game}/${board}`;
}

/** Where a map is laid together, in turns. */
export function layMapAddress(game: string): string {
  return `#/maps/${game}/lay`;
}

/** Where a map is made: a new one, or one that begins with another. */
export function makeMapAddress(game: string, board?: string): string {
  return `#/maps/${game}/make${board ? `/${board}` : ""}`;
}

/** What a friend is sent. */
export function invitePart(invite: string): string {
  return `#/invite/${invite}`;
}

/** Where another device of mine becomes mine, by a code that serves once. */
export function devicePart(code: string): string {
  return `#/device/${code}`;
}

/** A game from its first moment on. */
export function replayAddress(id: string): string {
  return `#/table/${id}/replay`;
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

/** The best results of people who played a board alone. */
export function bestAddress(game: string, board?: string): string {
  return `#/best/${game}${board ? `/${board}` : ""}`;
}
