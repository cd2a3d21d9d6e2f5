import type { Slots } from "@frontdesk/scheduling-client/types/services";

const roundMs = 5 * 60_000;

/** The moment five minutes round down. */
export const roundedDown = (now: Date): Date =>
  new Date(Math.floor(now.getTime() / roundMs) * roundMs);

/** The first slot that has not begun. */
export function nextSlot({ days }: Pick<Slots, "days">, now: Date): string | undefined {
  const all = days.flatMap(({ slots }) => slots.map(({ starts_at: at }) => at));
  return all.find((at) => Date.parse(at) >= now.getTime());
}

const mostNear = 3;

/** The nearest slots around a moment, the nearest first. */
export function nearestSlots({ days }: Pick<Slots, "days">, at: Date) {
  const all = days.flatMap(({ date, slots }) => slots.map((slot) => ({ date, ...slot })));
  const away = ({ starts_at: start }: { starts_at: string }) =>
    Math.abs(Date.parse(start) - at.getTime());
  return all.toSorted((one, other) => away(one) - away(other)).slice(0, mostNear);
}
