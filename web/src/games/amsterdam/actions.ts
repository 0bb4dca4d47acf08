// Written from what the game declares by `npm run types`; nothing is changed here by hand.

import { declared } from "../../session/table/declared";

export const actions = declared({
  keep: ["which"],
  deck: [],
  row: ["slot"],
  contracts: [],
  build: ["route", "cards"],
  pass: [],
});
