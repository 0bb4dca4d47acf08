// Can the server be reached, as far as this page has noticed? The browser tells when the network goes, and every request
// and every live connection tells whether it came through.

class Connection {
  private network = $state(navigator.onLine !== false);
  private answered = $state(true);

  start(): void {
    window.addEventListener("offline", () => (this.network = false));
    window.addEventListener("online", () => (this.network = true));
  }

  get lost(): boolean {
    return !this.network || !this.answered;
  }

  /** Something came through, or it did not. */
  heard(answered: boolean): void {
    this.answered = answered;
  }
}

export const connection = new Connection();
