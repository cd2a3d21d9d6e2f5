import type { Appointment } from "@frontdesk/scheduling-client/types/appointments";

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
