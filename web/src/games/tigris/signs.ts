// The signs of the dynasties: all that other pages than the table draw of this game.

/** A sign: the filled parts, the lines, and the parts cut out of it. */
export interface SignPaths {
  fill: string;
  line?: string;
  cut: string;
}

function mane(): string {
  const lobes = 11;
  let path = "";
  for (let lobe = 0; lobe < lobes; lobe += 1) {
    const [from, to] = [lobe, lobe + 1].map((each) => (each / lobes) * 2 * Math.PI - Math.PI / 2);
    const point = (angle: number, radius: number): string =>
      `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
    const between = ((from ?? 0) + (to ?? 0)) / 2;
    path += `${lobe ? "" : `M${point(from ?? 0, 10.6)}`}Q${point(between, 16.4)} ${point(to ?? 0, 10.6)}`;
  }
  return path + "Z";
}

/** The signs of the dynasties, 26 by 26, by seat: lion, pot, archer's bow, bull. */
export const SIGNS: SignPaths[] = [
  {
    fill: mane(),
    cut: "M-7.5-2.5A1.6 1.9 0 1 1-4.3-2.5A1.6 1.9 0 1 1-7.5-2.5ZM4.3-2.5A1.6 1.9 0 1 1 7.5-2.5A1.6 1.9 0 1 1 4.3-2.5ZM-3.2 1.2H3.2L.8 4.2V6.2Q3 8 5.2 5.8L6.4 7Q3 10.4 0 8 -3 10.4-6.4 7L-5.2 5.8Q-3 8-.8 6.2V4.2Z",
  },
  {
    fill: "M-5-13.5H5V-10.5H3V-8C9.5-5.5 11 1 7 7 5 10 4 11 4.5 13.5H-4.5C-4 11-5 10-7 7-11 1-9.5-5.5-3-8V-10.5H-5Z",
    line: "M-3.5-9.5C-11-12-14.5-5-9-1.5M3.5-9.5C11-12 14.5-5 9-1.5",
    cut: "M-8.4-1.6H8.4L8.5.9H-8.5ZM-7.8 3.4H7.8L6.8 5.4H-6.8Z",
  },
  {
    fill: "M14.5 0L6.5-4.6V4.6ZM-9-1.2L-13.5-4.6-11.5 0-13.5 4.6-9 1.2Z",
    line: "M-3-13.5C12-9.5 12 9.5-3 13.5M-3-13.5L-9 0-3 13.5M-11 0H9",
    cut: "",
  },
  {
    fill: "M-5-6.5C-10-5.5-13.5-8.5-12.5-14.5-10-10.5-7.5-10.5-4-10.5H4C7.5-10.5 10-10.5 12.5-14.5 13.5-8.5 10-5.5 5-6.5L12-4.5Q10.5-.5 7.2-1.5L4.6 9Q0 15.5-4.6 9L-7.2-1.5Q-10.5-.5-12-4.5Z",
    cut: "M-4.9-2.6L-1.9-.6-4.3.6ZM4.9-2.6L1.9-.6 4.3.6ZM-3 7.6Q-1.4 5.6-.8 8.4L-2.2 9.4ZM3 7.6Q1.4 5.6.8 8.4L2.2 9.4Z",
  },
];
