// Why a service is not made or changed, in the order of the checks.
import { type Problem, reason } from "@frontdesk/server/refusal";
import {
  catalogue,
  changedSince,
  disordered,
  noDate,
  notFound,
  noZone,
  otherDay,
} from "../../ground/refusals.ts";

const problem = (when: string, message: string) =>
  reason({ status: 422, when }, (field: string): Problem => ({ field, message }));

export const serviceRefusals = catalogue({
  notFound,
  changedSince,
  later: problem(
    "`seats`, `seats_per_booking` or `start_times`: It asks for classes, which are not there yet",
    "is not possible yet",
  ),
  tooLong: {
    field: "duration",
    message: "must be at most 1440 together with the minutes before and after",
    when: "It is over 1440 minutes together with those before and after",
  },
  twiceNamed: problem(
    "The id of a part or a question is that of another one",
    "is that of another one",
  ),
  inTwoParts: problem(
    "`parts`: A resource is named twice, in one part or in two",
    "names a resource that is named already",
  ),
  tooFew: problem(
    "`parts`: A part takes more resources than it has",
    "must be at most as many as there are resources",
  ),
  goneResource: reason(
    { status: 422, when: "`parts`: A resource is not there, or cannot be booked" },
    (field: string): Problem => ({ field, message: "names a resource that cannot be booked" }),
  ),
  fullPage: problem(
    "`visibility`: The page lists 200 services already",
    "cannot be public: the page lists 200 services already",
  ),
  longPage: problem(
    "`visibility`: The texts of all public services are more than the page lists",
    "cannot be public: the texts of all public services are too long for the page",
  ),
  noCurrency: {
    field: "currency",
    message: "is needed for a price or a fee",
    when: "There is none, though there is a price or a fee",
  },
  unknownCurrency: {
    field: "currency",
    message: "is no currency",
    when: "It is no currency of ISO 4217",
  },
  noPrice: {
    field: "deposit",
    message: "needs a price above 0",
    when: "It is asked for without a price",
  },
  unfitDeposit: problem(
    "`deposit.value`: It is not from 1 to the price, or to 100 percent",
    "must be at least 1, and at most the price or 100 percent",
  ),
  noConnection: problem(
    "`deposit` or `no_show_fee`: No merchant is connected and ready who charges its currency",
    "needs a connected merchant who charges in this currency",
  ),
  optionsNeeded: problem(
    "`questions`: A choice has less than two options, or one twice",
    "must be at least two, each once",
  ),
  misplacedOptions: problem("`questions`: What is no choice has options", "are for choices only"),
  notFalling: problem(
    "`cancellation`: A step has no fewer minutes, or no lower percentage, than the one before it",
    "must be below that of the step before it",
  ),
});

/** The most days of which slots are told at once. */
export const mostSlotDays = 62;

export const slotsRefusals = catalogue({
  notFound,
  noDate,
  otherDay,
  disordered,
  manyDays: {
    field: "to",
    message: `must make at most ${mostSlotDays} days`,
    when: `More than ${mostSlotDays} days are asked for`,
  },
  noZone,
});
