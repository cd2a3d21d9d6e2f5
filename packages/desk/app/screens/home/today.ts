// Which of the day's bookings are shown where there are more than there is room for.

export interface Timed {
  /** Minutes of the day; null at any time of it. */
  start: number | null;
  minutes: number;
}

/** From what has not ended yet on, as long as the room is filled. */
export function upcoming<Booked extends Timed>(
  ordered: readonly Booked[],
  { now, most }: { now: number; most: number },
): readonly Booked[] {
  const ended = ordered.findIndex(({ start, minutes }) => start !== null && start + minutes > now);
  const first = ended < 0 ? ordered.length : ended;
  const from = Math.max(0, Math.min(first, ordered.length - most));
  return ordered.slice(from, from + most);
}
