import { catalogue, changedSince, noZone } from "../../core/refusals.ts";
import { weekRefusals } from "../../planning/availability/refusals.ts";

export const settingRefusals = catalogue({
  changedSince,
  blank: { field: "name", message: "must not be blank", when: "Blank" },
  noZone,
  ...weekRefusals("default_periods"),
});
