import { catalogue, disordered, noDate, otherDay } from "../../core/refusals.ts";

export const mostDays = 10_000;

export const openTimesRefusals = catalogue({
  noDate,
  otherDay,
  disordered,
  manyDays: {
    field: "to",
    message: `must cover at most ${mostDays} days of all resources together`,
    when: `More than ${mostDays} days of all resources together: request fewer days or resources`,
  },
});
