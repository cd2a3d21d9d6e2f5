/* Refusals after the check of merchant access. */
import { catalogue } from "@frontdesk/server/refusal";
import { forbidden, notFound } from "../../core/refusals.ts";

export const eventRefusals = catalogue({
  notFound,
  forbidden,
  anothersCursor: {
    field: "after",
    message: "must be the id of an event of this merchant, or begin with a time and end with zeros",
    when: "The event belongs to another merchant",
  },
  expired: {
    status: 410,
    code: "events_expired",
    message: "Later events are past their retention and deleted",
    when: "`after` is older than the retention, so later events are incomplete",
  },
});
