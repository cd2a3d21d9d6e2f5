/*
 * Why customers are refused what they ask for, beside what an appointment itself refuses.
 */
import { catalogue, notFound, tooOften } from "../../ground/refusals.ts";

export const customerRefusals = catalogue({
  notFound,
  noClasses: {
    field: "seats",
    message: "can be 1 only",
    when: "It is another number: there are no classes yet",
  },
  noName: { field: "name", message: "is required", when: "It is empty" },
  noEmail: {
    field: "email",
    message: "must be an e-mail address",
    when: "It is none",
  },
  noPhone: {
    field: "phone",
    message: "must be a telephone number",
    when: "It is no telephone number: three digits at least, and signs between them",
  },
  noTerms: {
    field: "consents.terms",
    message: "is required",
    when: "The business has terms, and it is not true",
  },
  noFee: {
    field: "consents.no_show_fee",
    message: "is required",
    when: "There is a fee for not coming, and it is not true",
  },
  trapped: { field: "website", message: "must be empty", when: "It is not empty" },
  nobodyThere: {
    status: 409,
    code: "nobody_there",
    message: "There is nobody who could be asked",
    when: "The account has no administrator, and its page no address to write to",
  },
  tooOften,
});
