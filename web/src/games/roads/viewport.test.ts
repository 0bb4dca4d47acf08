import { describe, expect, it } from "vitest";

import { Viewport } from "./viewport";

const BOX = { x: -100, y: -50, width: 1000, height: 500 };

function opened(wide: number, high: number, apart = false) {
  const room = { clientWidth: wide, clientHeight: high };
  const seen = new Viewport(
    () => BOX,
    () => room,
    () => apart,
  );
  return { seen, room, sheet: seen.fit() };
}

describe("which part of the map is seen", () => {
  it("is all of it at first, in the middle, with sea around it", () => {
    const { seen, sheet } = opened(500, 400);
    expect(seen.scale).toBe(0.5);
    expect(seen.at).toEqual({ x: 0, y: 75 });
    expect(sheet).toMatchObject({ x: -100, y: -200, width: 1000, height: 800 });
  });

  it("leaves the buttons room where they may lie on nothing of it, and tells what they cover", () => {
    const [wide, high] = [opened(500, 400, true), opened(800, 300, true)];
    expect(wide.seen.spare).toEqual({ x: 0, y: 56 }); // under a map that is wide
    expect(high.seen.spare).toEqual({ x: 56, y: 0 }); // beside one that is as high as the frame
    const right = ({ x, width }: { x: number; width: number }) => x + width;
    expect(wide.sheet.buttons.map(({ x }) => x === wide.sheet.x)).toEqual([true, false]);
    for (const each of high.sheet.buttons) expect(right(each)).toBeCloseTo(right(high.sheet));
  });

  it("keeps the point that is zoomed around where it is, and never goes below the whole map", () => {
    const { seen } = opened(500, 250);
    const under = (x: number, y: number) => [(x - seen.at.x) / seen.scale, (y - seen.at.y) / seen.scale];
    const before = under(300, 100);
    seen.zoom(1, { x: 300, y: 100 });
    expect(under(300, 100)).toEqual(before);
    seen.zoom(0.01, { x: 300, y: 100 });
    expect(seen.scale).toBe(seen.least);
  });

  it("ends a little beyond the map, however far it is moved", () => {
    const { seen } = opened(500, 250);
    seen.zoom(1, { x: 0, y: 0 });
    seen.pan({ x: 9999, y: 9999 });
    expect(seen.at).toEqual({ x: 70, y: 70 });
    seen.pan({ x: -9999, y: -9999 });
    expect(seen.at).toEqual({ x: 500 - 1000 - 70, y: 250 - 500 - 70 });
  });

  it("shows a point with what is around it", () => {
    const { seen } = opened(500, 250);
    seen.zoom(1, { x: 0, y: 0 });
    seen.show({ x: 700, y: 300 }, 50);
    expect(seen.seen({ x: 700, y: 300 })).toEqual({ x: 450, y: 200 });
  });

  it("is fitted anew only where another frame changes it by more than a little", () => {
    const { seen, room } = opened(500, 250);
    room.clientWidth = 510;
    room.clientHeight = 255;
    expect(seen.stillFits()).toBe(true);
    room.clientWidth = 600;
    room.clientHeight = 300;
    expect(seen.stillFits()).toBe(false);
    room.clientWidth = 400;
    expect(seen.stillFits()).toBe(false);
  });
});
