import { collectionOf } from "./collection.ts";
import type { Channel } from "./send.ts";
import type { Booking, BookingChanges, BookingFilter, NewBooking } from "./types/bookings.ts";

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
  return collectionOf<Bookings>(channel, `${root}/bookings`);
}
