// Why another bank account is not asked for, or not decided; the first reason decides.
import { catalogue } from "@frontdesk/server/refusal";
import { forbidden, notFound } from "../../../ground/refusals.ts";

export const bankRequestRefusals = catalogue({
  notFound,
  forbidden,
  noIban: { field: "iban", message: "must be an IBAN", when: "It has not the form of an IBAN" },
  unfitIban: {
    field: "iban",
    message: "must be an IBAN with valid check digits",
    when: "The merchant is live, and its check digits are wrong",
  },
});

export const decisionRefusals = catalogue({
  notFound,
  decided: {
    status: 409,
    code: "bank_request_decided",
    message: "The request waits no more",
    when: "It was approved, refused or replaced already",
  },
});
