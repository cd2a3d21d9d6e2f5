import type { Appointment } from "@frontdesk/scheduling-client/types/appointments";
import { useWords } from "../locales/words.ts";
import { useAppointmentChange, useChangeOfAny } from "./appointments.ts";
import { offerUndo } from "./undo.ts";

/** Null takes the mark away. */
type Attendance = "attended" | "no_show" | null;

/** Longer than the undo, so that a fee charged at once shares one mail with the kept deposit. */
const noShowMailSeconds = 60;

const changesFor = (attendance: Attendance) =>
  attendance === "no_show" ? { attendance, notify_after: noShowMailSeconds } : { attendance };

interface Attended {
  id: number;
  state: Appointment["state"] | "booked";
}

export function useAttendance({ id, state }: Attended) {
  const { appointments: words } = useWords();
  const { mutateAsync, isPending, error, variables } = useAppointmentChange(id);
  const set = (attendance: Attendance) => mutateAsync({ changes: changesFor(attendance) });
  const before = state === "attended" || state === "no_show" ? state : null;
  const mark = (attendance: Attendance) =>
    void set(attendance).then(
      () => offerUndo(words.marked[attendance ?? "none"], () => set(before)),
      () => {},
    );
  /** Undefined while no mark is being saved. */
  const next = isPending ? variables.changes.attendance : undefined;
  return { mark, next, error };
}

/** By its key, with the undo of a button. */
export function useCheckIn(): (id: number) => void {
  const { appointments: words } = useWords();
  const { mutateAsync } = useChangeOfAny();
  const set = (id: number, attendance: Attendance) => mutateAsync({ id, changes: { attendance } });
  return (id) =>
    void set(id, "attended").then(
      () => offerUndo(words.marked.attended, () => set(id, null)),
      () => {},
    );
}
