/** Half-open minutes of a day; 1440 is the next midnight. */
export interface Interval {
  start: number;
  end: number;
}

export const minutesOfDay = 1440;

export function union(intervals: readonly Interval[]): Interval[] {
  const sorted = intervals
    .filter(({ start, end }) => start < end)
    .sort((a, b) => a.start - b.start);
  const result: Interval[] = [];
  for (const { start, end } of sorted) {
    const last = result.at(-1);
    if (last === undefined || last.end < start) result.push({ start, end });
    else last.end = Math.max(last.end, end);
  }
  return result;
}

export function subtract(from: readonly Interval[], what: readonly Interval[]): Interval[] {
  const gone = union(what);
  return union(from).flatMap(({ start, end }) => {
    const left: Interval[] = [];
    let at = start;
    for (const hole of gone) {
      if (hole.end <= at || hole.start >= end) continue;
      if (hole.start > at) left.push({ start: at, end: hole.start });
      at = hole.end;
    }
    if (at < end) left.push({ start: at, end });
    return left;
  });
}

export function total(intervals: readonly Interval[]): number {
  return union(intervals).reduce((sum, { start, end }) => sum + end - start, 0);
}

export function contains(intervals: readonly Interval[], { start, end }: Interval): boolean {
  return union(intervals).some((each) => each.start <= start && end <= each.end);
}

export function overlaps(a: Interval, b: Interval): boolean {
  return Math.max(a.start, b.start) < Math.min(a.end, b.end);
}
