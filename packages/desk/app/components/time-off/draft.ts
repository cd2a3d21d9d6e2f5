import type { Downtime, NewDowntime } from "@frontdesk/scheduling-client/types/downtimes";
import { clockOf, minutesIn } from "../minutes.ts";
import type { NewSpot } from "../spot.ts";

export interface TimeOffDraft {
  ids: readonly number[];
  from: string;
  to: string;
  isAllDay: boolean;
  start: string;
  end: string;
  /** Empty: none. */
  typeId: string;
  note: string;
  /** All people and rooms, also later ones. */
  isClosure?: boolean;
}

export const newTimeOff = (id: number, today: string): TimeOffDraft => ({
  ids: [id],
  from: today,
  to: today,
  isAllDay: true,
  start: "09:00",
  end: "12:00",
  typeId: "",
  note: "",
});

export const newClosure = (today: string): TimeOffDraft => ({
  ...newTimeOff(0, today),
  ids: [],
  isClosure: true,
});

/** The clicked hours of a person or room. */
export function blockedAt({ date, start, resource, minutes = 60 }: NewSpot, today: string) {
  const blank = newTimeOff(resource ?? 0, date ?? today);
  const hours = start === null ? {} : { start: clockOf(start), end: endAfter(start, minutes) };
  return { ...blank, isAllDay: start === null, ...hours, ids: resource ? [resource] : [] };
}

const endAfter = (start: number, minutes: number) => clockOf(Math.min(start + minutes, 1440));

export function timeFault(draft: TimeOffDraft): "unreadable" | "disordered" | undefined {
  const { isAllDay, from, to } = draft;
  if (isAllDay) return undefined;
  const [start, end] = [minutesIn(draft.start), endOf(draft.end)];
  if (start === undefined || end === undefined) return "unreadable";
  return from === to && start >= end ? "disordered" : undefined;
}

/** Midnight as an end is minute 1440. */
const endOf = (text: string) => minutesIn(text) || (minutesIn(text) === 0 ? 1440 : undefined);

export function timeOffOf(draft: TimeOffDraft): NewDowntime {
  const { ids, from, to, isAllDay, typeId, note, isClosure = false } = draft;
  return {
    ...(isClosure ? { all_resources: true } : { resource_ids: [...ids] }),
    from,
    to,
    ...(!isAllDay && { start_time: minutesIn(draft.start)!, end_time: endOf(draft.end)! }),
    ...(typeId !== "" && { downtime_type_id: Number(typeId) }),
    ...(note.trim() !== "" && { details: note.trim() }),
  };
}

export function timesOf({ start_time: start, end_time: end }: Downtime): string | undefined {
  return start === 0 && end === 1440 ? undefined : `${clockOf(start)}–${clockOf(end)}`;
}
