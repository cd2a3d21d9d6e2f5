// The browser's zone rules could differ from those of the mail.
import type { OpenOffset } from "../../../src/appointments/pages/shapes.ts";

/** As if the wall time were UTC. */
export function wallAt(clock: readonly OpenOffset[], instant: string): Date {
  const at = Date.parse(instant);
  const steady = clock.findLast(({ from }) => from === null || Date.parse(from) <= at);
  return new Date(at + msOf(steady?.offset ?? "+00:00"));
}

function msOf(offset: string): number {
  const [hours = 0, minutes = 0] = offset.slice(1).split(":").map(Number);
  return (offset.startsWith("-") ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}

/** Compares a year from a moment on. */
export function areSame(
  [one, other]: readonly [readonly OpenOffset[], readonly OpenOffset[]],
  since: number,
): boolean {
  const weeks = Array.from({ length: 53 }, (_, week) => new Date(since + week * weekMs));
  return weeks.every((at) => {
    const instant = at.toISOString();
    return wallAt(one, instant).getTime() === wallAt(other, instant).getTime();
  });
}

const weekMs = 7 * 86_400_000;
