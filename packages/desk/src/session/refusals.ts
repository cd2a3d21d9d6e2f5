// Why a second factor is not proved, in the order of the checks.
import { catalogue } from "@frontdesk/server/refusal";

export const proofRefusals = catalogue({
  noFactor: {
    status: 403,
    code: "second_factor_needed",
    message: "Turn a second factor on first",
    when: "The person has no second factor",
  },
  throttled: {
    status: 429,
    code: "too_many_codes",
    message: "Too many wrong codes were entered: try again in an hour",
    headers: { "Retry-After": "3600" },
    when: "Ten codes were wrong within an hour",
  },
  wrong: {
    status: 422,
    code: "wrong_code",
    message: "The code is not right, or was used before",
    when: "It is not the code that is shown now, nor a backup code",
  },
});
