import { catalogue } from "@frontdesk/server/refusal";
import { forbidden, notFound } from "../../core/refusals.ts";

/** Bounds the response. */
export const mostDays = 366;

export const revenueRefusals = catalogue({
  beforeIds: {
    field: "from",
    message: "must be a day from 1971 to 2105",
    when: "Not a day between 1971 and 2105",
  },
  unknownZone: {
    field: "timezone",
    message: "must be a time zone (IANA) such as Europe/Copenhagen",
    when: "Not an IANA time zone",
  },
  tooLong: {
    field: "to",
    message: `must be from the first day on, and at most ${mostDays} days`,
    when: `Before the first day, or a range of more than ${mostDays} days`,
  },
  notFound,
  forbidden,
});
