// Why nobody is asked for consent, in words that they are shown.
import { catalogue } from "@frontdesk/server/refusal";

export const consentRefusals = catalogue({
  undecided: {
    status: 400,
    message: "Please go back and choose Allow or Deny.",
    when: "Neither was chosen",
  },
  unconfirmed: {
    status: 403,
    message: "Please confirm your e-mail address first: open the link in the mail we sent you.",
    when: "Their e-mail address is not confirmed",
  },
  away: {
    status: 503,
    message: "Scheduling cannot be reached at the moment. Please try again in a minute.",
    when: "Scheduling cannot be asked",
  },
});
