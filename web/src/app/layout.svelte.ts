// The three layouts of a table, named once: a column beside the board (wide), all below it (upright), and a phone held
// sideways (low). Style sheets read `data-layout` of the document.

export type LayoutName = "wide" | "upright" | "low";

const [LOW, UPRIGHT] = ["(max-height: 500px) and (orientation: landscape)", "(max-width: 899px)"];

class Layout {
  now = $state<LayoutName>("wide");

  start(): void {
    const queries = [LOW, UPRIGHT].map((query) => matchMedia(query));
    const look = (): void => {
      const [low, upright] = queries.map(({ matches }) => matches);
      this.now = low ? "low" : upright ? "upright" : "wide";
      document.documentElement.dataset["layout"] = this.now;
    };
    for (const query of queries) query.addEventListener("change", look);
    look();
  }
}

export const layout = new Layout();
