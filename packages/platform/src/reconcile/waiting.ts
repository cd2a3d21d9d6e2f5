/*
 * What waits to be told to others must not wait for long, whatever the reason: nobody else would
 * notice a delivery that hangs.
 */
import type { Found } from "./walk.ts";

const longestMs = 15 * 60 * 1000;

/** The oldest of a kind, if any waits. */
export interface Waiting<Oldest> {
  what: string;
  oldest: (Oldest & { ageMs: number }) | undefined;
}

/** For how long something has waited. */
export function aged<Oldest extends { since: Date }>(
  oldest: Oldest | undefined,
  now: Date,
): (Oldest & { ageMs: number }) | undefined {
  return oldest && { ...oldest, ageMs: Math.max(0, now.getTime() - oldest.since.getTime()) };
}

/** For how long the oldest of each kind has waited, in milliseconds; 0 where nothing waits. */
export function agesOf(waiting: readonly Waiting<object>[]): Record<string, number> {
  return Object.fromEntries(waiting.map(({ what, oldest }) => [what, oldest?.ageMs ?? 0]));
}

/** What has waited for more than a quarter of an hour: the oldest of each kind. */
export function findOverdue<Oldest, Named>(
  waiting: readonly Waiting<Oldest>[],
  nameOf: (oldest: Oldest, what: string) => Named,
): (Omit<Found, "subject"> & Named)[] {
  return waiting.flatMap(({ what, oldest }) => {
    if (oldest === undefined || oldest.ageMs <= longestMs) return [];
    const found = `${Math.floor(oldest.ageMs / 60_000)} minutes`;
    return [{ check: `waiting_${what}s`, ...nameOf(oldest, what), expected: "15 minutes", found }];
  });
}
