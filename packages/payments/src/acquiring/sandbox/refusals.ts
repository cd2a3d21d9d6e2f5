import { catalogue } from "@frontdesk/server/refusal";
import { forbidden, notFound } from "../../core/refusals.ts";

export const sandboxRefusals = catalogue({
  notFound,
  forbidden,
  notSimulated: {
    status: 403,
    code: "test_only",
    message: "Only a test merchant has simulated cards",
    when: "The merchant is live",
  },
});
