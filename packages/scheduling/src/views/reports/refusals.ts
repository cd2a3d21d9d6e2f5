import { catalogue, disordered, noDate, notFound, otherDay } from "../../core/refusals.ts";

export const mostYears = 5;

export const reportRefusals = catalogue({
  notFound,
  noDate,
  otherDay,
  disordered,
  longRange: {
    field: "end_date",
    message: `must be less than ${mostYears} years after start_date`,
    when: `The range has ${mostYears} years or more`,
  },
});
