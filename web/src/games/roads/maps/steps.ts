// Generated from the game's declarations by `npm run types`; do not edit.

import { declared } from "../../../session/table/declared";

export const steps = declared({
  lay: ["spot", "terrain", "river"],
});
