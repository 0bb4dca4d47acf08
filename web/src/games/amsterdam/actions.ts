// Generated from the game's declarations by `npm run types`; do not edit.

import { declared } from "../../table/model/declared";

export const actions = declared({
  keep: ["which"],
  deck: [],
  row: ["slot"],
  contracts: [],
  build: ["route", "cards"],
  pass: [],
});
