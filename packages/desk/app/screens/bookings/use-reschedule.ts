/*
 * The booking shows at its target at once. A refusal moves it back; a success offers undo for ten
 * seconds.
 */
import { ClashError, PermissionError } from "@frontdesk/scheduling-client/errors";
import type { Booking, BookingChanges, Clash } from "@frontdesk/scheduling-client/types/bookings";
import { useState } from "react";
import { problemsOf } from "../../api/problems.ts";
import { offerUndo } from "../../api/undo.ts";
import { isUnknown } from "../../components/why-not.ts";
import { useWords } from "../../locales/words.ts";
import { useLabels } from "./labels.ts";
import {
  type BookingChangeResult,
  ConcurrentChangeError,
  type TaggedBooking,
  useChangeBooking,
} from "./mutations.ts";
import { useBookingTitle } from "./names.ts";
import { SkippedTimeError } from "./reschedule.ts";
import { changesBack, withChanges } from "./with-changes.ts";

export type MoveReason =
  | ("closed" | "clash" | "changed" | "forbidden" | "away" | "other")
  // Appointments only.
  | ("length" | "notOffered" | "skipped");

export interface FailedReschedule {
  booking: Booking;
  changes: BookingChanges;
  reason: MoveReason;
  clashes: readonly Clash[];
  /** Set if no translated reason fits. */
  error?: unknown;
  at: { x: number; y: number } | undefined;
}

export interface RescheduleWish {
  booking: Booking;
  changes: BookingChanges;
  picked?: Promise<TaggedBooking> | undefined;
  at?: { x: number; y: number } | undefined;
  isClosed?: boolean;
}

export function refusalOf(error: unknown): MoveReason {
  if (error instanceof ClashError) return "clash";
  if (error instanceof ConcurrentChangeError) return "changed";
  const { code } = (error ?? {}) as { code?: unknown };
  if (error instanceof PermissionError && code === "forbidden") return "forbidden";
  if (error instanceof SkippedTimeError) return "skipped";
  if (code === "slot_taken") return "clash";
  if ("resource_ids" in problemsOf(error)) return "notOffered";
  // The desk did not ask the service.
  return isUnknown(error) && code !== "service_away" ? "away" : "other";
}

function refusalAtOnce({
  booking,
  changes,
  isClosed = false,
}: RescheduleWish): MoveReason | undefined {
  if (booking.session_id !== null && changes.duration !== undefined) return "length";
  // Staff may give a customer any time with room.
  return isClosed && booking.session_id === null ? "closed" : undefined;
}

export function useReschedule(onSaved?: (text: string) => void) {
  const { first, others, add, forget, forgetOf } = useRefusals();
  const { mutateAsync } = useChangeBooking();
  const { bookings: words } = useWords();
  const [titleOf, bookingLabels] = [useBookingTitle(), useLabels()];

  const report = (booking: Booking) => {
    const { start_date: date, start_time: start, duration: minutes } = booking;
    const when = `${bookingLabels.day(date)}, ${bookingLabels.when({ start, minutes })}`;
    return words.moved({ title: titleOf(booking), when });
  };
  const undo = async ({ after, was, changes: done, before: back }: BookingChangeResult) => {
    await mutateAsync({ booking: after, changes: changesBack(was, done), back });
    onSaved?.(words.undone);
  };
  const move = async (wished: RescheduleWish) => {
    const { booking, changes, picked, at } = wished;
    forgetOf(booking);
    if (Object.keys(changes).length === 0) return false;
    const request = { booking, changes, at };
    const reason = refusalAtOnce(wished);
    if (reason !== undefined) {
      add({ ...request, reason, clashes: [] });
      return false;
    }
    try {
      const bookingChangeResult = await mutateAsync({
        booking,
        changes,
        ...(picked && { picked }),
      });
      const text = report(bookingChangeResult.after);
      onSaved?.(text);
      offerUndo(text, () => undo(bookingChangeResult));
      return true;
    } catch (error) {
      const clashes = error instanceof ClashError ? error.clashes : [];
      add({ ...request, reason: refusalOf(error), clashes, error });
      return false;
    }
  };
  return { refusal: first, others, move, forget };
}

/** Shows each refusal, but only the latest per booking. */
function useRefusals() {
  const [refusals, set] = useState<readonly FailedReschedule[]>([]);
  const without = (all: readonly FailedReschedule[], id: number) =>
    all.filter(({ booking }) => booking.id !== id);
  return {
    first: refusals[0],
    others: refusals.length - 1,
    add: (one: FailedReschedule) => set((all) => [...without(all, one.booking.id), one]),
    forget: () => set(([, ...rest]) => rest),
    forgetOf: ({ id }: Booking) => set((all) => without(all, id)),
  };
}

export function wishOf({
  booking,
  changes,
}: Pick<FailedReschedule, "booking" | "changes">): Booking {
  return withChanges(booking, changes);
}
