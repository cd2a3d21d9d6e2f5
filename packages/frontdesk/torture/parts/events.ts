import { tortureEvents } from "@frontdesk/payments/torture/events";
import type { Part } from "../part.ts";

/** Exactly one event for each change, for those who ask and for those who are sent it. */
export const events: Part = {
  name: "events",
  run: ({ minutes, log, random }) =>
    tortureEvents({ seconds: minutes * 60, callers: 8, chance: random, log }),
};
