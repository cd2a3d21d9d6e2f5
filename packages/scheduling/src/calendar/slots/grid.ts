import type { Interval } from "../../ground/intervals/intervals.ts";
import { lengthOf, type SlotTerms } from "./question.ts";

/**
 * The minutes of a day at which something may start: every so many from the start of each open
 * interval, wherever all of its minutes are free. What is free lies in what is open, both in order.
 */
export function gridOn(
  open: readonly Interval[],
  free: readonly Interval[],
  terms: SlotTerms,
): number[] {
  const { bufferBefore, slotStep } = terms;
  const length = lengthOf(terms);
  const minutes: number[] = [];
  let at = 0;
  for (const { start, end } of free) {
    while (open[at]!.end <= start) at += 1;
    const origin = open[at]!.start;
    const steps = Math.ceil((start + bufferBefore - origin) / slotStep);
    const last = end - length + bufferBefore;
    for (let minute = origin + steps * slotStep; minute <= last; minute += slotStep) {
      minutes.push(minute);
    }
  }
  return minutes;
}
