// The server refuses this browser's token: it may read another database by now, an older copy, or have lost its own.

import { ask, failure, join, peek } from "./client";
import { keepToken, keptServer, keptToken, tokensFor } from "./guest";
import { question } from "./question.svelte";
import type { House } from "./schema";

/** So many of the tokens put aside are tried, as refused ones count against the limits of this address. */
const MOST = 3;

/** Finds a token that the server knows; without one it asks the reader, until somebody is known. Throws ApiError. */
export async function settle(refused: string): Promise<void> {
  for (;;) {
    const { server } = await peek<House>("/house");
    const mine = keptToken() ?? refused; // another one by now, if the reader has signed in
    for (const token of new Set([mine, refused, ...tokensFor(server).slice(0, MOST)])) {
      const answer = await ask("GET", "/me", undefined, token);
      if (answer.ok) return keepToken(token, server);
      if (answer.status !== 401) throw await failure(answer); // which tells nothing of the token
    }
    const before = keptServer();
    if (await question.ask(before !== "" && before !== server)) {
      await join();
      return;
    }
  }
}
