import { path } from "@frontdesk/rest/api/path";
import type { PostOptions } from "@frontdesk/rest/api/wire";
import { collectionOf } from "./collection.ts";
import { type TableOptions, tableOf } from "./list.ts";
import type { Channel } from "./send.ts";
import type {
  Booking,
  BookingChanges,
  BookingFilter,
  NewBooking,
  Restoration,
} from "./types/bookings.ts";

interface Bookings {
  shown: Booking;
  listed: Booking;
  created: NewBooking;
  changed: BookingChanges;
  filter: BookingFilter;
}

/**
 * `create` and `update` throw a `ClashError` if a day clashes and may not wait. A change of other
 * fields than days, hours and resource never does.
 */
export function bookingsOf(channel: Channel, root: string) {
  const at = `${root}/bookings`;
  return {
    ...collectionOf<Bookings>(channel, at),

    /** All from `start_date` to `end_date`, at most 366 days, as CSV. */
    async csv(options: TableOptions<BookingFilter>): Promise<string> {
      return await tableOf(channel, at, options);
    },

    /**
     * Restores a deleted booking. Throws a `ClashError` if a day clashes and may not wait, a
     * `ConflictError` if it is not deleted.
     */
    async restore(
      id: number,
      restoration: Restoration = {},
      options?: PostOptions,
    ): Promise<Booking> {
      const coming = at + path`/${id}/restoration`;
      return await channel.ask({ method: "POST", path: coming, body: restoration, options });
    },
  };
}
