// Light or dark: the system's setting until the reader chooses.

const KEPT = "lautta-theme";
export const THEMES = ["system", "light", "dark"] as const;
type Choice = (typeof THEMES)[number];

class Theme {
  choice = $state<Choice>("system");

  start(): void {
    const kept = localStorage.getItem(KEPT);
    this.choose(kept === "light" || kept === "dark" ? kept : "system");
  }

  choose(choice: Choice): void {
    this.choice = choice;
    localStorage.setItem(KEPT, choice);
    if (choice === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = choice;
  }

  /** Switches between the two. */
  toggle(): void {
    const dark =
      this.choice === "dark" || (this.choice === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
    this.choose(dark ? "light" : "dark");
  }
}

export const theme = new Theme();
