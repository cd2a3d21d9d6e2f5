// Why a merchant is not paid out, nor a payout ended or exported; the first reason decides.
import { catalogue } from "@frontdesk/server/refusal";
import { notFound } from "../../ground/refusals.ts";

export const payoutRefusals = catalogue({
  notFound,
  suspended: {
    status: 409,
    code: "payouts_suspended",
    message: "Payouts of the merchant are suspended",
    when: "Payouts of the merchant are suspended",
  },
  nothingOwed: {
    status: 409,
    code: "nothing_owed",
    message: "The merchant has no positive balance to pay out",
    when: "The merchant has no positive balance",
  },
  noIban: {
    status: 409,
    code: "iban_missing",
    message: "The merchant has no IBAN to be paid to; the operator may set one",
    when: "The merchant has no IBAN",
  },
  outsideSepa: {
    status: 409,
    code: "iban_outside_sepa",
    message: "The IBAN is of a country outside the SEPA area, where no file pays to",
    when: "It is to be paid in euro, to a country outside the SEPA area",
  },
});

export const endingRefusals = catalogue({
  notFound,
  ended: {
    status: 409,
    message: (state: string) => `The payout is ${state} already`,
    when: "It was returned before, or is to be paid and was",
  },
  notExported: {
    status: 409,
    message: "The payout was not exported yet",
    when: "It is in euro and was not exported yet",
  },
});

export const exportRefusals = catalogue({
  unfitDebtor: {
    field: "debtor.iban",
    message: "must be an IBAN with valid check digits",
    when: "Its check digits are wrong",
  },
  nothing: {
    status: 409,
    code: "nothing_to_export",
    message: (whose: "test" | "live") =>
      `No payout in EUR of a ${whose} merchant waits to be exported`,
    when: "No payout in euro waits, of live merchants or of test ones",
  },
});
