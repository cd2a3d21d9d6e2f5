import { ClashError } from "@frontdesk/scheduling-client/errors";
import type { Clash } from "@frontdesk/scheduling-client/types/bookings";

export function clashesIn(error: unknown): readonly Clash[] | undefined {
  return error instanceof ClashError && error.clashes.length > 0 ? error.clashes : undefined;
}

export function bookingsIn(clashes: readonly Pick<Clash, "date" | "booking_ids">[]): number[] {
  const inOrder = clashes.toSorted((one, other) => one.date.localeCompare(other.date));
  return [...new Set(inOrder.flatMap(({ booking_ids: ids }) => ids))];
}
