// Why something is not deleted that others depend on, in the order of the checks.

import { catalogue, forbidden, notFound, tooBusy } from "../../ground/refusals.ts";
import { endRefusals } from "../members/refusals.ts";

export const retirementRefusals = catalogue({
  notFound,
  forbidden,
  ...endRefusals,
  tooBusy,
});
