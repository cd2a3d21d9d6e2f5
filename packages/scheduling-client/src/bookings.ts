import { path } from "@frontdesk/rest/api/path";
import type { PostOptions } from "@frontdesk/rest/api/wire";
import type { Api } from "./api.ts";
import { collectionOf, type Noun } from "./collection.ts";
import type { TableOptions } from "./list.ts";
import type {
  Booking,
  BookingChanges,
  BookingFilter,
  NewBooking,
  Restoration,
} from "./types/bookings.ts";

type Bookings = Noun<Booking, NewBooking, BookingChanges, BookingFilter, Booking>;

/**
 * `create` and `update` throw a `ClashError` if a day clashes and may not wait. A change of other
 * fields than days, hours and resource never does.
 */
export function bookingsOf(api: Api, root: string) {
  const at = `${root}/bookings`;
  return {
    ...collectionOf<Bookings>(api, at),

    /** All bookings from `start_date` to `end_date`, at most 366 days, as CSV. */
    csv: async (options: TableOptions<BookingFilter>): Promise<string> => api.csv(at, options),

    /**
     * Restores a deleted booking. Throws a `ClashError` if a day clashes and may not wait, a
     * `ConflictError` if it is not deleted.
     */
    restore: async (
      id: number,
      restoration: Restoration = {},
      options?: PostOptions,
    ): Promise<Booking> => api.post(at + path`/${id}/restoration`, restoration, options),
  };
}
