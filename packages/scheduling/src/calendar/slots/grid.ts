import type { Interval } from "../../core/intervals/intervals.ts";
import { lengthOf, type SlotTerms } from "./question.ts";

/** Both lists are sorted; `free` lies within `open`. */
export function gridOn(
  open: readonly Interval[],
  free: readonly Interval[],
  terms: SlotTerms,
): number[] {
  const { bufferBefore, slotInterval } = terms;
  const length = lengthOf(terms);
  const minutes: number[] = [];
  let at = 0;
  for (const { start, end } of free) {
    while (open[at]!.end <= start) at += 1;
    const origin = open[at]!.start;
    const steps = Math.ceil((start + bufferBefore - origin) / slotInterval);
    const last = end - length + bufferBefore;
    for (let minute = origin + steps * slotInterval; minute <= last; minute += slotInterval) {
      minutes.push(minute);
    }
  }
  return minutes;
}
