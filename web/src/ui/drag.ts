// Pieces that a hand moves, with a mouse or a finger, in pictures (SVG) and beside them:
//
//   <g {@attach dragging({ take, lift, over, drop, end })}>   on one piece, or on what holds many of them
//
// `take` says what a pointer that goes down here would carry, and which element shows it; null is nothing. When it has
// moved by a few pixels, `lift` is told (light up where it may go, as for two clicks) and a ghost of the element
// follows; `over` is told what lies under the pointer, and where that is in the window. `drop` answers, at once or
// later, whether it is taken there; else the ghost goes home. `end` is told when the hand has let go. The piece has
// `data-dragged` meanwhile, and the click after a drag never arrives. A second finger, Escape and whatever else takes
// the pointer away end it at home. All that a drag does, two clicks and the keyboard do too.

import type { Attachment } from "svelte/attachments";

import { reducedMotion } from "./reducedmotion";

export interface Point {
  x: number;
  y: number;
}

/** What moves a piece; a pen is as fine as a mouse. */
export type Pointer = "mouse" | "finger";

export interface Taken<What> {
  what: What;
  piece: Element;
}

export interface Drag<What> {
  take: (at: Element) => Taken<What> | null;
  lift?: (what: What) => void;
  over?: (what: What, at: Element | null, point: Point) => void;
  drop: (what: What, at: Element | null, point: Point, by: Pointer) => boolean | Promise<boolean>;
  end?: (what: What) => void;
}

/** The picture of a piece in the hand: it lies where the piece is, moved by as much as the pointer was. */
export interface Ghost {
  move(by: Point): void;
  /** Goes back to the piece. */
  home(): void;
  vanish(): void;
}

/** What a hand needs of the page. */
export interface DragDom {
  /** A finger took the piece at a point, or a mouse at any. */
  ghost(piece: Element, finger: Point | null): Ghost;
  under(point: Point): Element | null;
}

/** A pointer has to go so far, in pixels, before it drags. */
const SLACK = 4;
const HOME = 180; // milliseconds
/** Pixels between a finger and what it carries. */
const ABOVE = 28;

/** What a pointer holds, from going down to letting go. */
export class Hand<What> {
  private held: (Taken<What> & { from: Point; by: Pointer }) | null = null;
  private ghost: Ghost | null = null;

  constructor(
    private readonly drag: Drag<What>,
    private readonly ground: DragDom,
  ) {}

  get holds(): boolean {
    return this.held !== null;
  }

  get drags(): boolean {
    return this.ghost !== null;
  }

  /** A pointer goes down; answers whether it may become a drag. */
  down(at: Element, from: Point, by: Pointer): boolean {
    const taken = this.drag.take(at);
    this.held = taken && { ...taken, from, by };
    return taken !== null;
  }

  /** Answers whether the drag has begun with this. */
  move(to: Point): boolean {
    const { held } = this;
    if (!held) return false;
    const by = { x: to.x - held.from.x, y: to.y - held.from.y };
    const begins = !this.ghost && Math.hypot(by.x, by.y) >= SLACK;
    if (begins) {
      this.ghost = this.ground.ghost(held.piece, held.by === "finger" ? held.from : null);
      this.drag.lift?.(held.what);
    }
    if (!this.ghost) return false;
    this.ghost.move(by);
    this.drag.over?.(held.what, this.ground.under(to), to);
    return begins;
  }

  /** Lets go; answers whether something was dragged. */
  up(to: Point): boolean {
    const loose = this.release();
    if (!loose) return false;
    const { what, by, ghost } = loose;
    const settle = (taken: boolean): void => (taken ? ghost.vanish() : ghost.home());
    const answer = this.drag.drop(what, this.ground.under(to), to, by);
    this.drag.end?.(what);
    if (typeof answer === "boolean") settle(answer);
    else void answer.then(settle, () => settle(false));
    return true;
  }

  cancel(): void {
    const loose = this.release();
    if (!loose) return;
    this.drag.end?.(loose.what);
    loose.ghost.home();
  }

  private release(): { what: What; by: Pointer; ghost: Ghost } | null {
    const { held, ghost } = this;
    this.held = this.ghost = null;
    return held && ghost && { what: held.what, by: held.by, ghost };
  }
}

