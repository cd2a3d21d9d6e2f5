// Shown to the person.
import { catalogue } from "@frontdesk/server/refusal";

export const consentRefusals = catalogue({
  undecided: {
    status: 400,
    message: "Please go back and choose Allow or Deny.",
    when: "The choice is missing",
  },
  unconfirmed: {
    status: 403,
    message: "Please confirm your e-mail address first: open the link in the mail we sent you.",
    when: "The person's e-mail address is not confirmed",
  },
  away: {
    status: 503,
    message: "Scheduling cannot be reached at the moment. Please try again in a minute.",
    when: "The scheduling service does not respond",
  },
});
