/* A slot is a start with enough free resources in every part, each in its own zone; calculated,
   never stored. Load resources for the days of `datesAround(reachable(…))`. */
import { type CalendarDay, daysAround, reachable } from "./days.ts";
import type { SlotPart, SlotQuestion } from "./question.ts";
import { lengthOf } from "./question.ts";
import { bookedOn, startsOf } from "./starts.ts";

export interface FreeSlot {
  at: number;
  seats: number;
  free: number[][];
}

export function findSlots(question: SlotQuestion): FreeSlot[] {
  const bounded = { ...question, range: reachable(question) };
  const days = daysAround(bounded.range);
  const [first, ...others] = question.parts.map((part) => freeOf(part, bounded, days));
  if (first === undefined) return [];
  const slots: FreeSlot[] = [];
  for (const [at, ids] of first) {
    const free = [ids];
    for (const other of others) free.push(other.get(at) ?? []);
    const isEnough = question.parts.every(({ count }, part) => free[part]!.length >= count);
    if (isEnough) slots.push({ at, seats: 1, free });
  }
  return slots.sort((one, other) => one.at - other.at);
}

function freeOf(
  { resourceIds }: SlotPart,
  question: SlotQuestion,
  days: readonly CalendarDay[],
): Map<number, number[]> {
  const free = new Map<number, number[]>();
  for (const id of resourceIds) {
    const resource = question.resources.get(id);
    if (resource === undefined) continue;
    for (const { at } of startsOf(resource, question, days)) {
      const ids = free.get(at);
      if (ids === undefined) free.set(at, [id]);
      // Near a zone change a moment may lie in two days.
      else if (ids.at(-1) !== id) ids.push(id);
    }
  }
  return free;
}

export interface SlotTaker {
  resourceId: number;
  date: string;
  startTime: number;
  duration: number;
}

/** Per part: fewest booked minutes that day, then least recently booked, then the part's order. */
export function takersOf(question: SlotQuestion, at: number): SlotTaker[][] | undefined {
  const range = reachable({ ...question, range: { from: at, until: at + 1 } });
  const days = daysAround(range);
  const takers = question.parts.map((part) => takersIn(part, { ...question, range }, days));
  const isEnough = question.parts.every(({ count }, part) => takers[part]!.length >= count);
  return isEnough && takers.length > 0 ? takers : undefined;
}

function takersIn(
  { resourceIds }: SlotPart,
  question: SlotQuestion,
  days: readonly CalendarDay[],
): SlotTaker[] {
  const { terms, resources } = question;
  const matches = resourceIds.flatMap((resourceId) => {
    const resource = resources.get(resourceId);
    const [start] = resource === undefined ? [] : startsOf(resource, question, days);
    if (resource === undefined || start === undefined) return [];
    const { date, minute } = start;
    const startTime = minute - terms.bufferBefore;
    const taker = { resourceId, date, startTime, duration: lengthOf(terms) };
    return [{ taker, booked: bookedOn(resource, date), newest: resource.newest ?? 0 }];
  });
  return matches
    .sort((one, other) => one.booked - other.booked || one.newest - other.newest)
    .map(({ taker }) => taker);
}
