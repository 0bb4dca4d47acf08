const PAUSES = [500, 2000, 5000, 0];

/** A part of the page that did not come. */
export class Missing extends Error {}

/** Has the server another page by now, which has other parts? Whoever can ask the server sets this. */
export const release = { newer: (): Promise<boolean> => Promise.resolve(false) };

/** Loads a part of the page: again after a while if the line was bad. Throws Missing. */
export async function retry<Part>(load: () => Promise<Part>): Promise<Part> {
  for (const pause of PAUSES) {
    try {
      return await load();
    } catch (error) {
      if (error instanceof Missing) throw error;
      if (!pause || (await release.newer())) break;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  throw new Missing();
}
