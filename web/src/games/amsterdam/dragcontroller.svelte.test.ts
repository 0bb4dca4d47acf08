import { beforeEach, describe, expect, it } from "vitest";

import type { Choice, Table } from "../../api/schema";
import { FakeView } from "../../table/model/fakeview.svelte";
import { DragController } from "./dragcontroller.svelte";

let view: FakeView;
let hands: DragController;

const choice = (cards: string, reason?: string): Choice => ({
  action: `build R1 ${cards}`,
  args: { route: "R1", cards },
  refused: reason ? { reason, chapter: "routes" } : null,
});

function offers(...choices: Choice[]): void {
  const open = choices.filter((each) => !each.refused);
  view.chosen = () => choices;
  view.stands({
    public: { owners: {} } as Table["public"],
    legal: { build: open.map(({ args }) => [args["route"] ?? "", args["cards"] ?? ""]) },
  });
}

beforeEach(() => {
  view = new FakeView();
  hands = new DragController(() => view);
  offers(choice("green"), choice("green+1"), choice("red"), choice("blue", "too-few-cards"));
});

describe("cards that are carried to a route", () => {
  it("are worth carrying where they can pay, and show where", () => {
    expect(hands.canCarry("red")).toBe(true);
    expect(hands.canCarry("blue")).toBe(false);
    expect(hands.aimed).toBeNull();
    hands.carry("red", "R1");
    expect([...(hands.aimed ?? [])]).toEqual(["R1"]);
    expect(hands.pointed).toBe("R1");
    view.mine = false;
    expect(hands.canCarry("red")).toBe(false);
  });

  it("build where there is one payment", async () => {
    expect(await hands.pay("R1", "red")).toBe(true);
    expect(view.done).toEqual(["build R1 red"]);
  });

  it("leave the choice where there are several, and lie at home meanwhile", async () => {
    expect(await hands.pay("R1", "green")).toBe(false);
    expect(hands.chosen).toBe("R1");
    expect(view.done).toEqual([]);
  });

  it("are refused with the rule where there is none", async () => {
    expect(await hands.pay("R1", "blue")).toBe(false);
    expect(view.refused.map(({ reason }) => reason)).toEqual(["too-few-cards"]);
  });

  it("are shown to the server where the route takes none of their colour, so that it says why", async () => {
    await hands.pay("R1", "black");
    expect(view.done).toEqual(["build R1 black"]);
  });
});

describe("a finger", () => {
  it("marks a route, then another one, then none", () => {
    hands.touch("R1");
    expect([hands.touched, hands.chosen]).toEqual(["R1", null]);
    hands.touch("R2");
    expect(hands.touched).toBe("R2");
    hands.touch(null);
    expect(hands.touched).toBeNull();
  });

  it("goes on where it touches the same route again", () => {
    hands.touch("R1");
    hands.touch("R1");
    expect([hands.chosen, hands.touched]).toEqual(["R1", null]);
  });

  it("builds by the button: at once with the only payment, else by choice", () => {
    hands.build("R1", [choice("red")]);
    expect(hands.chosen).toBeNull();
    hands.build("R1", [choice("green"), choice("green+1")]);
    expect(hands.chosen).toBe("R1");
  });

  it("forgets what is built by now", () => {
    hands.touch("R1");
    view.stands({ public: { owners: { R1: 1 } } as unknown as Table["public"] });
    hands.settle();
    expect(hands.marked).toBeNull();
  });
});

it("knows while it takes what was carried, so that it does not fly there again", async () => {
  const during: boolean[] = [];
  view.play = () => {
    during.push(hands.isCarried());
    return true;
  };
  await hands.take("deck");
  expect(during).toEqual([true]);
  expect(hands.isCarried()).toBe(false);
});
