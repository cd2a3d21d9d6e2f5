import { catalogue, forbidden, notFound, tooOften } from "../../core/refusals.ts";

export const receiptMailRefusals = catalogue({
  notFound,
  forbidden,
  tooOften,
  notEmail: {
    field: "email",
    message: "must be an email address",
    when: "Not an email address",
  },
  noAddress: {
    status: 409,
    code: "no_address",
    message: "The client has no email address",
    when: "No `email`, and the client has no address",
  },
});
