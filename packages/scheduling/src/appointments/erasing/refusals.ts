import { catalogue, notFound, tooBusy } from "../../core/refusals.ts";

export const erasingRefusals = catalogue({
  notFound,
  toCome: {
    status: 409,
    message: "The client has a future appointment or booking: cancel it first",
    when: "An appointment or a booking is in the future",
  },
  unsettled: {
    status: 409,
    message: "A payment is not settled yet: try again later",
    when: "A payment is pending, or may still arrive",
  },
  tooBusy,
});
