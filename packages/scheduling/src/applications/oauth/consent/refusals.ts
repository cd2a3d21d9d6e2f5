// Why nobody is asked for consent, or what they decided is not done, in the order of the checks.
import { catalogue as pages } from "@frontdesk/server/refusal";
import { catalogue } from "../../../ground/refusals.ts";

export const { unbelievable } = catalogue({
  unbelievable: {
    field: "query",
    message: (text: string) => text,
    when: "The application is not known, or the address to go back to is not its own",
  },
});

/** In words that people are shown. */
export const continuationRefusals = pages({
  damaged: {
    status: 400,
    message: "The way back was damaged, so nothing was allowed. Please begin again.",
    when: "It is not what the desk wrote, or was written elsewhere",
  },
  late: {
    status: 400,
    message: "That took too long, so nothing was allowed. Please begin again.",
    when: "It is older than a minute",
  },
  "signed out": {
    status: 403,
    message: "You signed out meanwhile, so nothing was allowed. Please begin again.",
    when: "The session has ended in which it was decided",
  },
  used: {
    status: 409,
    message: "This was done already, and is done once only. Please begin again.",
    when: "It was used already",
  },
});
