// Why an account is not opened, or gets no demonstration, in the order of the checks.
import { type Problem, reason } from "@frontdesk/server/refusal";
import { catalogue, notFound } from "../../ground/refusals.ts";

export const openingRefusals = catalogue({
  atDesk: {
    status: 403,
    message: "Accounts are opened at the desk, by whoever is signed in there",
    when: "It is a token that calls",
  },
});

export const demoRefusals = catalogue({
  notFound,
  noMonth: { field: "month", message: "must be a month: YYYY-MM", when: "It is no month" },
  goneType: reason(
    { status: 422, when: "The account has deleted a resource type that it began with" },
    (name: string): Problem => ({ field: "", message: `The account has no resource type ${name}` }),
  ),
});
