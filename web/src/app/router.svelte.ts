// The page that is open. The address says which, so that a table can be reloaded and shared.

import { routeHere, type Route } from "./route";

/**
 * The page reads what follows a #. An invitation comes without one, as previews are made from its address, and so does
 * whatever somebody typed, where there is nothing: it is put behind a #.
 */
function arrive(): void {
  if (!/^\/(index\.html)?$/.test(location.pathname)) history.replaceState(null, "", `/#${location.pathname}`);
}

arrive();

class Router {
  now = $state<Route>(routeHere());

  start(): void {
    for (const happens of ["hashchange", "popstate"]) window.addEventListener(happens, () => (this.now = routeHere()));
  }

  /** Goes to a moment of a table (null: to now). Moving between moments adds nothing to the browser's history. */
  look(id: string, moment: number | null): void {
    const [here, there] = [this.now, moment === null ? tableAddress(id) : momentAddress(id, moment)];
    if (here.page === "table" && here.id === id && here.moment !== null && moment !== null)
      history.replaceState(null, "", there);
    else if (location.hash !== there) history.pushState(null, "", there);
    this.now = routeHere();
  }
}

export const router = new Router();

export function newTableAddress(game: string, board?: string, group?: string | null): string {
  return `#/new/${game}${board || group ? `/${board ?? ""}` : ""}${group ? `/${group}` : ""}`;
}

export function groupAddress(id: string): string {
  return `#/group/${id}`;
}

/** Joining a group by its secret link, which no server sees in an address. */
export function joinPart(secret: string): string {
  return `/#/join/${secret}`;
}

/** All maps of a game. */
export function mapsAddress(game: string): string {
  return `#/maps/${game}`;
}

/** One map; this address can be shared. */
export function mapAddress(game: string, board: string): string {
  return `#/maps/${game}/${board}`;
}

/** The map editor: with a new map, or a copy of another. */
export function makeMapAddress(game: string, board?: string): string {
  return `#/maps/${game}/make${board ? `/${board}` : ""}`;
}

/** How I am notified. */
export const NOTIFICATIONS = "#/notifications";

/** The invitation to a table. */
export function invitePart(invite: string): string {
  return `/invite/${invite}`;
}

/** Signing in on another device, with a code that works once. */
export function devicePart(code: string): string {
  return `#/device/${code}`;
}

/** A game, from its first moment on. */
export function replayAddress(id: string): string {
  return `#/table/${id}/replay`;
}

export function tableAddress(id: string): string {
  return `#/table/${id}`;
}

/** A table after an event. */
export function momentAddress(id: string, moment: number): string {
  return `#/table/${id}/moment/${moment}`;
}

/** The rules of a game, opened at a chapter. */
export function helpAddress(game: string, chapter?: string): string {
  return `#/help/${game}${chapter ? `/${chapter}` : ""}`;
}

/** The lessons of a game, or one of them. */
export function learnAddress(game: string, lesson?: string): string {
  return `#/learn/${game}${lesson ? `/${lesson}` : ""}`;
}

/** The best results of people who played a board alone. */
export function bestAddress(game: string, board?: string): string {
  return `#/best/${game}${board ? `/${board}` : ""}`;
}

/** A game that one player played alone beside another one: the best known, if none is named. */
export function compareAddress(id: string, other?: string): string {
  return `#/compare/${id}${other ? `/${other}` : ""}`;
}

/** The game of the day, by default today's. */
export function dayAddress(game: string, day?: string): string {
  return `#/day/${game}${day ? `/${day}` : ""}`;
}
