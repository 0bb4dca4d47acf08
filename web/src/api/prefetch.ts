// Requests that the first script sends: it knows that they will come long before those are here who want the answers.

import { wantedLanguage } from "../i18n/language";
import { headersFor, keptToken } from "./guest";

const answers = new Map<string, Promise<Response>>();

/** Asks now for what will soon be asked for, as the guest of this browser; without one only for what `anybody` may ask. */
export function prefetch(path: string, as: "anybody" | "me"): void {
  const token = keptToken();
  if (as === "me" && !token) return;
  const answer = fetch(`/api${path}`, {
    headers: headersFor(wantedLanguage(), token),
    signal: AbortSignal.timeout(20_000),
  });
  answer.catch(() => undefined); // whoever takes it asks again
  answers.set(path, answer);
}

/** An answer that is here or on its way. It is taken once, as the next time there may be another. */
export function takeAnswer(path: string): Promise<Response> | undefined {
  const answer = answers.get(path);
  answers.delete(path);
  return answer;
}

/** A look into such an answer, which stays there; null if there is none, or nothing good came. */
export async function prefetched<T>(path: string): Promise<T | null> {
  try {
    const response = (await answers.get(path))?.clone();
    return response?.ok ? ((await response.json()) as T) : null;
  } catch {
    return null;
  }
}
