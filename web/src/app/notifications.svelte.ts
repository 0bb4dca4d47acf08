// How the page calls somebody whose turn it is: by a sound, and by a notification if they look elsewhere and want it.

import { retry } from "../i18n/retry";
import { playSound } from "./sounds";

const NOTIFY = "lautta-notify";

class Notifications {
  /** Null until somebody was asked. */
  notify = $state<boolean | null>(kept(NOTIFY));

  /** Can this browser notify here at all? */
  get possible(): boolean {
    return "Notification" in window && Notification.permission !== "denied";
  }

  async choose(notify: boolean): Promise<void> {
    const allowed = notify && this.possible && (await Notification.requestPermission()) === "granted";
    this.notify = allowed;
    localStorage.setItem(NOTIFY, allowed ? "yes" : "no");
    const { subscribe, unsubscribe } = await retry(() => import("./push"));
    await (allowed ? subscribe() : unsubscribe());
  }

  /** Subscribes again where the browser has dropped the subscription, or the server. */
  async renew(): Promise<void> {
    if (this.notify && this.possible) await (await retry(() => import("./push"))).subscribe();
  }

  /** It is somebody's turn: tell it to those who look elsewhere; `about` is the table, so that none is told of twice. */
  announceTurn(title: string, body: string, about: string): void {
    playSound("turn");
    if (!document.hidden || !this.notify || !this.possible) return;
    void notify(title, { body, tag: about });
  }
}

/** Phones show notifications only for a page with a worker. */
async function notify(title: string, options: NotificationOptions): Promise<void> {
  try {
    const installed = await navigator.serviceWorker?.getRegistration();
    if (installed) return await installed.showNotification(title, options);
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Not every browser that has notifications lets a page show them.
  }
}

function kept(name: string): boolean | null {
  const value = localStorage.getItem(name);
  return value === null ? null : value === "yes";
}

export const notifications = new Notifications();
