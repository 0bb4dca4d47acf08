// Who asks: the guest that this browser is, by a token that stays in it.

const [KEPT, SERVER, ASIDE] = ["lautta-token", "lautta-server", "lautta-tokens"];

export function keptToken(): string | null {
  return localStorage.getItem(KEPT);
}

/** The id of the server that knows the token; empty if that was never told. */
export function keptServer(): string {
  return localStorage.getItem(SERVER) ?? "";
}

/** Puts a token in use. The one before is kept aside: the server that knows it may come back. */
export function keepToken(token: string, server: string): void {
  const before = keptToken();
  if (before && before !== token) {
    const all = aside();
    const known = keptServer();
    all[known] = [before, ...(all[known] ?? []).filter((each) => each !== before && each !== token)];
    localStorage.setItem(ASIDE, JSON.stringify(all));
  }
  localStorage.setItem(KEPT, token);
  localStorage.setItem(SERVER, server);
}

/** Forgets the token in use, which the reader has given up. */
export function dropToken(): void {
  for (const key of [KEPT, SERVER]) localStorage.removeItem(key);
}

/** The tokens put aside that a server may know, the newest first. */
export function tokensFor(server: string): string[] {
  const all = aside();
  return [...(all[server] ?? []), ...((server && all[""]) || [])];
}

function aside(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(ASIDE) ?? "{}") as Record<string, string[]>;
  } catch {
    return {};
  }
}

/** The headers of every request. */
export function headersFor(language: string, token: string | null): Record<string, string> {
  return { "accept-language": language, ...(token && { authorization: `Bearer ${token}` }) };
}
