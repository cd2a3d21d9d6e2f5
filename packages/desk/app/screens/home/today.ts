export interface TodayTimes {
  /** Minutes from midnight; null without a start time. */
  start: number | null;
  minutes: number;
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
