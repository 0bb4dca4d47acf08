// Generated from the game's declarations by `npm run types`; do not edit.

import { declared } from "../../table/model/declared";

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
