// Why a client is not made or changed, in the order of the checks.
import { catalogue, changedSince, forbidden, notFound } from "../../ground/refusals.ts";

export const clientWriteRefusals = catalogue({
  notFound,
  forbidden,
  changedSince,
  noPhone: {
    field: "phone",
    message: "must be a telephone number",
    when: "It is no telephone number: three digits at least, and signs between them",
  },
  noAddress: {
    field: "email",
    message: "must be an e-mail address",
    when: "It is no e-mail address",
  },
  noLocale: { field: "locale", message: "must be a language", when: "It is no language" },
  emailTaken: {
    field: "email",
    message: "is that of another client",
    when: "Another client of the account has it",
  },
});
