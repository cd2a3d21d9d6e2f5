// Time off as somebody enters it, and as it is sent.
import type { Downtime, NewDowntime } from "@frontdesk/scheduling-client/types/downtimes";
import { clockOf, minutesIn } from "../../parts/minutes.ts";

export interface TimeOffDraft {
  /** For whom. */
  ids: readonly number[];
  from: string;
  to: string;
  isAllDay: boolean;
  start: string;
  end: string;
  /** The reason: a kind of time off; empty for none. */
  typeId: string;
  note: string;
}

export const newTimeOff = (id: number, today: string): TimeOffDraft => ({
  ...{ ids: [id], from: today, to: today, isAllDay: true },
  ...{ start: "09:00", end: "12:00", typeId: "", note: "" },
});

/** What is wrong with the times; nothing where all of each day is taken. */
export function timeFault(draft: TimeOffDraft): "unreadable" | "disordered" | undefined {
  const { isAllDay, from, to } = draft;
  if (isAllDay) return undefined;
  const [start, end] = [minutesIn(draft.start), endOf(draft.end)];
  if (start === undefined || end === undefined) return "unreadable";
  return from === to && start >= end ? "disordered" : undefined;
}

/** At the end of something, midnight is that of the next day. */
const endOf = (text: string) => minutesIn(text) || (minutesIn(text) === 0 ? 1440 : undefined);

/** What is sent of a draft whose times can be read. */
export function timeOffOf(draft: TimeOffDraft): NewDowntime {
  const { ids, from, to, isAllDay, typeId, note } = draft;
  return {
    ...{ resource_ids: [...ids], from, to },
    ...(!isAllDay && { start_time: minutesIn(draft.start)!, end_time: endOf(draft.end)! }),
    ...(typeId !== "" && { downtime_type_id: Number(typeId) }),
    ...(note.trim() !== "" && { details: note.trim() }),
  };
}

/** The times of day of time off; undefined where it is all of each day. */
export function timesOf({ start_time: start, end_time: end }: Downtime): string | undefined {
  return start === 0 && end === 1440 ? undefined : `${clockOf(start)}–${clockOf(end)}`;
}
