import { catalogue, notFound, tooOften } from "../../core/refusals.ts";

export const customerRefusals = catalogue({
  notFound,
  noClasses: {
    field: "seats",
    message: "must be 1",
    when: "Not 1; group bookings do not exist yet",
  },
  noName: { field: "name", message: "is required", when: "Empty" },
  noEmail: {
    field: "email",
    message: "must be an email address",
    when: "Not an email address",
  },
  noPhone: {
    field: "phone",
    message: "must be a telephone number",
    when: "Not a telephone number: at least three digits, with separators",
  },
  noTerms: {
    field: "consents.terms",
    message: "is required",
    when: "Not true, and the business has terms",
  },
  noFee: {
    field: "consents.no_show_fee",
    message: "is required",
    when: "Not true, and the service has a no-show fee",
  },
  trapped: { field: "website", message: "must be empty", when: "Not empty" },
  nobodyThere: {
    status: 409,
    code: "nobody_there",
    message: "The business has no contact to ask",
    when: "The account has no administrator, and its page has no contact address",
  },
  tooOften,
});
