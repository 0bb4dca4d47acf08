// Ways in for somebody who is not signed in here: a code, a recovery phrase, a link from a mail, a passkey.

import { peek, post, postAsNobody } from "./client";
import { keepToken } from "./guest";
import type { Guest, House, Keys, Mail } from "./schema";

/** What this server and this browser offer. */
export async function offered(): Promise<{ mail: boolean; passkeys: boolean }> {
  const { mail, passkeys } = await peek<House>("/house");
  const able =
    isSecureContext && "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;
  return { mail, passkeys: able && passkeys === location.hostname };
}

/** Signs in; who was here before is kept aside, not lost. */
async function enter(path: string, body: unknown): Promise<void> {
  const { token, server } = (await (await postAsNobody(path, body)).json()) as Guest;
  keepToken(token, server);
}

/** Signs in by what somebody has typed: a code from another device is one word, a phrase several. */
export function enterByTyped(typed: string): Promise<void> {
  const isPhrase = typed.split(/[^a-z]+/i).filter((word) => word.length > 2).length > 3;
  return isPhrase ? enter("/guests/key", { phrase: typed }) : enter("/guests/code", { code: typed });
}

export const enterByLink = (token: string): Promise<void> => enter("/guests/key", { token });

/** Signs in by a passkey; the browser asks for it. Throws DOMException if the reader does not want to. */
export async function enterByPasskey(): Promise<void> {
  const asked = (await (
    await postAsNobody("/guests/passkey/options", {})
  ).json()) as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked);
  await enter("/guests/passkey", { credential: await navigator.credentials.get({ publicKey }) });
}

/** Makes a passkey on this device. Throws DOMException if the reader does not want to, or there is one. */
export async function addPasskey(): Promise<Keys> {
  const asked = await post<PublicKeyCredentialCreationOptionsJSON>("/me/passkeys/options", {});
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked);
  return post<Keys>("/me/passkeys", { credential: await navigator.credentials.create({ publicKey }) });
}

/** Has a link mailed, if somebody has confirmed this address. */
export async function mailLink(address: string): Promise<void> {
  await postAsNobody("/guests/mail", { address });
}

/** Confirms the address to which this token was sent. */
export async function confirmMail(token: string): Promise<Mail> {
  return (await (await postAsNobody("/mail/confirm", { token })).json()) as Mail;
}
