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

/** Why a second factor is not set up. */
export const factorRefusals = catalogue({
  unconfirmed: {
    status: 403,
    code: "unconfirmed_address",
    message: "Confirm your e-mail address first, by the link in the mail",
    when: "The person's address is not confirmed",
  },
  throttled: {
    status: 429,
    code: "too_many_guesses",
    message: "Too many tries: wait a while, then try again",
    headers: { "Retry-After": "900" },
    when: "Too many passwords were wrong",
  },
  wrongPassword: {
    status: 422,
    code: "wrong_password",
    message: "The password is not right",
    when: "It is not the person's present password",
  },
  inUse: {
    status: 409,
    code: "factor_in_use",
    message: "A second factor is on already",
    when: "The person has a second factor",
  },
});

/** Why a second factor is not turned on. */
export const confirmationRefusals = catalogue({
  wrong: {
    status: 422,
    code: "wrong_code",
    message: "The code is not right: enter the one shown now",
    when: "It is not the code that the app shows, or the key is older than a quarter of an hour",
  },
});
