// How the page calls somebody who looks elsewhere: by the browser's notifications and by a soft sound, both only if wanted.

import { settings } from "./settings.svelte";
import { hear } from "./sounds";

const NOTIFY = "lautta-notify";

class Calls {
  /** Null as long as nobody was asked. */
  notify = $state<boolean | null>(kept(NOTIFY));

  get sound(): boolean {
    return settings.sound;
  }

  /** Can this browser notify here at all? */
  get possible(): boolean {
    return "Notification" in window && Notification.permission !== "denied";
  }

  async choose(notify: boolean): Promise<void> {
    const allowed = notify && this.possible && (await Notification.requestPermission()) === "granted";
    this.notify = allowed;
    localStorage.setItem(NOTIFY, allowed ? "yes" : "no");
  }

  chooseSound(sound: boolean): void {
    settings.set({ sound });
    hear("turn");
  }

  /** It is somebody's turn: tell it to those who look elsewhere; `about` is the table, so that none is told of twice. */
  call(title: string, body: string, about: string): void {
    hear("turn");
    if (!document.hidden || !this.notify || !this.possible) return;
    void show(title, { body, tag: about });
  }
}

/** Phones show notifications only for a page that is installed. */
async function show(title: string, options: NotificationOptions): Promise<void> {
  try {
    const installed = await navigator.serviceWorker?.getRegistration();
    if (installed) return await installed.showNotification(title, options);
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Not every browser that has notifications shows them.
  }
}

function kept(name: string): boolean | null {
  const value = localStorage.getItem(name);
  return value === null ? null : value === "yes";
}

export const calls = new Calls();
