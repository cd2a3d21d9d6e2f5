import { catalogue } from "@frontdesk/server/refusal";
import { eventRefusals } from "../events/refusals.ts";

const { forbidden, anothersCursor, expired } = eventRefusals;

export const streamRefusals = catalogue({
  lastEventId: {
    field: "Last-Event-ID",
    message: "must be an id",
    when: "Not an event ID",
  },
  forbidden,
  anothersCursor,
  expired,
});
