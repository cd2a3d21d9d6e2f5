// In the order of the checks, then outcomes of failed requests.
import { inputRefusals } from "@frontdesk/server/input-refusals";
import { catalogue, reason, refuse } from "@frontdesk/server/refusal";

export const gatewayRefusals = catalogue({
  signedOut: {
    status: 401,
    code: "signed_out",
    message: "You are not signed in: sign in first",
    when: "The session is missing or has ended",
  },
  otherPerson: {
    status: 403,
    code: "other_person",
    message: "Another person is now signed in in this browser: nothing was read or saved",
    when: "`X-Desk-Person` does not match the signed-in person",
  },
  foreign: {
    status: 403,
    code: "foreign_page",
    message: "Only a page of this desk may send this request",
    when: "A write did not come from a page of the desk",
  },
  notJson: {
    status: 415,
    code: "json_needed",
    message: "The body must be JSON or a supported file",
    when: "The body has a type that any page may send",
  },
  away: reason(
    { status: 503, when: "The service cannot be reached; nothing was changed" },
    (name: string) => {
      const message = `${name} is not available right now, and nothing was changed`;
      return refuse(503, message, "service_away");
    },
  ),
  lost: reason(
    { status: 502, when: "The service's response was lost; the change may have been made" },
    (name: string) => {
      const message = `The response of ${name} was lost: check for the change, then repeat it`;
      return refuse(502, message, "outcome_unknown");
    },
  ),
});

export const notForwarded = inputRefusals.notFound;
