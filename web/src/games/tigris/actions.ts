// Written from what the game declares by `npm run types`; nothing is changed here by hand.

import { declared } from "../../session/table/declared";

export const actions = declared({
  place: ["tile", "square"],
  position: ["leader", "square"],
  withdraw: ["leader"],
  destroy: ["square"],
  swap: ["tiles"],
  pass: [],
  war: ["leader"],
  support: ["tiles"],
  build: ["monument", "square"],
  decline: [],
  leave: ["square"],
});
