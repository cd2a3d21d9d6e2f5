import type { Appointment } from "@frontdesk/scheduling-client/types/appointments";
import type { AgendaBlock } from "@frontdesk/scheduling-client/types/bookings";
import { momentAtWall } from "./days.ts";

const minuteMs = 60_000;
const checkInMs = 60 * minuteMs;
const attendedForMs = 30 * 24 * 60 * minuteMs;

interface Attendance {
  isOpen: boolean;
  /** A no-show permits a fee, so it needs the start. */
  isNoShowPossible: boolean;
}

/** Customers check in from an hour before the start until thirty days later. */
export function attendanceAt(
  { state, starts_at: start }: Pick<Appointment, "state" | "starts_at">,
  now: Date,
): Attendance {
  const since = now.getTime() - Date.parse(start);
  const isKept = state === "confirmed" || state === "attended" || state === "no_show";
  const isOpen = isKept && since >= -checkInMs && since <= attendedForMs;
  return { isOpen, isNoShowPossible: isOpen && since >= 0 };
}

const appointmentStates = {
  booked: "confirmed",
  attended: "attended",
  no_show: "no_show",
} as const;

type BlockTimes = Pick<AgendaBlock, "kind" | "state" | "date" | "start">;

/** Undefined for a block without a kept appointment. */
export function blockAttendance(
  { kind, state, date, start }: BlockTimes,
  now: Date,
): Attendance | undefined {
  if (kind !== "appointment" || start === null || !(state in appointmentStates)) return undefined;
  const at = momentAtWall({ date, minutes: start });
  if (at === undefined) return undefined;
  const kept = appointmentStates[state as keyof typeof appointmentStates];
  return attendanceAt({ state: kept, starts_at: at.toISOString() }, now);
}

export const takesCheckIn = (block: BlockTimes, now: Date): boolean =>
  block.state === "booked" && blockAttendance(block, now)?.isOpen === true;
