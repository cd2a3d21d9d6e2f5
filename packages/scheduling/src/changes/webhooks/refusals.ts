/*
 * Why a webhook is not made, changed, deleted or tried out, in the order of the checks: problems
 * with fields that stand together are told together.
 */
import { reason } from "@frontdesk/server/refusal";
import { catalogue, changedSince, notFound, refusal } from "../../ground/refusals.ts";

export const webhookRefusals = catalogue({
  notFound,
  changedSince,
  noAddress: {
    field: "payload_url",
    message: "must be an address that begins with http:// or https://",
    when: "It is no address of the web",
  },
  named: {
    field: "payload_url",
    message: "must not contain a name or password",
    when: "It contains a name or a password",
  },
  privateAddress: {
    field: "payload_url",
    message: "must not lead to a private network or to this machine",
    when: "It leads to a private network, or to the machine itself",
  },
  unreadable: {
    field: "secret",
    message: "must go on with base64 after whsec_",
    when: "It begins with `whsec_` and does not go on with base64",
  },
  unprintable: {
    field: "secret",
    message: "must be printable ASCII to be sent in a header",
    when: "It is to be sent in a header, and is no printable ASCII",
  },
  known: {
    field: "secret",
    message: "must be a new one: whoever left knows the one before",
    when: "Whose webhook it was has left, and it is the one that they know",
  },
  otherMaker: { field: "user_id", message: "cannot be changed", when: "It is given" },
});

export const trialRefusals = catalogue({
  notFound,
  untaken: reason(
    { status: 422, when: "The receiver did not take it", answer: "Undelivered" },
    (why: string | undefined, code: number | null) =>
      refusal(422, `The webhook did not take the test: ${why}`, {
        response_from_http_client: code,
      }),
  ),
});
