// Who asks: the guest that this browser is, by a token that stays in it.

const KEPT = "lautta-token";

export function keptToken(): string | null {
  return localStorage.getItem(KEPT);
}

export function keepToken(token: string): void {
  localStorage.setItem(KEPT, token);
}

export function dropToken(): void {
  localStorage.removeItem(KEPT);
}

/** The headers of every request. */
export function headersFor(language: string, token: string | null): Record<string, string> {
  return { "accept-language": language, ...(token && { authorization: `Bearer ${token}` }) };
}
