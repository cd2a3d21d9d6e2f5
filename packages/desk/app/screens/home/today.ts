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
  /** Paid and due of booked and attended visits, by currency. */
  expected: { amount: number; currency: string }[];
  firstVisits: number;
  toPay: number;
}

/** Requests count, payments in progress do not. */
export function countsOf(blocks: readonly AgendaBlock[]): DayCounts {
  const all = blocks.filter(
    ({ kind, state }) => kind === "appointment" && state !== "busy" && state !== "held",
  );
  const visits = all.filter(({ state }) => state === "booked" || state === "attended");
  const isUnpaid = ({ money }: AgendaBlock) =>
    money === "due" || money === "deposit" || money === "failed";
  return {
    appointments: all.length,
    expected: expectedOf(visits),
    firstVisits: all.filter(({ flags }) => flags.includes("first_visit")).length,
    toPay: visits.filter(isUnpaid).length,
  };
}

function expectedOf(visits: readonly AgendaBlock[]): DayCounts["expected"] {
  const sums = new Map<string, number>();
  for (const { amounts } of visits) {
    if (amounts === null || amounts.currency === null) continue;
    const { paid, due, currency } = amounts;
    const amount = paid + (due ?? 0);
    if (amount > 0) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  return [...sums].map(([currency, amount]) => ({ amount, currency }));
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
