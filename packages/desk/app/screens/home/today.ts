import type { AgendaBlock } from "@frontdesk/scheduling-client/types/bookings";
import { daysBetween } from "../../components/days.ts";

export interface TodayTimes {
  /** Minutes from midnight, negative after a start on the day before; null without a start time. */
  start: number | null;
  minutes: number;
}

export interface TodayBlock extends TodayTimes {
  block: AgendaBlock;
}

/** Own blocks in order of time: members with only their own calendar see others as busy. */
export function blocksOf(blocks: readonly AgendaBlock[], day: string): TodayBlock[] {
  return blocks
    .filter(({ state }) => state !== "busy")
    .map((block) => ({ block, ...timesOn(block, day) }))
    .sort((one, other) => (one.start ?? -1440) - (other.start ?? -1440));
}

function timesOn({ date, start, end, duration }: AgendaBlock, day: string): TodayTimes {
  if (start === null || end === null) return { start: null, minutes: duration };
  return { start: start - 1440 * daysBetween(date, day), minutes: end - start };
}

export interface DayCounts {
  appointments: number;
  firstVisits: number;
  toPay: number;
}

export function countsOf(blocks: readonly AgendaBlock[]): DayCounts {
  const all = blocks.filter(({ kind, state }) => kind === "appointment" && state !== "busy");
  const unpaid = ["due", "deposit", "failed"];
  return {
    appointments: all.length,
    firstVisits: all.filter(({ flags }) => flags.includes("first_visit")).length,
    toPay: all.filter(({ money, state }) => unpaid.includes(money ?? "") && state !== "no_show")
      .length,
  };
}

/** From an hour before the start. */
export function takesCheckIn({ block, start }: TodayBlock, now: number): boolean {
  return block.kind === "appointment" && block.state === "booked" && (start ?? now) - 60 <= now;
}

/** Starts at the first unfinished booking and fills the space. */
export function upcoming<Booked extends TodayTimes>(
  ordered: readonly Booked[],
  { now, most }: { now: number; most: number },
): readonly Booked[] {
  const ended = ordered.findIndex(({ start, minutes }) => start !== null && start + minutes > now);
  const first = ended < 0 ? ordered.length : ended;
  const from = Math.max(0, Math.min(first, ordered.length - most));
  return ordered.slice(from, from + most);
}
