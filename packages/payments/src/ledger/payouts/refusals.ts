// The first match decides.
import { catalogue } from "@frontdesk/server/refusal";
import { notFound } from "../../core/refusals.ts";

export const payoutRefusals = catalogue({
  notFound,
  live: {
    status: 409,
    code: "merchant_is_live",
    message: "The merchant is live; leave out `test` to pay out real money",
    when: "`test` for a live merchant",
  },
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
    message: "The merchant has no IBAN for payouts; the operator may set one",
    when: "The merchant has no IBAN",
  },
  outsideSepa: {
    status: 409,
    code: "iban_outside_sepa",
    message: "The IBAN is of a country outside the SEPA area, and the bank file cannot pay to it",
    when: "A payout in euro to a country outside the SEPA area",
  },
});

export const endingRefusals = catalogue({
  notFound,
  ended: {
    status: 409,
    message: (state: string) => `The payout is ${state} already`,
    when: "Already returned, or already paid and marked as paid again",
  },
  notExported: {
    status: 409,
    message: "The payout was not exported yet",
    when: "The payout is in euro and has no export yet",
  },
});

export const exportRefusals = catalogue({
  unfitDebtor: {
    field: "debtor.iban",
    message: "must be an IBAN with valid check digits",
    when: "Invalid check digits",
  },
  nothing: {
    status: 409,
    code: "nothing_to_export",
    message: (whose: "test" | "live") => `No payout in EUR of a ${whose} merchant awaits export`,
    when: "No live payout in euro awaits export, or no test payout with `test`",
  },
});
