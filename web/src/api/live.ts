// Live updates of one table over a WebSocket. It says which event was seen last, so that nothing is missed or told
// twice; when it breaks off it is opened again, ever more slowly.

import { forget, token, wait } from "./client";
import type { LivePresence, LiveUpdate, ToPage } from "./schema";

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;

export interface Follower {
  table: string;
  /** Which of my seats, where I hold several; null for what everybody may see. */
  seat: () => number | null;
  seen: () => number;
  onupdate: (update: LiveUpdate) => void;
  onpresence: (presence: LivePresence) => void;
  onconnection: (alive: boolean) => void;
}

/** Follows a table until the function that comes back is called. */
export function follow(follower: Follower): () => void {
  let ended = false;
  let socket: WebSocket | null = null;
  let wake = (): void => undefined;
  window.addEventListener("online", again);
  void run();

  /** The network is back: an old connection may be dead without knowing it, and a pause has no reason any more. */
  function again(): void {
    shut(socket);
    wake();
  }

  async function run(): Promise<void> {
    for (let pause = FIRST_PAUSE; !ended; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      const opened = await connect();
      if (opened) pause = FIRST_PAUSE;
      const back = new Promise<void>((resolve) => (wake = resolve));
      if (!ended) await Promise.race([wait(pause * (0.7 + 0.6 * Math.random())), back]);
    }
  }

  /** One connection, from its opening to its end; answers whether it ever stood. */
  async function connect(): Promise<boolean> {
    let mine: string;
    try {
      mine = await token();
    } catch {
      return false;
    }
    return new Promise((done) => {
      let stood = false;
      const address = new URL("/api/live", location.href);
      address.protocol = address.protocol.replace("http", "ws");
      socket = new WebSocket(address);
      socket.onopen = () => {
        socket?.send(JSON.stringify({ type: "hello", token: mine }));
        const [seen, seat] = [follower.seen(), follower.seat()];
        socket?.send(JSON.stringify({ type: "follow", table: follower.table, seen, ...(seat === null ? {} : { seat }) }));
      };
      socket.onmessage = (event: MessageEvent<string>) => {
        const message = JSON.parse(event.data) as ToPage;
        if (message.type === "update") {
          stood = true;
          follower.onconnection(true);
          follower.onupdate(message);
        } else if (message.type === "presence") follower.onpresence(message);
        else if (message.error.code === "bad-token") forget();
      };
      socket.onclose = () => {
        if (!ended) follower.onconnection(false);
        done(stood);
      };
    });
  }

  return () => {
    ended = true;
    window.removeEventListener("online", again);
    shut(socket);
  };
}

/** Closes a socket; one that is still being opened is closed when it stands, as browsers complain of anything else. */
function shut(socket: WebSocket | null): void {
  if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket?.close();
}
