// Why an account gets no demonstration, in the order of the checks.
import { type Problem, reason } from "@frontdesk/server/refusal";
import { catalogue, notFound } from "../../ground/refusals.ts";

export const demoRefusals = catalogue({
  notFound,
  noMonth: { field: "month", message: "must be a month: YYYY-MM", when: "It is no month" },
  goneType: reason(
    { status: 422, when: "The account has deleted a resource type that it began with" },
    (name: string): Problem => ({ field: "", message: `The account has no resource type ${name}` }),
  ),
});
