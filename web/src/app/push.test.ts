import { beforeEach, expect, test, vi } from "vitest";

const server = vi.hoisted(() => ({ get: vi.fn(), remove: vi.fn() }));
vi.mock("../api/client", () => server);

import { unsubscribe } from "./push";

let subscribed: boolean;

beforeEach(() => {
  subscribed = true;
  const subscription = { unsubscribe: () => Promise.resolve(void (subscribed = false)) };
  const getSubscription = (): Promise<object | null> => Promise.resolve(subscribed ? subscription : null);
  const getRegistration = (): Promise<object> => Promise.resolve({ pushManager: { getSubscription } });
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration } });
  server.remove.mockReset();
  server.get.mockReset().mockResolvedValue({
    channels: [
      { id: 1, kind: "push", here: false },
      { id: 2, kind: "push", here: true },
      { id: 3, kind: "mail", here: false },
    ],
  });
});

test("only this browser is told nothing more, and what is over is not ended again", async () => {
  await unsubscribe();
  expect([subscribed, server.remove.mock.calls]).toEqual([false, [["/me/channels/2"]]]);
  await unsubscribe();
  expect(server.get).toHaveBeenCalledTimes(1);
});
