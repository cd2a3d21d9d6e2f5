// Why the desk forwards nothing, in the order of the checks, and what became of what it forwarded.
import { inputRefusals } from "@frontdesk/server/input-refusals";
import { catalogue, reason, refuse } from "@frontdesk/server/refusal";

export const gatewayRefusals = catalogue({
  signedOut: {
    status: 401,
    code: "signed_out",
    message: "Nobody is signed in here: sign in first",
    when: "There is no session, or it has ended",
  },
  otherPerson: {
    status: 403,
    code: "other_person",
    message: "Another person is signed in in this browser now: nothing was read or saved",
    when: "`X-Desk-Person` names another person than the one who is signed in",
  },
  foreign: {
    status: 403,
    code: "foreign_page",
    message: "Only a page of this desk may ask for this",
    when: "It would change something, and no page of the desk sent it",
  },
  notJson: {
    status: 415,
    code: "json_needed",
    message: "The body must be JSON, or a file of a kind that is taken",
    when: "The body is of a type that any page may send",
  },
  away: reason(
    { status: 503, when: "The service cannot be reached: nothing was done" },
    (name: string) => {
      const message = `${name} cannot be reached at the moment, and nothing was done`;
      return refuse(503, message, "service_away");
    },
  ),
  lost: reason(
    { status: 502, when: "The answer of the service was lost: it may have been done" },
    (name: string) => {
      const message = `The answer of ${name} was lost: look whether it was done, then repeat it`;
      return refuse(502, message, "outcome_unknown");
    },
  ),
});

export const notForwarded = inputRefusals.notFound;
