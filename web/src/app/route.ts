// What the address of the page means.

export type Route =
  | { page: "home" }
  | { page: "table"; id: string; moment: number | null }
  | { page: "learn"; game: string; lesson: string | null }
  | { page: "help"; game: string; chapter: string | null }
  | { page: "best"; game: string; board: string | null }
  | { page: "day"; game: string; day: string | null }
  | { page: "compare"; id: string; other: string | null }
  | { page: "new"; game: string; board: string | null; group: string | null }
  | { page: "maps"; game: string; board: string | null; what: "look" | "make" }
  | { page: "invite"; invite: string }
  | { page: "group" | "join"; id: string }
  | { page: "played" }
  | { page: "device"; code: string }
  | { page: "notifications" }
  | { page: "stop"; token: string }
  | { page: "mail" | "enter"; token: string }
  | { page: "keep" }
  | { page: "nowhere" };

/** Stands for a board that the players of a new table lay; no board has this name. */
export const LAY = "lay";
/** Stands for the first moment of a game, whatever its number. */
export const START = 0;

function nameIn(part: string | undefined): string | null {
  return part && /^[\w-]+$/.test(part) ? part : null;
}

/** Where the address leads. */
export function routeHere(): Route {
  const [page, what = "", part, of] = location.hash.replace(/^#?\/?/, "").split("/");
  if (!page) return { page: "home" };
  if (page === "notifications") return { page };
  if (page === "stop" && /^[\w.-]{1,200}$/.test(what)) return { page, token: what };
  if (page === "keep") return { page };
  if (page === "played" && !what) return { page };
  if (!/^[\w-]+$/.test(what)) return { page: "nowhere" };
  if (page === "table")
    return {
      page,
      id: what,
      moment: part === "replay" ? START : part === "moment" && of && /^\d{1,9}$/.test(of) ? Number(of) : null,
    };
  if (page === "learn") return { page, game: what, lesson: nameIn(part) };
  if (page === "help") return { page, game: what, chapter: nameIn(part) };
  if (page === "best") return { page, game: what, board: nameIn(part) };
  if (page === "day") return { page, game: what, day: nameIn(part) };
  if (page === "compare") return { page, id: what, other: nameIn(part) };
  if (page === "new") return { page, game: what, board: nameIn(part), group: nameIn(of) };
  if (page === "maps" && part === LAY) return { page: "new", game: what, board: LAY, group: null };
  if (page === "maps")
    return part === "make"
      ? { page, game: what, board: nameIn(of), what: part }
      : { page, game: what, board: nameIn(part), what: "look" };
  if (page === "invite") return { page, invite: what };
  if (page === "group" || page === "join") return { page, id: what };
  if (page === "device") return { page, code: what };
  if (page === "mail" || page === "enter") return { page, token: what };
  return { page: "nowhere" };
}
