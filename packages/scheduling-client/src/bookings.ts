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
 * Bookings of the account at a root. `create` and `update` fail with a `ClashError` when a day
 * clashes and may not wait; a change of other than days, hours and resource never does.
 */
export function bookingsOf(channel: Channel, root: string) {
  const at = `${root}/bookings`;
  return {
    ...collectionOf<Bookings>(channel, at),

    /** All between `start_date` and `end_date`, of 366 days at most, as CSV. */
    async csv(options: TableOptions<BookingFilter>): Promise<string> {
      return await tableOf(channel, at, options);
    },

    /**
     * Has a deleted booking come back. Fails with a `ClashError` when a day clashes by now and may
     * not wait, with a `ConflictError` when it is not deleted.
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
