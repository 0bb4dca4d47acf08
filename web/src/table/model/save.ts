// Saves files, as downloads.

import type { TableView } from "./view.svelte";

export function saveFile(name: string, content: string, type = "text/plain"): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

export async function saveTable(view: TableView, game: string): Promise<void> {
  saveFile(`${game}-${view.id}.txt`, await view.file());
}
