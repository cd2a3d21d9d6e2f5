import { catalogue, disordered, noDate, otherDay } from "../../ground/refusals.ts";

/** The most days of all resources together. */
export const mostDays = 10_000;

/** Why openings are not told. */
export const openingsRefusals = catalogue({
  noDate,
  otherDay,
  disordered,
  manyDays: {
    field: "to",
    message: `must cover at most ${mostDays} days of all resources together`,
    when: `More than ${mostDays} days of all resources together: request fewer days or resources`,
  },
});
