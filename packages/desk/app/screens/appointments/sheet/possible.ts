import type { Appointment } from "@frontdesk/scheduling-client/types/appointments";

const attendedForMs = 30 * 24 * 60 * 60 * 1000;

/** Attendance is possible from the start until thirty days later. */
export function mayHaveCome(
  { state, starts_at: start }: Pick<Appointment, "state" | "starts_at">,
  now: Date,
): boolean {
  const since = now.getTime() - Date.parse(start);
  const isTheirs = state === "confirmed" || state === "attended" || state === "no_show";
  return isTheirs && since >= 0 && since <= attendedForMs;
}
