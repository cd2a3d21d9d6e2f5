import { type Problem, reason } from "@frontdesk/server/refusal";
import { catalogue, forbidden, noDate } from "../../core/refusals.ts";

export const mostReceipts = 10_000;
export const mostClosings = 50;

export const dayReportRefusals = catalogue({
  noDate,
  manyReceipts: {
    field: "date",
    message: `must be a day with at most ${mostReceipts} receipts`,
    when: `More than ${mostReceipts} receipts on this day`,
  },
});

export const dayClosingRefusals = catalogue({
  ...dayReportRefusals,
  forbidden,
  future: {
    field: "date",
    message: "must not be after today",
    when: "A day in the future",
  },
  twiceCounted: {
    field: "counted",
    message: "must name each currency once",
    when: "`counted`: A currency appears twice",
  },
  unknownCurrency: reason(
    { status: 422, when: "`counted`: Not an ISO 4217 currency" },
    (field: string): Problem => ({ field, message: "is not a currency" }),
  ),
  uncounted: reason(
    { status: 422, when: "`counted`: No amount of a currency with cash payments on this day" },
    (currency: string): Problem => ({ field: "counted", message: `must name ${currency}` }),
  ),
});
