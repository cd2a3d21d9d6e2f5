import { catalogue, forbidden } from "../../core/refusals.ts";
import { downtimeRefusals } from "../downtimes/refusals.ts";

const { contradiction, goneResource, clash, tooBusy } = downtimeRefusals;

export const holidayRefusals = catalogue({
  forbidden,
  noCountry: {
    field: "country",
    message: "needs a value: the account has no country",
    when: "The account has no country either",
  },
  goneCountry: {
    field: "country",
    message: "has no list of public holidays",
    when: "No list of public holidays for this country",
  },
  goneRegion: {
    field: "region",
    message: "is not a region of the country",
    when: "Not a region of the country",
  },
  badYears: {
    field: "to_year",
    message: "must be `year` or one of the two years after it",
    when: "Years in the wrong order, or more than three",
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
