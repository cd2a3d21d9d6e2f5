/* In the order of the checks. Field problems come together. */
import { catalogue } from "@frontdesk/server/refusal";
import { beyondIds } from "../../api/refusals.ts";
import { forbidden, notFound } from "../../core/refusals.ts";
import { eventRefusals } from "../events/refusals.ts";

export const mostWebhooks = 16;

export const webhookRefusals = catalogue({
  noAddress: {
    field: "url",
    message: "must be an address that begins with http:// or https://",
    when: "Not an HTTP or HTTPS URL",
  },
  named: {
    field: "url",
    message: "must not contain a name or password",
    when: "Contains a username or password",
  },
  privateAddress: {
    field: "url",
    message: "must not lead to a private network or to this machine",
    when: "Points to a private network or to this machine",
  },
  forbidden,
  notFound,
  insecure: {
    field: "url",
    message: "must begin with https:// for a live merchant",
    when: "A live merchant's URL must begin with https://",
  },
  full: {
    status: 409,
    code: "webhooks_full",
    message: `A merchant has at most ${mostWebhooks} webhooks`,
    when: `The merchant has ${mostWebhooks} webhooks`,
  },
});

export const recoveryRefusals = catalogue({
  noPlace: {
    field: "after",
    message: "must be the id of an event, unless `since` is given",
    when: "`after` and `since` are both missing",
  },
  twoPlaces: {
    field: "since",
    message: "must not be given together with `after`",
    when: "`after` and `since` are both present",
  },
  unfitSince: { field: "since", ...beyondIds },
  forbidden,
  notFound,
  anothersCursor: eventRefusals.anothersCursor,
  expired: eventRefusals.expired,
});
