// What the address of the page means.

export type Route =
  | { page: "home" }
  | { page: "table"; id: string; moment: number | null }
  | { page: "learn"; game: string; lesson: string | null }
  | { page: "help"; game: string; chapter: string | null }
  | { page: "best"; game: string; board: string | null }
  | { page: "compare"; id: string; other: string | null }
  | { page: "new"; game: string; board: string | null }
  | { page: "maps"; game: string; board: string | null; what: "look" | "make" | "lay" }
  | { page: "invite"; invite: string }
  | { page: "device"; code: string }
  | { page: "nowhere" };

/** Stands for the first moment of a game, whatever its number. */
export const START = 0;

function nameIn(part: string | undefined): string | null {
  return part && /^[\w-]+$/.test(part) ? part : null;
}

/** Where the address leads. */
export function routeHere(): Route {
  const [page, what = "", part, of] = location.hash.replace(/^#?\/?/, "").split("/");
  if (!page) return { page: "home" };
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
  if (page === "compare") return { page, id: what, other: nameIn(part) };
  if (page === "new") return { page, game: what, board: nameIn(part) };
  if (page === "maps")
    return part === "make" || part === "lay"
      ? { page, game: what, board: nameIn(of), what: part }
      : { page, game: what, board: nameIn(part), what: "look" };
  if (page === "invite") return { page, invite: what };
  if (page === "device") return { page, code: what };
  return { page: "nowhere" };
}
