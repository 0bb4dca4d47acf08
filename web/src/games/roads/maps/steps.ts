// Generated from the game's declarations by `npm run types`; do not edit.

import { declared } from "../../../table/model/declared";

export const steps = declared({
  lay: ["spot", "terrain", "river"],
});
