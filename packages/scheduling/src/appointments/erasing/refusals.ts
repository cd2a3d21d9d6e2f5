import { catalogue, forbidden, notFound, tooBusy } from "../../core/refusals.ts";

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

export const ownTrialRefusals = catalogue({
  notFound,
  forbidden,
  notTrial: {
    status: 409,
    code: "not_trial",
    message: "Only a booking under the address of your own login is a trial",
    when: "Booked by staff, or its address is not the proved one of the person's login",
  },
  paid: {
    status: 409,
    code: "paid",
    message: "Money was taken for this appointment: refund it first",
    when: "A payment at the business, or a failed refund",
  },
  tooBusy,
});
