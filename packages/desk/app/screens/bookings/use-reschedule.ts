/* A moved booking appears at its target at once. A refusal moves it back with the reason. A success
   offers undo for ten seconds. */
import { ClashError, ConnectionError, PermissionError } from "@frontdesk/scheduling-client/errors";
import type { Booking, BookingChanges, Clash } from "@frontdesk/scheduling-client/types/bookings";
import { useState } from "react";
import { problemsOf } from "../../api/problems.ts";
import { ownRefusal } from "../../api/refusals.ts";
import { offerUndo } from "../../api/undo.tsx";
import { useWords } from "../../locales/words.ts";
import { useLabels } from "./labels.ts";
import { ConcurrentChangeError, type TaggedBooking, useChangeBooking } from "./mutations.ts";
import { useBookingTitle } from "./names.ts";
import { type Before, SkippedTimeError } from "./reschedule.ts";
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
  /** The service's response, if no translated reason fits. */
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
  if (error instanceof PermissionError) return "forbidden";
  if (error instanceof SkippedTimeError) return "skipped";
  if ((error as { code?: unknown } | null)?.code === "slot_taken") return "clash";
  if ("resource_ids" in problemsOf(error)) return "notOffered";
  return error instanceof ConnectionError ? "away" : "other";
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
  const [refusal, setRefusal] = useState<FailedReschedule>();
  const { mutateAsync } = useChangeBooking();
  const { bookings: words } = useWords();
  const [titleOf, bookingLabels] = [useBookingTitle(), useLabels()];

  const report = (booking: Booking) => {
    const { start_date: date, start_time: start, duration: minutes } = booking;
    const when = `${bookingLabels.day(date)}, ${bookingLabels.when({ start, minutes })}`;
    return words.moved({ title: titleOf(booking), when });
  };
  const undo = async (after: Booking, changes: BookingChanges, back: Before | undefined) => {
    await mutateAsync({ booking: after, changes, back });
    onSaved?.(words.undone);
  };
  const move = async (wished: RescheduleWish) => {
    const { booking, changes, picked, at } = wished;
    setRefusal(undefined);
    if (Object.keys(changes).length === 0) return false;
    const request = { booking, changes, at };
    const reason = refusalAtOnce(wished);
    if (reason !== undefined) {
      setRefusal({ ...request, reason, clashes: [] });
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
      offerUndo(text, () =>
        undo(bookingChangeResult.after, changesBack(booking, changes), bookingChangeResult.before),
      );
      return true;
    } catch (error) {
      ownRefusal(error);
      const clashes = error instanceof ClashError ? error.clashes : [];
      setRefusal({ ...request, reason: refusalOf(error), clashes, error });
      return false;
    }
  };
  return { refusal, move, forget: () => setRefusal(undefined) };
}

export function wishOf({
  booking,
  changes,
}: Pick<FailedReschedule, "booking" | "changes">): Booking {
  return withChanges(booking, changes);
}
