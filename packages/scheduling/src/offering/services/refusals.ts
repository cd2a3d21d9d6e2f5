import { type Problem, reason } from "@frontdesk/server/refusal";
import {
  catalogue,
  changedSince,
  disordered,
  noDate,
  notFound,
  noZone,
  otherDay,
} from "../../core/refusals.ts";

const problem = (when: string, message: string) =>
  reason({ status: 422, when }, (field: string): Problem => ({ field, message }));

export const serviceRefusals = catalogue({
  notFound,
  changedSince,
  later: problem(
    "`seats`, `seats_per_booking` or `start_times`: Group bookings do not exist yet",
    "is not supported yet",
  ),
  tooLong: {
    field: "duration",
    message: "must be at most 1440, buffers included",
    when: "More than 1440 minutes, buffers included",
  },
  twiceNamed: problem("The id of a part or question is repeated", "is repeated"),
  reserved: problem(
    "`questions`: The id is a reserved word, such as `constructor`",
    "must not be a reserved word",
  ),
  inTwoParts: problem("`parts`: A resource is repeated", "repeats a resource"),
  tooFew: problem(
    "`parts`: A part needs more resources than it lists",
    "must be at most the number of resources",
  ),
  goneResource: reason(
    { status: 422, when: "`parts`: A resource does not exist or is not bookable" },
    (field: string): Problem => ({ field, message: "names a resource that is not bookable" }),
  ),
  fullPage: problem(
    "`visibility`: The page already lists 200 services",
    "cannot be public: the page already lists 200 services",
  ),
  longPage: problem(
    "`visibility`: The texts of all public services are too long for the page",
    "cannot be public: the texts of all public services are too long for the page",
  ),
  noCurrency: {
    field: "currency",
    message: "is required for a price or a fee",
    when: "Missing, and the service has a price or a fee",
  },
  unknownCurrency: {
    field: "currency",
    message: "is not a currency",
    when: "Not an ISO 4217 currency",
  },
  tooFine: {
    field: "tax_rate",
    message: "must have at most three decimals",
    when: "More than three decimals",
  },
  noPrice: {
    field: "deposit",
    message: "requires a price above 0",
    when: "Set without a price",
  },
  unfitDeposit: problem(
    "`deposit.value`: Not between 1 and the price, or 100 percent",
    "must be at least 1, and at most the price or 100 percent",
  ),
  noConnection: problem(
    "`deposit` or `no_show_fee`: No connected merchant charges in this currency",
    "requires a connected merchant that charges in this currency",
  ),
  optionsNeeded: problem(
    "`questions`: A choice has fewer than two options, or a repeated one",
    "must have at least two different values",
  ),
  misplacedOptions: problem(
    "`questions`: A question other than a choice has options",
    "are for choices only",
  ),
  notFalling: problem(
    "`cancellation`: A step needs fewer minutes and a lower percentage than the " + "previous one",
    "must be below the previous step",
  ),
});

export const mostSlotDays = 62;

export const slotsRefusals = catalogue({
  notFound,
  noDate,
  otherDay,
  disordered,
  manyDays: {
    field: "to",
    message: `must span at most ${mostSlotDays} days`,
    when: `More than ${mostSlotDays} days`,
  },
  noZone,
});
