import { catalogue as pages } from "@frontdesk/server/refusal";
import { catalogue } from "../../../core/refusals.ts";

export const { unbelievable } = catalogue({
  unbelievable: {
    field: "query",
    message: (text: string) => text,
    when: "The application is unknown, or the redirect URL is not registered",
  },
});

export const continuationRefusals = pages({
  damaged: {
    status: 400,
    message: "The link is damaged, so nothing was allowed. Please begin again.",
    when: "The value is damaged or was not issued by the desk",
  },
  late: {
    status: 400,
    message: "That took too long, so nothing was allowed. Please begin again.",
    when: "The decision is older than a minute",
  },
  "signed out": {
    status: 403,
    message: "You are signed out, so nothing was allowed. Please begin again.",
    when: "The session of the decision has ended",
  },
  used: {
    status: 409,
    message: "This decision was already used. Please begin again.",
    when: "The decision was already used",
  },
});
