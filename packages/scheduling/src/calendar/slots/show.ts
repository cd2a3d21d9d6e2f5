import { type DatesOfZone, dateOf, dayMs, type FreeSlot, minuteMs, offsetsOf } from "./slots.ts";

export interface SlotResponse {
  starts_at: string;
  time: string;
  offset: string;
  seats: number;
}

export interface DayResponse {
  date: string;
  slots: SlotResponse[];
}

export function showDays(
  slots: readonly FreeSlot[],
  { from, to, timezone }: DatesOfZone,
): DayResponse[] {
  const [first, last] = [slots[0], slots.at(-1)];
  if (first === undefined || last === undefined) return [];
  const steady = offsetsOf(timezone, { from: first.at, until: last.at });
  const dateFor = remembering(dateOf);
  const signOf = remembering(writtenOffset);
  const days = new Map<string, SlotResponse[]>();
  let clock = 0;
  for (const { at, seats } of slots) {
    while (at >= steady[clock]!.until) clock += 1;
    const { offset } = steady[clock]!;
    const wall = at + offset;
    const date = dateFor(Math.floor(wall / dayMs) * dayMs);
    if (date < from || date > to) continue;
    const starts_at = `${dateFor(Math.floor(at / dayMs) * dayMs)}T${timeOf(at)}:00.000Z`;
    const view = { starts_at, time: timeOf(wall), offset: signOf(offset), seats };
    const day = days.get(date);
    if (day === undefined) days.set(date, [view]);
    else day.push(view);
  }
  // A date repeats if clocks go back over midnight.
  return [...days]
    .map(([date, visible]) => ({ date, slots: visible }))
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}

const two = (number: number): string => String(number).padStart(2, "0");

const times = Array.from(
  { length: dayMs / minuteMs },
  (_, minute) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`,
);

const timeOf = (wall: number): string => times[Math.floor((wall % dayMs) / minuteMs)]!;

/** ISO 8601. */
export function writtenOffset(offset: number): string {
  const minutes = Math.abs(Math.round(offset / minuteMs));
  return `${offset < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function remembering(say: (value: number) => string): (value: number) => string {
  const kept = new Map<number, string>();
  return (value) => {
    const existing = kept.get(value);
    if (existing !== undefined) return existing;
    const text = say(value);
    kept.set(value, text);
    return text;
  };
}
