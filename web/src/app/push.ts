// Web Push: this browser notifies me with the page closed, where it has a service worker.

import { get, post, remove } from "../api/client";
import type { ChannelInfo, Notifications } from "../api/schema";

/** Can this browser be reached with the page closed? Only where the address is secure. */
export function canPush(): boolean {
  return window.isSecureContext && "PushManager" in window && Boolean(navigator.serviceWorker);
}

/** Subscribes this browser; returns whether that worked. */
export async function subscribe(): Promise<boolean> {
  if (!canPush()) return false;
  try {
    const installed = await navigator.serviceWorker.getRegistration();
    if (!installed) return false;
    const { push_key, channels } = await get<Notifications>("/me/notifications");
    const key = decoded(push_key);
    let now = await installed.pushManager.getSubscription();
    if (now && !same(now.options.applicationServerKey, key)) {
      await now.unsubscribe(); // of another server at this address
      now = null;
    }
    if (now && channels.some(({ kind, here }) => kind === "push" && here)) return true;
    now ??= await installed.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = now.toJSON();
    await post<ChannelInfo>("/me/push", { kind: "push", endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"] });
    return true;
  } catch {
    return false; // not every browser that could be reached has a service that reaches it
  }
}

/** Ends the subscription of this browser. */
export async function unsubscribe(): Promise<void> {
  const installed = await navigator.serviceWorker?.getRegistration();
  const now = await installed?.pushManager?.getSubscription();
  if (!now) return;
  await now.unsubscribe();
  const { channels } = await get<Notifications>("/me/notifications");
  for (const { id, kind, here } of channels) if (kind === "push" && here) await remove(`/me/channels/${id}`);
}

function decoded(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function same(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const bytes = new Uint8Array(one ?? new ArrayBuffer(0));
  return bytes.length === other.length && bytes.every((byte, place) => byte === other[place]);
}
