/* A refused change gives its reason; a success offers undo for ten seconds. */
import { ClashError, PermissionError } from "@frontdesk/scheduling-client/errors";
import type { Booking, BookingChanges, Clash } from "@frontdesk/scheduling-client/types/bookings";
import { useState } from "react";
import { ConcurrentChangeError, SkippedTimeError } from "../../api/change-errors.ts";
import { offerUndo } from "../../api/undo.ts";
import { isUnknown } from "../../components/why-not.ts";
import { useWords } from "../../locales/words.ts";
import { useLabels } from "./labels.ts";
import { ClosedError } from "./move-block.ts";
import { type BookingChangeResult, useChangeBooking } from "./mutations.ts";
import { useBookingTitle } from "./names.ts";
import { changesBack, withChanges } from "./with-changes.ts";

export type MoveReason =
  | "closed"
  | "clash"
  | "changed"
  | "forbidden"
  | "away"
  | "other"
  | "skipped";

export interface FailedReschedule {
  booking: Booking;
  changes: BookingChanges;
  reason: MoveReason;
  clashes: readonly Clash[];
  /** Set if no translated reason fits. */
  error?: unknown;
  at: Point | undefined;
}

export interface Point {
  x: number;
  y: number;
}

export interface RescheduleWish {
  booking: Booking;
  changes: BookingChanges;
  at?: Point | undefined;
  isClosed?: boolean;
}

export function refusalOf(error: unknown): MoveReason {
  if (error instanceof ClashError) return "clash";
  if (error instanceof ClosedError) return "closed";
  if (error instanceof ConcurrentChangeError) return "changed";
  const { code } = (error ?? {}) as { code?: unknown };
  if (error instanceof PermissionError && code === "forbidden") return "forbidden";
  if (error instanceof SkippedTimeError) return "skipped";
  // The desk did not ask the service.
  return isUnknown(error) && code !== "service_away" ? "away" : "other";
}

export const failureOf = (error: unknown) => ({
  reason: refusalOf(error),
  clashes: error instanceof ClashError ? error.clashes : [],
  error,
});

export function useReschedule(onSaved?: (text: string) => void) {
  const [refusal, set] = useState<FailedReschedule>();
  const forget = () => set(undefined);
  const { mutateAsync } = useChangeBooking();
  const { bookings: words } = useWords();
  const [titleOf, bookingLabels] = [useBookingTitle(), useLabels()];

  const report = (booking: Booking) => {
    const { start_date: date, start_time: start, duration: minutes } = booking;
    const when = `${bookingLabels.day(date)}, ${bookingLabels.when({ start, minutes })}`;
    return words.moved({ title: titleOf(booking), when });
  };
  const undo = async ({ after, was, changes: done }: BookingChangeResult) => {
    await mutateAsync({ booking: after, changes: changesBack(was, done) });
    onSaved?.(words.undone);
  };
  const move = async (wished: RescheduleWish) => {
    const { booking, changes, at, isClosed = false } = wished;
    forget();
    if (Object.keys(changes).length === 0) return false;
    const request = { booking, changes, at };
    if (isClosed) {
      set({ ...request, reason: "closed", clashes: [] });
      return false;
    }
    try {
      const bookingChangeResult = await mutateAsync({ booking, changes });
      const text = report(bookingChangeResult.after);
      onSaved?.(text);
      offerUndo(text, () => undo(bookingChangeResult));
      return true;
    } catch (error) {
      set({ ...request, ...failureOf(error) });
      return false;
    }
  };
  return { refusal, move, forget };
}

export function wishOf({
  booking,
  changes,
}: Pick<FailedReschedule, "booking" | "changes">): Booking {
  return withChanges(booking, changes);
}
