// What a hand can drag at this table: tiles, leaders and catastrophes from behind the screen, and my leaders on the board;
// these also back behind the screen.

import type { Drag } from "../../ui/drag";
import { leaderPiece } from "./motions";
import { LEADERS, type LeaderName, type TileName } from "./pieces";
import type { Play, Tool } from "./play.svelte";
import { publicOf } from "./position";

interface Held {
  tool: Tool;
  /** Does it come from the board? */
  standing: boolean;
}

/** Squares that are smaller than this, in pixels, are easily missed by a finger: there it has to say yes. */
const SURE = 40;

const squareAt = (at: Element | null): string | null =>
  at?.closest<SVGElement>("[data-square]")?.dataset["square"] ?? null;

export class Hands {
  /** The square that is aimed at while something is dragged. */
  aimed = $state<string | null>(null);
  /** What is dragged. */
  held = $state.raw<Tool | null>(null);
  /** Where I have just put something by hand, so that it need not be shown coming there. */
  laid: string | null = null;
  private finger = false;

  constructor(private readonly play: Play) {}

  /** Whose pointer it is. */
  touch = ({ pointerType }: PointerEvent): void => void (this.finger = pointerType !== "mouse");

  readonly drag: Drag<Held> = {
    take: (at) => {
      const found = this.behindScreen(at) ?? this.onBoard(at);
      return found && this.play.may(found.what.tool) ? found : null;
    },
    lift: ({ tool }) => {
      this.held = tool;
      this.play.lift(tool);
    },
    over: (_, at) => {
      this.aimed = squareAt(at);
      this.play.looked = this.aimed;
    },
    drop: ({ tool, standing }, at) => {
      const square = squareAt(at);
      this.held = this.aimed = null;
      if (square) return this.put(square, at);
      if (standing && at?.closest("[data-screen]")) return this.play.takeBack(tool);
      this.play.drop();
      return false;
    },
    end: () => {
      if (this.held) this.play.drop(); // it was not let go but taken away
      this.held = this.aimed = null;
    },
  };

  private async put(square: string, at: Element | null): Promise<boolean> {
    const small = (at?.getBoundingClientRect().width ?? 0) < SURE;
    this.laid = square;
    const done = await this.play.lay(square, this.finger && small ? "finger" : "mouse");
    if (!done) this.laid = null;
    return done;
  }

  private behindScreen(at: Element): { what: Held; piece: Element } | null {
    const button = at.closest<HTMLElement>("[data-tile], [data-leader], [data-ruin]");
    const piece = button?.querySelector("svg");
    if (!button || !piece || this.play.tool?.what === "swap") return null;
    const { tile, leader } = button.dataset;
    const tool: Tool = tile
      ? { what: "tile", tile: tile as TileName }
      : leader
        ? { what: "leader", leader: leader as LeaderName }
        : { what: "ruin" };
    return { what: { tool, standing: false }, piece };
  }

  private onBoard(at: Element): { what: Held; piece: Element } | null {
    const square = squareAt(at);
    const { seat, live } = this.play;
    const mine = publicOf(live).players[seat]?.leaders;
    const leader = square ? LEADERS.find((each) => mine?.[each] === square) : undefined;
    if (!leader || (this.play.tool && !this.holdsLeader(leader))) return null;
    const piece = at.closest("svg")?.querySelector(`[data-piece="${leaderPiece(seat, leader)}"]`);
    return piece ? { what: { tool: { what: "leader", leader }, standing: true }, piece } : null;
  }

  /** With something else in hand a touch of my leader says where that shall go. */
  private holdsLeader(leader: LeaderName): boolean {
    const { tool } = this.play;
    return tool?.what === "leader" && tool.leader === leader;
  }
}
