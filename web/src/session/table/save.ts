// Saves a file as a download.

import type { Sitting } from "./sitting";

export function keep(name: string, content: string, type = "text/plain"): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

export async function save(live: Sitting, game: string): Promise<void> {
  keep(`${game}-${live.id}.txt`, await live.file());
}
