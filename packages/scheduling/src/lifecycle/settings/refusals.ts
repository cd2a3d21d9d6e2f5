import { catalogue, changedSince, noDate, noZone, otherDay, tooBusy } from "../../core/refusals.ts";
import {
  availabilityRefusals,
  openingHoursRefusals,
  weekRefusals,
} from "../../planning/availability/refusals.ts";

const { disorderedPeriod, overlapping, twofoldHours } = openingHoursRefusals;
const { contradiction, clash } = availabilityRefusals;

export const settingRefusals = catalogue({
  changedSince,
  blank: { field: "name", message: "must not be blank", when: "Blank" },
  noZone,
  ...weekRefusals("default_periods"),
  noDate,
  otherDay,
  tooFine: {
    field: "no_show_tax",
    message: "must have at most three decimals",
    when: "More than three decimals",
  },
  disorderedOpening: disorderedPeriod,
  overlappingOpening: overlapping,
  twofoldHours,
  contradiction,
  clash,
  tooBusy,
});
