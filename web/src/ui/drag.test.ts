import { beforeEach, describe, expect, it, vi } from "vitest";

import { dragging, Hand, type Drag, type Ghost, type Pointer } from "./drag";

const [piece, square, river] = [{}, {}, {}] as Element[];
let under: Element | null;
let ghost: { [Does in keyof Ghost]: ReturnType<typeof vi.fn<Ghost[Does]>> };
let answer: boolean | Promise<boolean>;
let told: string[];
const taken = vi.fn();
let drag: Drag<string>;

const name = (at: Element | null): string => (at === square ? "square" : at === river ? "river" : "nothing");

/** A hand on a piece, at (100, 100). */
function held(by: Pointer = "mouse"): Hand<string> {
  const hand = new Hand(drag, { ghost: (...how) => (taken(...how), ghost), under: () => under });
  expect(hand.down(piece as Element, { x: 100, y: 100 }, by)).toBe(true);
  return hand;
}

beforeEach(() => {
  under = null;
  answer = true;
  told = [];
  ghost = { move: vi.fn(), home: vi.fn(), vanish: vi.fn() };
  drag = {
    take: (at) => (at === piece ? { what: "tile", piece: at } : null),
    lift: (what) => told.push(`lift ${what}`),
    over: (what, at) => told.push(`${what} over ${name(at)}`),
    drop: (what, at, _, by) => {
      if (by === "finger") told.push("by a finger");
      told.push(`drop ${what} on ${name(at)}`);
      return answer;
    },
    end: (what) => told.push(`end ${what}`),
  };
});

describe("a hand", () => {
  it("takes only what can be taken", () => {
    const hand = new Hand(drag, { ghost: () => ghost, under: () => under });
    expect(hand.down(river as Element, { x: 0, y: 0 }, "mouse")).toBe(false);
    expect(hand.holds).toBe(false);
    expect(hand.move({ x: 50, y: 0 })).toBe(false);
    expect(told).toEqual([]);
  });

  it("drags after a few pixels, not by a click that trembles", () => {
    const hand = held();
    expect(hand.move({ x: 102, y: 102 })).toBe(false);
    expect(hand.drags).toBe(false);
    expect(hand.up({ x: 102, y: 102 })).toBe(false);
    expect(told).toEqual([]);
  });

  it("carries, tells what it is over, and lets go", () => {
    const hand = held();
    expect(hand.move({ x: 104, y: 100 })).toBe(true);
    under = square as Element;
    expect(hand.move({ x: 141, y: 100 })).toBe(false);
    expect(ghost.move).toHaveBeenLastCalledWith({ x: 41, y: 0 });
    expect(hand.up({ x: 141, y: 100 })).toBe(true);
    expect(told).toEqual(["lift tile", "tile over nothing", "tile over square", "drop tile on square", "end tile"]);
    expect(ghost.vanish).toHaveBeenCalledOnce();
    expect(ghost.home).not.toHaveBeenCalled();
    expect(hand.holds).toBe(false);
  });

  it("is told whether it is a finger, which would cover what it carries", () => {
    for (const by of ["mouse", "finger"] as const) {
      const hand = held(by);
      hand.move({ x: 200, y: 100 });
      expect(taken).toHaveBeenLastCalledWith(piece, by === "finger" ? { x: 100, y: 100 } : null);
      hand.up({ x: 200, y: 100 });
      expect(told.includes("by a finger")).toBe(by === "finger");
    }
  });

  it("sends home what is dropped elsewhere", () => {
    answer = false;
    const hand = held();
    hand.move({ x: 200, y: 100 });
    hand.up({ x: 200, y: 100 });
    expect(ghost.home).toHaveBeenCalledOnce();
    expect(ghost.vanish).not.toHaveBeenCalled();
  });

  it("leaves it where it was dropped until there is an answer", async () => {
    let refuse: (taken: boolean) => void = () => undefined;
    answer = new Promise((resolve) => (refuse = resolve));
    const hand = held();
    hand.move({ x: 200, y: 100 });
    hand.up({ x: 200, y: 100 });
    expect(told.at(-1)).toBe("end tile");
    expect(ghost.home).not.toHaveBeenCalled();
    refuse(false);
    await answer;
    expect(ghost.home).toHaveBeenCalledOnce();
  });

  it("lets go at home when it is interrupted, and drops nothing", () => {
    const hand = held();
    hand.move({ x: 200, y: 100 });
    hand.cancel();
    hand.cancel();
    expect(told).toEqual(["lift tile", "tile over nothing", "end tile"]);
    expect(ghost.home).toHaveBeenCalledOnce();
    expect(hand.up({ x: 200, y: 100 })).toBe(false);
  });
});

describe("a pointer on a piece", () => {
  const event = (type: string, how: object = {}): Event =>
    Object.assign(new Event(type, { cancelable: true }), {
      ...{ pointerId: 1, pointerType: "touch", isPrimary: true, button: 0, buttons: 1, clientX: 0, clientY: 0 },
      ...how,
    });

  it("holds it until it is let go, or something takes it away", () => {
    const [node, page] = [new EventTarget(), new EventTarget()];
    vi.stubGlobal("Element", EventTarget);
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    dragging({ ...drag, take: (at) => ({ what: "tile", piece: at }) })(node as Element);
    /** Does a finger that moves on it scroll nothing? */
    const holds = (): boolean => !node.dispatchEvent(event("touchmove"));
    const ends = [
      event("pointerup"),
      event("pointercancel"),
      event("pointermove", { buttons: 0 }),
      event("pointerdown", { pointerId: 2, isPrimary: false }),
    ];
    for (const end of ends) {
      node.dispatchEvent(event("pointerdown"));
      page.dispatchEvent(event("pointermove", { clientX: 1 }));
      page.dispatchEvent(event("pointerup", { pointerId: 2 }));
      expect([end.type, holds()]).toEqual([end.type, true]);
      page.dispatchEvent(end);
      expect([end.type, holds()]).toEqual([end.type, false]);
    }
    node.dispatchEvent(event("pointerdown", { button: 2 }));
    expect([holds(), told]).toEqual([false, []]);
  });
});
