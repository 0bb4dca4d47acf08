// Live updates of one table over a WebSocket. It says which event was seen last, so that nothing is missed or told
// twice; when it breaks off it is opened again, ever more slowly. A connection that is gone is noticed at once where the
// browser knows it, and else by a question that the server does not answer.

import { forget, token, wait } from "./client";
import type { LivePresence, LiveUpdate, ToPage } from "./schema";

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;
/** So often the server is asked whether it is there, and so long it may take to answer, or to open a connection. */
const PULSE = 10_000;
const PATIENCE = 5_000;

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
  let drop = (): void => undefined;
  let wake = (): void => undefined;
  const NETWORK = ["online", "offline"] as const;
  for (const event of NETWORK) window.addEventListener(event, again);
  void run();

  /** The network went or came: an old connection may be dead without knowing it, and a pause has no reason any more. */
  function again(): void {
    drop();
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

      /** It is over, whether the browser knows it or not: closing one that is dead may take minutes. */
      function end(): void {
        clearTimeout(patience);
        clearInterval(pulse);
        socket.onopen = socket.onmessage = socket.onclose = null;
        shut(socket);
        if (!ended) follower.onconnection(false);
        done(stood);
      }
      drop = end;

      socket.onopen = () => {
        tell({ type: "hello", token: mine });
        const [seen, seat] = [follower.seen(), follower.seat()];
        tell({ type: "follow", table: follower.table, seen, ...(seat === null ? {} : { seat }) });
      };
      socket.onmessage = (event: MessageEvent<string>) => {
        clearTimeout(patience);
        const message = JSON.parse(event.data) as ToPage;
        if (message.type === "update") {
          stood = true;
          follower.onconnection(true);
          follower.onupdate(message);
        } else if (message.type === "presence") follower.onpresence(message);
        else if (message.type === "error" && message.error.code === "bad-token") forget();
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

/** Closes a socket; one that is still being opened is closed when it stands, as browsers complain of anything else. */
function shut(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}
