import type { CallOptions, PostOptions } from "@frontdesk/rest/api/wire";
import type { Api } from "./api.ts";
import { changesOf } from "./changes.ts";
import { collectionOf, type Noun } from "./collection.ts";
import { type List, type ListOptions, queryOf } from "./list.ts";
import type {
  AddedPublicHolidays,
  Downtime,
  DowntimeChanges,
  DowntimeFilter,
  DowntimeType,
  DowntimeTypeChanges,
  NewDowntime,
  NewDowntimeType,
  NewPublicHolidays,
  PublicHolidayFilter,
  PublicHolidays,
} from "./types/downtimes.ts";

type Downtimes = Noun<Downtime, NewDowntime, DowntimeChanges, DowntimeFilter, Downtime>;
type DowntimeTypes = Noun<
  DowntimeType,
  NewDowntimeType,
  DowntimeTypeChanges,
  Record<never, never>,
  DowntimeType
>;

/** Types of time off; administrators change them. */
export function downtimeTypesOf(api: Api, root: string) {
  return collectionOf<DowntimeTypes>(api, `${root}/downtime_types`);
}

/** Time off. Clashing bookings become waiting unless the request says otherwise. */
export function downtimesOf(api: Api, root: string) {
  return {
    ...collectionOf<Downtimes>(api, `${root}/downtimes`),
    changes: changesOf<Downtimes>(api, `${root}/downtimes`),

    /** Lists types of time off. */
    types: (options?: ListOptions): List<DowntimeType> =>
      api.list(`${root}/downtime_types`, options),
  };
}

export function publicHolidaysOf(api: Api, root: string) {
  return {
    get: (filter: PublicHolidayFilter, options?: CallOptions): Promise<PublicHolidays> =>
      api.get(`${root}/public_holidays${queryOf(filter)}`, options),

    /** Creates time off on holidays. A repeat creates nothing more. */
    add: (holidays: NewPublicHolidays, options?: PostOptions): Promise<AddedPublicHolidays> =>
      api.post(`${root}/public_holidays`, holidays, options),
  };
}