/** For `{@attach}`: lets the pieces of an element be dragged. */
export function dragging<What>(drag: Drag<What>): Attachment {
  return (node) => {
    const hand = new Hand(drag, { ghost: ghostOf, under: ({ x, y }) => document.elementFromPoint(x, y) });
    const attached = new AbortController();
    let following = new AbortController();
    const prevent = (when: () => boolean) => (event: Event) => when() && event.cancelable && event.preventDefault();

    function stop(): void {
      following.abort();
      hand.cancel();
    }

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
      const by = event.pointerType === "touch" ? "finger" : "mouse";
      if (!hand.down(event.target, pointOf(event), by)) return;
      following = new AbortController();
      follow(event.pointerId, following.signal);
    }

    // The window hears of a pointer wherever it goes before it is caught.
    function follow(pointer: number, signal: AbortSignal): void {
      const on = <Name extends keyof WindowEventMap>(name: Name, does: (event: WindowEventMap[Name]) => void): void =>
        addEventListener(name, does, { capture: true, signal });
      on("pointermove", (event) => {
        if (event.pointerId !== pointer) return;
        if (event.buttons === 0)
          stop(); // it was let go outside the window
        else if (hand.move(pointOf(event))) {
          node.setPointerCapture(pointer);
          getSelection()?.removeAllRanges();
        }
      });
      on("pointerup", (event) => {
        if (event.pointerId !== pointer) return;
        if (hand.up(pointOf(event))) swallowClick();
        following.abort();
      });
      on("pointercancel", (event) => event.pointerId === pointer && stop());
      on("pointerdown", (event) => event.pointerId !== pointer && stop());
      on("keydown", (event) => {
        if (event.key !== "Escape" || !hand.drags) return;
        event.stopPropagation();
        stop();
      });
    }

    const { signal } = attached;
    const holds = prevent(() => hand.holds);
    (node as HTMLElement).addEventListener("pointerdown", down, { signal });
    node.addEventListener("touchmove", holds, { signal, passive: false }); // a finger on a piece scrolls nothing
    for (const own of ["dragstart", "selectstart"]) node.addEventListener(own, holds, { signal });
    node.addEventListener(
      "contextmenu",
      prevent(() => hand.drags),
      { signal },
    );
    return () => {
      attached.abort();
      stop();
    };
  };
}

const pointOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });

/** The click that a browser makes of a drag comes right after it. */
function swallowClick(): void {
  const swallowed = new AbortController();
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", swallow, { capture: true, signal: swallowed.signal });
  setTimeout(() => swallowed.abort());
}

const MEANT_FOR_OTHERS = /^(id|role|tabindex|title|(aria|data)-.*)$/;

/** A copy of how something looks, and of nothing else that it is. */
function looksOf<Kind extends Element>(piece: Kind): Kind {
  const copy = piece.cloneNode(true) as Kind;
  for (const each of [copy, ...copy.querySelectorAll("*")])
    for (const name of each.getAttributeNames()) if (MEANT_FOR_OTHERS.test(name)) each.removeAttribute(name);
  return copy;
}

const SVG = "http://www.w3.org/2000/svg";

/** A part of a picture, where it lies in the window and as big as it is there. */
function partOf(piece: SVGGraphicsElement): SVGSVGElement {
  const [picture, place] = [document.createElementNS(SVG, "svg"), document.createElementNS(SVG, "g")];
  const { a, b, c, d, e, f } = piece.getScreenCTM() ?? new DOMMatrix();
  const copy = looksOf(piece);
  copy.removeAttribute("transform");
  copy.style.transform = "none";
  place.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
  place.append(copy);
  picture.append(place);
  return picture;
}

/** Something beside pictures, as big as it is there without being turned. */
function boxOf(piece: Element): { copy: Element; at: Point } {
  const box = piece.getBoundingClientRect();
  const [width, height] =
    piece instanceof HTMLElement ? [piece.offsetWidth, piece.offsetHeight] : [box.width, box.height];
  const copy = looksOf(piece as HTMLElement);
  Object.assign(copy.style, { width: `${width}px`, height: `${height}px`, margin: "0", transform: "none" });
  return { copy, at: { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2 } };
}

/** How far a piece has to move so that the finger that takes it does not cover it. */
function above(piece: Element, finger: Point): Point {
  const { x, width, bottom } = piece.getBoundingClientRect();
  return { x: finger.x - x - width / 2, y: finger.y - ABOVE - bottom };
}

/** A popover, so that it lies over everything; beside its piece, so that it has the colours of there. */
function ghostOf(piece: Element, finger: Point | null): Ghost {
  const off = finger ? above(piece, finger) : { x: 0, y: 0 };
  const ghost = document.createElement("div");
  const inPicture = piece instanceof SVGGraphicsElement && piece.ownerSVGElement !== null;
  const { copy, at } = inPicture ? { copy: partOf(piece), at: { x: 0, y: 0 } } : boxOf(piece);
  ghost.popover = "manual";
  ghost.ariaHidden = "true";
  ghost.className = "ghost";
  Object.assign(ghost.style, { left: `${at.x}px`, top: `${at.y}px` });
  ghost.append(copy);
  (piece.closest("svg")?.parentElement ?? piece.parentElement ?? document.body).append(ghost);
  ghost.showPopover();
  piece.setAttribute("data-dragged", "");
  const vanish = (): void => {
    ghost.remove();
    piece.removeAttribute("data-dragged");
  };
  return {
    move: ({ x, y }) => void (ghost.style.transform = `translate(${off.x + x}px, ${off.y + y}px)`),
    home: () => {
      const way = ghost.animate({ transform: "none" }, { duration: reducedMotion() ? 0 : HOME, easing: "ease-out" });
      way.onfinish = way.oncancel = vanish;
    },
    vanish,
  };
}
