// Live updates of one table over a WebSocket. The client says which event it saw last, so nothing is missed or
// repeated. A broken connection is opened again, with longer and longer pauses. A dead one is noticed at once if the
// browser knows, and else by a ping that gets no answer.

import { refused, token, wait } from "./client";
import { connection } from "./connection.svelte";
import type { LivePresence, LiveUpdate, ToPage } from "./schema";

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;
/** How often to ping the server, and how long it may take to answer, or to open a connection. */
const PULSE = 10_000;
const PATIENCE = 5_000;

export interface Follower {
  table: string;
  /** Which of my seats, if I have several; null for what everybody may see. */
  seat: () => number | null;
  seen: () => number;
  onupdate: (update: LiveUpdate) => void;
  onpresence: (presence: LivePresence) => void;
  onconnection: (alive: boolean) => void;
}

/** Follows a table until the returned function is called. */
export function follow(follower: Follower): () => void {
  let ended = false;
  let drop = (): void => undefined;
  let wake = (): void => undefined;
  const NETWORK = ["online", "offline"] as const;
  for (const event of NETWORK) window.addEventListener(event, again);
  void run();

  /**
   * The network went or came back: an old connection may be dead without knowing it, and there is no reason to keep
   * waiting.
   */
  function again(): void {
    drop();
    wake();
  }

  async function run(): Promise<void> {
    for (let pause = FIRST_PAUSE; !ended; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      const opened = await connect();
      if (opened) pause = FIRST_PAUSE;
      else if (!ended) connection.reached(false);
      const back = new Promise<void>((resolve) => (wake = resolve));
      if (!ended) await Promise.race([wait(pause * (0.7 + 0.6 * Math.random())), back]);
    }
  }

  /** One connection, from opening to closing; returns whether it ever opened. */
  async function connect(): Promise<boolean> {
    let mine: string;
    try {
      mine = await token();
    } catch {
      return false;
    }
    if (ended) return false;
    return new Promise((done) => {
      let stood = false;
      const address = new URL("/api/live", location.href);
      address.protocol = address.protocol.replace("http", "ws");
      const socket = new WebSocket(address);
      const tell = (message: object): void => socket.send(JSON.stringify(message));
      let patience = setTimeout(end, PATIENCE);
      const pulse = setInterval(() => {
        if (!stood) return;
        tell({ type: "ping" });
        clearTimeout(patience);
        patience = setTimeout(end, PATIENCE);
      }, PULSE);

      /** Treats the connection as closed now: really closing a dead one may take minutes. */
      function end(): void {
        clearTimeout(patience);
        clearInterval(pulse);
        document.removeEventListener("visibilitychange", see);
        socket.onopen = socket.onmessage = socket.onclose = null;
        shut(socket);
        if (!ended) follower.onconnection(false);
        done(stood);
      }
      drop = end;
      const see = (): void => tell({ type: "visible", visible: !document.hidden });

      socket.onopen = () => {
        tell({ type: "hello", token: mine });
        const [seen, seat] = [follower.seen(), follower.seat()];
        tell({ type: "follow", table: follower.table, seen, ...(seat === null ? {} : { seat }) });
        document.addEventListener("visibilitychange", see);
        see();
      };
      socket.onmessage = (event: MessageEvent<string>) => {
        clearTimeout(patience);
        const message = JSON.parse(event.data) as ToPage;
        if (message.type === "update") {
          stood = true;
          connection.reached(true);
          follower.onconnection(true);
          follower.onupdate(message);
        } else if (message.type === "presence") follower.onpresence(message);
        else if (message.type === "error" && message.error.code === "bad-token") {
          stood = true; // it was reached
          void refused(mine).catch(() => undefined); // the next connection asks again
          end();
        }
      };
      socket.onclose = end;
    });
  }

  return () => {
    ended = true;
    for (const event of NETWORK) window.removeEventListener(event, again);
    again();
  };
}

/** Closes a socket. One that is still connecting is closed once it is open, as browsers report an error otherwise. */
function shut(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}
