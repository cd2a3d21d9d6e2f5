import { catalogue, changedSince, forbidden, notFound } from "../../core/refusals.ts";

export const clientWriteRefusals = catalogue({
  notFound,
  forbidden,
  changedSince,
  noPhone: {
    field: "phone",
    message: "must be a telephone number",
    when: "Not a telephone number: at least three digits, with separators",
  },
  noAddress: {
    field: "email",
    message: "must be an email address",
    when: "Not an email address",
  },
  noLocale: { field: "locale", message: "must be a language", when: "Not a language" },
  emailTaken: {
    field: "email",
    message: "belongs to another client",
    when: "Another client of the account has this address",
  },
});
