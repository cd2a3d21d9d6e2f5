// Why something is not deleted that others depend on, in the order of the checks.
import { catalogue, forbidden, notFound, tooBusy } from "../../ground/refusals.ts";

export const retirementRefusals = catalogue({
  notFound,
  forbidden,
  administrator: {
    status: 403,
    message: "Only administrators may remove an administrator",
    when: "The person is an administrator, and the caller is none",
  },
  tooBusy,
});
