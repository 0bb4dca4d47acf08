const PAUSES = [500, 2000, 5000];

/** Loads a part of the page: again after a while if the line was bad. */
export async function again<Part>(load: () => Promise<Part>): Promise<Part> {
  for (const pause of PAUSES) {
    try {
      return await load();
    } catch {
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  return load();
}
