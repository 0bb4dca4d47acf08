// The games whose maps are drawn here.

export const DRAWN: readonly string[] = ["roads"];
