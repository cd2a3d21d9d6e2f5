import { catalogue } from "@frontdesk/server/refusal";

export const lostFactorRefusals = catalogue({
  noFactor: {
    status: 409,
    code: "no_second_factor",
    message: "The person has no second factor",
    when: "The person has no second factor",
  },
  isReported: {
    status: 409,
    code: "reported_already",
    message: "The loss was already reported to the person",
    when: "The loss was already reported, without an objection",
  },
  notReported: {
    status: 404,
    code: "not_reported",
    message: "No open report: the loss was not reported, or the factor was proved or removed since",
    when: "The loss was not reported, or the factor was proved or removed since",
  },
  objected: {
    status: 409,
    code: "objected",
    message: "The person objected with the link in the mail",
    when: "The person objected with the link in the mail",
  },
  tooEarly: {
    status: 409,
    code: "too_early",
    message: "The factor can be removed 48 hours after the report",
    when: "The report is less than 48 hours old",
  },
});
