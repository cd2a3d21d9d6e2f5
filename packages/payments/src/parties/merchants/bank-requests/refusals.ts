// In the order of the checks.
import { catalogue } from "@frontdesk/server/refusal";
import { forbidden, notFound } from "../../../core/refusals.ts";

export const bankRequestRefusals = catalogue({
  notFound,
  forbidden,
  noIban: { field: "iban", message: "must be an IBAN", when: "Not in the form of an IBAN" },
  unfitIban: {
    field: "iban",
    message: "must be an IBAN with valid check digits",
    when: "A live merchant needs valid check digits",
  },
});

export const decisionRefusals = catalogue({
  notFound,
  decided: {
    status: 409,
    code: "bank_request_decided",
    message: "The request is no longer pending",
    when: "The request is approved, refused or replaced",
  },
});
