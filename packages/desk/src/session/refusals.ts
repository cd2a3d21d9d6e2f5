// In the order of the checks.
import { catalogue } from "@frontdesk/server/refusal";

export const proofRefusals = catalogue({
  noFactor: {
    status: 403,
    code: "second_factor_needed",
    message: "Turn on a second factor first",
    when: "The person has no second factor",
  },
  throttled: {
    status: 429,
    code: "too_many_codes",
    message: "Too many wrong codes: try again in an hour",
    headers: { "Retry-After": "3600" },
    when: "Ten wrong codes within an hour",
  },
  wrong: {
    status: 422,
    code: "wrong_code",
    message: "The code is wrong or already used",
    when: "The code is not the current code or a backup code",
  },
});

export const factorRefusals = catalogue({
  unconfirmed: {
    status: 403,
    code: "unconfirmed_address",
    message: "Confirm your email address first, with the link in the mail",
    when: "The person's address is not confirmed",
  },
  throttled: {
    status: 429,
    code: "too_many_guesses",
    message: "Too many attempts: wait a while, then try again",
    headers: { "Retry-After": "900" },
    when: "Too many wrong passwords",
  },
  wrongPassword: {
    status: 422,
    code: "wrong_password",
    message: "The password is wrong",
    when: "The current password is wrong",
  },
  inUse: {
    status: 409,
    code: "factor_in_use",
    message: "A second factor is already on",
    when: "The person already has a second factor",
  },
});

export const confirmationRefusals = catalogue({
  wrong: {
    status: 422,
    code: "wrong_code",
    message: "The code is wrong: enter the current one",
    when: "The code is not the app's current code, or the key is older than 15 minutes",
  },
});
