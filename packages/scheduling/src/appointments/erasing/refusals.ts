// Why nothing is exported of a client, or a client not erased, in the order of the checks.
import { catalogue, notFound, tooBusy } from "../../ground/refusals.ts";

export const erasingRefusals = catalogue({
  notFound,
  toCome: {
    status: 409,
    message: "Something is still to come: cancel it first",
    when: "An appointment or a booking is to come",
  },
  unsettled: {
    status: 409,
    message: "What was paid is not settled yet: try again later",
    when: "A payment is on its way, or may still come",
  },
  tooBusy,
});
