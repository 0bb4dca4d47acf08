// Which part of the map is seen: its place in the frame, and its size. All of it, until somebody has chosen a part.

import type { Part, Sheet } from "./land/chart";
import type { Point } from "./land/ground";

/** The inside of the frame, in pixels. */
export interface Room {
  clientWidth: number;
  clientHeight: number;
}

const MOST = 2.4; // pixels to a unit
const FITTED = 1.6; // where there is more room than the whole map needs
const WORTH = 1.04; // how much bigger it has to become to be drawn anew
const EDGE = 70; // pixels of sea that may be seen beyond the map
const BUTTONS = 56; // pixels for them where they have room of their own
const [ONE, ZOOM] = [72, 160]; // pixels that the button in a corner takes, and the three that zoom

export class Viewport {
  /** Where the map begins in the frame, in pixels, and pixels to a unit. */
  at: Point = { x: 0, y: 0 };
  scale = 1;
  /** The smallest zoom: the whole map fits into the frame. */
  least = 0.1;
  /** The pixels beside the whole map, on its right or below it. */
  spare: Point = { x: 0, y: 0 };
  /** Has somebody moved or zoomed it? Then it stays that way when the window changes. */
  chosen = false;

  constructor(
    private readonly box: () => Part,
    private readonly room: () => Room,
    /** Do the buttons have room of their own, and lie on nothing of the whole map? */
    private readonly apart: () => boolean,
  ) {}

  /** Where a point of the map is in the frame. */
  seen({ x, y }: Point): Point {
    const box = this.box();
    return { x: (x - box.x) * this.scale + this.at.x, y: (y - box.y) * this.scale + this.at.y };
  }

  /** Zooms around a point of the frame. */
  zoom(wanted: number, around: Point): void {
    this.chosen = true;
    const next = Math.min(MOST, Math.max(this.least, wanted));
    const from = (at: number, middle: number): number => middle - ((middle - at) * next) / this.scale;
    this.at = { x: from(this.at.x, around.x), y: from(this.at.y, around.y) };
    this.scale = next;
    this.clamp();
  }

  /** Moves it by pixels. */
  pan({ x, y }: Point): void {
    this.chosen = true;
    this.at = { x: this.at.x + x, y: this.at.y + y };
    this.clamp();
  }

  /** Brings a point into sight, with so much around it, in units. */
  show(point: Point, around: number): void {
    const { clientWidth: wide, clientHeight: high } = this.room();
    const { x, y } = this.seen(point);
    const room = Math.min(around * this.scale, wide / 2, high / 2);
    const into = (at: number, size: number): number => Math.min(Math.max(at, room), size - room) - at;
    this.at = { x: this.at.x + into(x, wide), y: this.at.y + into(y, high) };
    this.clamp();
  }

  /** The frame has another size; answers the zoom at which the whole map fits. */
  measure(): number {
    const box = this.box();
    const { clientWidth: wide, clientHeight: high } = this.room();
    const fits = ({ x, y }: Point): number => Math.min((wide - x) / box.width, (high - y) / box.height, MOST);
    const [beside, below] = [
      { x: BUTTONS, y: 0 },
      { x: 0, y: BUTTONS },
    ];
    this.spare = !this.apart() ? { x: 0, y: 0 } : fits(beside) > fits(below) ? beside : below;
    this.least = fits(this.spare);
    return Math.min(FITTED, this.least);
  }

  /** The whole map, in the middle; answers the part of the plane that is seen then. */
  fit(): Sheet {
    this.chosen = false;
    this.scale = this.measure();
    this.clamp();
    const { clientWidth: wide, clientHeight: high } = this.room();
    return { ...this.part(0, 0, wide, high), buttons: this.buttons(wide, high) };
  }

  /** The part of the plane that so many pixels of the frame show. */
  private part(left: number, top: number, wide: number, high: number): Part {
    const [box, { scale, at }] = [this.box(), this];
    const [x, y] = [box.x + (left - at.x) / scale, box.y + (top - at.y) / scale];
    return { x, y, width: wide / scale, height: high / scale };
  }

  /** Two groups: in the lower corners, or one above the other at the right side. */
  private buttons(wide: number, high: number): Part[] {
    const [across, tall] = this.spare.y ? [ZOOM, ONE] : [ONE, ZOOM];
    const alone = this.spare.x ? this.part(wide - ONE, 0, ONE, ONE) : this.part(0, high - ONE, ONE, ONE);
    return [alone, this.part(wide - across, high - tall, across, tall)];
  }

  /** Measures, too; would it change little to fit the whole map into the frame? */
  stillFits(): boolean {
    const better = this.measure();
    return this.scale <= better && better < this.scale * WORTH;
  }

  /** Keeps it in the frame. */
  clamp(): void {
    const box = this.box();
    const { clientWidth: wide, clientHeight: high } = this.room();
    const within = (at: number, size: number, room: number, spared: number): number =>
      size <= room - spared + 1 ? (room - spared - size) / 2 : Math.min(EDGE, Math.max(room - size - EDGE, at));
    this.at = {
      x: within(this.at.x, box.width * this.scale, wide, this.spare.x),
      y: within(this.at.y, box.height * this.scale, high, this.spare.y),
    };
  }
}
