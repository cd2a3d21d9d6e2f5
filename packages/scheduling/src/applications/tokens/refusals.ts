import { catalogue } from "../../core/refusals.ts";
import { tooMany, unconfirmed } from "../refusals.ts";

export const personalTokenRefusals = catalogue({
  unconfirmed,
  tooMany,
  longName: {
    field: "name",
    message: "must have 1 to 60 characters",
    when: "Blank or longer than 60 characters",
  },
  wrongPassword: {
    field: "current",
    message: "is wrong",
    when: "The current password is wrong",
  },
  throttled: {
    status: 429,
    code: "too_many_guesses",
    message: "Too many attempts: wait a while, then try again",
    headers: { "Retry-After": "900" },
    when: "Too many wrong passwords",
  },
});
