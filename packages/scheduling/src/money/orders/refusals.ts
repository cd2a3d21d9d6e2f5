import { type Problem, reason } from "@frontdesk/server/refusal";
import { catalogue, forbidden, notFound } from "../../core/refusals.ts";

const problem = (when: string, message: string) =>
  reason({ status: 422, when }, (field: string): Problem => ({ field, message }));

export const orderRefusals = catalogue({
  notFound,
  forbidden,
  goneAppointment: problem(
    "`items`: An appointment does not exist",
    "does not name an appointment of this account",
  ),
  gonePerson: problem(
    "`items`: A tip names no person of the account",
    "does not name a person of this account",
  ),
  noAppointment: {
    field: "items",
    message: "must contain an appointment",
    when: "No appointment",
  },
  twicePaid: problem("`items`: Two items name one appointment", "repeats an appointment"),
  noAmount: problem(
    "`items`: No amount for a tip, or for an appointment without a price",
    "must have a value: there is no price",
  ),
  noCurrency: problem(
    "`items`: The service of an appointment has no currency",
    "has a service without a currency",
  ),
  otherCurrency: problem(
    "`items`: Two appointments have different currencies",
    "has another currency than the first item",
  ),
  notPayable: {
    status: 409,
    code: "not_possible",
    message: (state: string) => `The appointment takes no payment: it is ${state}`,
    when: "The appointment is neither confirmed nor attended",
  },
  amountChanged: {
    status: 409,
    code: "amount_changed",
    message: (due: number) => `The amount is above the ${due} due now`,
    when: "The amount is above the amount due now, or nothing is due",
  },
  oneAppointment: {
    status: 409,
    code: "not_possible",
    message: "A card on file pays one appointment",
    when: "By `card`, and the order has several appointments",
  },
  noConsent: {
    status: 409,
    code: "not_agreed",
    message: "The client did not agree to charges of the rest",
    when: "By `card`, without the client's consent or a card on file",
  },
  beyondConsent: {
    status: 409,
    code: "above_agreed",
    message: (most: number) => `The amount is above the ${most} that the card may be charged`,
    when: "By `card`: above the amount due now, or above the limit of the client's consent",
  },
  otherState: {
    status: 409,
    code: "not_possible",
    message: (state: string) => `The order is ${state}`,
    when: "The order is already paid, or the client is paying it",
  },
  notPaid: {
    status: 409,
    code: "not_possible",
    message: (state: string) => `The order is not paid: it is ${state}`,
    when: "The order is not paid",
  },
  noDestination: {
    field: "to",
    message: "must have a value",
    when: "Neither `to` nor `payment`",
  },
  moreThanKept: problem(
    "`amount` or `items`: More than the order still keeps",
    "is above the amount that the order keeps",
  ),
  abovePaid: {
    field: "amount",
    message: "is more than the appointment's payments keep",
    when: "More than the kept payments of the appointment",
  },
  bothAmounts: {
    field: "amount",
    message: "must be empty with items",
    when: "Set together with `items`",
  },
  unknownItem: problem("`items`: No item has this position", "is no position of this order"),
});
