import { changesOf } from "./changes.ts";
import { collectionOf } from "./collection.ts";
import { createList, type List, type ListOptions } from "./list.ts";
import type { Channel } from "./send.ts";
import type {
  Downtime,
  DowntimeChanges,
  DowntimeFilter,
  DowntimeType,
  DowntimeTypeChanges,
  NewDowntime,
  NewDowntimeType,
} from "./types/downtimes.ts";

interface Downtimes {
  shown: Downtime;
  listed: Downtime;
  created: NewDowntime;
  changed: DowntimeChanges;
  filter: DowntimeFilter;
}

interface DowntimeTypes {
  shown: DowntimeType;
  listed: DowntimeType;
  created: NewDowntimeType;
  changed: DowntimeTypeChanges;
  filter: Record<never, never>;
}

/** Types of time off; administrators change them. */
export function downtimeTypesOf(channel: Channel, root: string) {
  return collectionOf<DowntimeTypes>(channel, `${root}/downtime_types`);
}

/** Time off. Clashing bookings become waiting unless the request says otherwise. */
export function downtimesOf(channel: Channel, root: string) {
  return {
    ...collectionOf<Downtimes>(channel, `${root}/downtimes`),
    changes: changesOf<Downtimes>(channel, `${root}/downtimes`),

    /** Of time off. */
    types(options?: ListOptions): List<DowntimeType> {
      return createList(channel, `${root}/downtime_types`, options);
    },
  };
}
