/* Nothing else would reveal a hanging delivery. */
import type { FindingParts } from "./walk.ts";

const longestMs = 15 * 60 * 1000;

export interface Waiting<Oldest> {
  what: string;
  oldest: (Oldest & { ageMs: number }) | undefined;
}

export function aged<Oldest extends { since: Date }>(
  oldest: Oldest | undefined,
  now: Date,
): (Oldest & { ageMs: number }) | undefined {
  return oldest && { ...oldest, ageMs: Math.max(0, now.getTime() - oldest.since.getTime()) };
}

/** Milliseconds; 0 without any. */
export function agesOf(waiting: readonly Waiting<object>[]): Record<string, number> {
  return Object.fromEntries(waiting.map(({ what, oldest }) => [what, oldest?.ageMs ?? 0]));
}

export function findOverdue<Oldest, Named>(
  waiting: readonly Waiting<Oldest>[],
  nameOf: (oldest: Oldest, what: string) => Named,
): (Omit<FindingParts, "subject"> & Named)[] {
  return waiting.flatMap(({ what, oldest }) => {
    if (oldest === undefined || oldest.ageMs <= longestMs) return [];
    const match = `${Math.floor(oldest.ageMs / 60_000)} minutes`;
    return [
      { check: `waiting_${what}s`, ...nameOf(oldest, what), expected: "15 minutes", found: match },
    ];
  });
}
