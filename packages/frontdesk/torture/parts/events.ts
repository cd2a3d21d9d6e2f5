import { tortureEvents } from "@frontdesk/payments/torture/events";
import type { Part } from "../part.ts";

export const events: Part = {
  name: "events",
  run: ({ minutes, log, random }) =>
    tortureEvents({ seconds: minutes * 60, callers: 8, chance: random, log }),
};
