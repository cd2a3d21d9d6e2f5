/*
 * A booking that is moved stands at once where it was put. A refusal puts it back and says why;
 * what went well can be taken back for ten seconds.
 */
import { ClashError, ConnectionError, PermissionError } from "@frontdesk/scheduling-client/errors";
import type { Booking, BookingChanges, Clash } from "@frontdesk/scheduling-client/types/bookings";
import { useState } from "react";
import { offerUndo } from "../../data/undo.tsx";
import { useWords } from "../../words/words.ts";
import { ChangedMeanwhile, type Tagged, useChangeBooking } from "./acts.ts";
import { changesBack, withChanges } from "./moved.ts";
import { useBookingTitle } from "./names.ts";
import { useSaid } from "./said.ts";

export type MoveReason = "closed" | "clash" | "changed" | "forbidden" | "away" | "other";

/** A change that was not made, and why. */
export interface Unmoved {
  booking: Booking;
  changes: BookingChanges;
  reason: MoveReason;
  clashes: readonly Clash[];
  /** Where on the screen it was tried. */
  at: { x: number; y: number } | undefined;
}

export interface Wished {
  booking: Booking;
  changes: BookingChanges;
  picked?: Promise<Tagged> | undefined;
  at?: { x: number; y: number } | undefined;
  /** Whether openings show it closed, so that nobody has to be asked. */
  isClosed?: boolean;
}

export function refusalOf(error: unknown): MoveReason {
  if (error instanceof ClashError) return "clash";
  if (error instanceof ChangedMeanwhile) return "changed";
  if (error instanceof PermissionError) return "forbidden";
  return error instanceof ConnectionError ? "away" : "other";
}

/** Moves bookings; `onSaved` is told where one stands and what is to be said of it. */
export function useMoving(onSaved?: (said: string) => void) {
  const [refusal, setRefusal] = useState<Unmoved>();
  const { mutateAsync } = useChangeBooking();
  const { bookings: words } = useWords();
  const [titleOf, said] = [useBookingTitle(), useSaid()];

  const told = (booking: Booking) => {
    const { start_date: date, start_time: start, duration: minutes } = booking;
    const when = `${said.day(date)}, ${said.when({ start, minutes })}`;
    return words.moved(titleOf(booking), when);
  };
  const back = async (before: Booking, after: Booking, changes: BookingChanges) => {
    await mutateAsync({ booking: after, changes: changesBack(before, changes) });
    onSaved?.(words.undone);
  };
  const move = async ({ booking, changes, picked, at, isClosed = false }: Wished) => {
    setRefusal(undefined);
    if (Object.keys(changes).length === 0) return false;
    const asked = { booking, changes, at };
    if (isClosed) {
      setRefusal({ ...asked, reason: "closed", clashes: [] });
      return false;
    }
    try {
      const after = await mutateAsync({ booking, changes, ...(picked && { picked }) });
      const text = told(after);
      onSaved?.(text);
      offerUndo(text, () => back(booking, after, changes));
      return true;
    } catch (error) {
      const clashes = error instanceof ClashError ? error.clashes : [];
      setRefusal({ ...asked, reason: refusalOf(error), clashes });
      return false;
    }
  };
  return { refusal, move, forget: () => setRefusal(undefined) };
}

/** What a booking wanted to be when it was refused. */
export function wishOf({ booking, changes }: Pick<Unmoved, "booking" | "changes">): Booking {
  return withChanges(booking, changes);
}
