import { reason } from "@frontdesk/server/refusal";
import { catalogue, changedSince, notFound, refusal } from "../../core/refusals.ts";

export const webhookRefusals = catalogue({
  notFound,
  changedSince,
  noAddress: {
    field: "payload_url",
    message: "must be an address that begins with http:// or https://",
    when: "Not a URL of http or https",
  },
  named: {
    field: "payload_url",
    message: "must not contain a name or password",
    when: "Contains a username or a password",
  },
  privateAddress: {
    field: "payload_url",
    message: "must not lead to a private network or to this machine",
    when: "Points to a private network or to this machine",
  },
  unreadable: {
    field: "secret",
    message: "must be base64 after whsec_",
    when: "Not base64 after `whsec_`",
  },
  unprintable: {
    field: "secret",
    message: "must be printable ASCII to be sent in a header",
    when: "Not printable ASCII, but sent in a header",
  },
  known: {
    field: "secret",
    message: "must be new: the previous owner knows the old one",
    when: "Unchanged after the webhook's owner left",
  },
  otherMaker: { field: "user_id", message: "cannot be changed", when: "Present" },
});

export const trialRefusals = catalogue({
  notFound,
  untaken: reason(
    { status: 422, when: "The receiver did not accept the test", answer: "Undelivered" },
    (why: string | undefined, code: number | null) =>
      refusal(422, `The receiver did not accept the test: ${why}`, {
        response_from_http_client: code,
      }),
  ),
});
