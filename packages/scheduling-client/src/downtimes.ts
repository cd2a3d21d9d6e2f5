import { changesOf } from "./changes.ts";
import { collectionOf } from "./collection.ts";
import { createList, type List, type ListOptions } from "./list.ts";
import type { Channel } from "./send.ts";
import type {
  Downtime,
  DowntimeChanges,
  DowntimeFilter,
  DowntimeType,
  NewDowntime,
} from "./types/downtimes.ts";

interface Downtimes {
  shown: Downtime;
  listed: Downtime;
  created: NewDowntime;
  changed: DowntimeChanges;
  filter: DowntimeFilter;
}

/** Time off in the account at a root. Bookings in it wait, unless it says otherwise. */
export function downtimesOf(channel: Channel, root: string) {
  return {
    ...collectionOf<Downtimes>(channel, `${root}/downtimes`),
    changes: changesOf<Downtimes>(channel, `${root}/downtimes`),

    /** The kinds of time off. */
    types(options?: ListOptions): List<DowntimeType> {
      return createList(channel, `${root}/downtime_types`, options);
    },
  };
}
