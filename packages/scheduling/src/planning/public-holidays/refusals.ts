import { catalogue, forbidden } from "../../core/refusals.ts";
import { downtimeRefusals } from "../downtimes/refusals.ts";

const { contradiction, goneResource, clash, tooBusy } = downtimeRefusals;

export const holidayRefusals = catalogue({
  forbidden,
  noCountry: {
    field: "country",
    message: "must be given, as the account has none",
    when: "The account has no country either",
  },
  goneCountry: {
    field: "country",
    message: "is not known",
    when: "No public holidays of this country are known",
  },
  goneRegion: {
    field: "region",
    message: "is not a region of the country",
    when: "Not a region of the country",
  },
  noHoliday: {
    field: "dates",
    message: "must be holidays of the year",
    when: "A date is no holiday of the country and region",
  },
  contradiction,
  goneResource,
  clash,
  tooBusy,
});
