// What a hand can drag at this table: tiles, leaders and catastrophes from behind the screen, and my leaders on the board;
// these also back behind the screen.

import type { Drag } from "../../ui/drag";
import { leaderPiece } from "./motions";
import { LEADERS, type LeaderName, type TileName } from "./pieces";
import type { TurnController, Tool } from "./turncontroller.svelte";
import { publicOf } from "./position";

interface Held {
  tool: Tool;
  /** Does it come from the board? */
  standing: boolean;
}

const squareAt = (at: Element | null): string | null =>
  at?.closest<SVGElement>("[data-square]")?.dataset["square"] ?? null;

export class DragController {
  /** The square that is aimed at while something is dragged. */
  aimed = $state<string | null>(null);
  /** What is dragged. */
  held = $state.raw<Tool | null>(null);
  /** Where I have just put something by hand, so that it need not be shown coming there. */
  laid: string | null = null;
  /** Until it is known whether it lies where it was let go. */
  private settles: Promise<boolean> | null = null;

  constructor(private readonly turn: TurnController) {}

  readonly drag: Drag<Held> = {
    take: (at) => {
      const found = this.behindScreen(at) ?? this.onBoard(at);
      return found && this.turn.may(found.what.tool) ? found : null;
    },
    lift: ({ tool }) => {
      this.held = tool;
      this.turn.lift(tool);
    },
    over: (_, at) => {
      this.aimed = squareAt(at);
      this.turn.looked = this.aimed;
    },
    drop: async ({ tool, standing }, at, _, by) => {
      const square = squareAt(at);
      this.laid = square;
      if (square) this.settles = this.turn.lay(square, by);
      else if (standing && at?.closest("[data-screen]")) this.settles = this.turn.takeBack(tool, by);
      const done = (await this.settles) ?? false;
      if (!done) this.laid = null;
      return done;
    },
    end: () => void this.letGo(),
  };

  /** What was taken away, or let go beside everything, is put back; the board stays as near as it is until that is known. */
  private async letGo(): Promise<void> {
    this.aimed = null;
    const { settles } = this;
    this.settles = null;
    if (settles) await settles;
    else this.turn.putBack();
    this.held = null;
  }

  private behindScreen(at: Element): { what: Held; piece: Element } | null {
    const button = at.closest<HTMLElement>("[data-tile], [data-leader], [data-ruin]");
    const piece = button?.querySelector("svg");
    if (!button || !piece || this.turn.tool?.what === "swap") return null;
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
    const { seat, view } = this.turn;
    const mine = publicOf(view).players[seat]?.leaders;
    const leader = square ? LEADERS.find((each) => mine?.[each] === square) : undefined;
    if (!leader || (this.turn.tool && !this.holdsLeader(leader))) return null;
    const piece = at.closest("svg")?.querySelector(`[data-piece="${leaderPiece(seat, leader)}"]`);
    return piece ? { what: { tool: { what: "leader", leader }, standing: true }, piece } : null;
  }

  /** With something else in hand a touch of my leader says where that shall go. */
  private holdsLeader(leader: LeaderName): boolean {
    const { tool } = this.turn;
    return tool?.what === "leader" && tool.leader === leader;
  }
}
