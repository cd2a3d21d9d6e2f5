// Texts that the person sees.
import { catalogue } from "@frontdesk/server/refusal";

export const consentRefusals = catalogue({
  undecided: {
    status: 400,
    message: "Please go back and choose Allow or Deny.",
    when: "The choice is missing",
  },
  unconfirmed: {
    status: 403,
    message: "Please confirm your email address first: open the link in our mail.",
    when: "The person's email address is not confirmed",
  },
  away: {
    status: 503,
    message: "Scheduling is not available right now. Please try again in a minute.",
    when: "The scheduling service does not respond",
  },
});
