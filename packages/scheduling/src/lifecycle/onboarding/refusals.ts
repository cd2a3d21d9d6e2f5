import { type Problem, reason } from "@frontdesk/server/refusal";
import { mostOwn } from "../../core/limits.ts";
import { catalogue, notFound } from "../../core/refusals.ts";

export const openingRefusals = catalogue({
  atDesk: {
    status: 403,
    message: "Only a person signed in at the desk can create an account",
    when: "The call used a token",
  },
  tooMany: {
    status: 409,
    code: "too_many",
    message: `You own ${mostOwn} accounts already`,
    when: `The person owns ${mostOwn} accounts`,
  },
});

export const demoRefusals = catalogue({
  notFound,
  noMonth: { field: "month", message: "must be a month: YYYY-MM", when: "Not a month" },
  goneType: reason(
    { status: 422, when: "The account has deleted a default resource type" },
    (name: string): Problem => ({ field: "", message: `The account has no resource type ${name}` }),
  ),
});
