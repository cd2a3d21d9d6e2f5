/*
 * How many addresses may be invited: by one inviter, and by all together who share a pool. An
 * address that was invited before in the same span is not counted again.
 */
import type { Database } from "@frontdesk/database/database";
import { tooMany } from "@frontdesk/server/limits";
import { keyOf } from "./guesses.ts";
import { countGuess } from "./store.ts";

export interface MostInvited {
  /** Addresses by one inviter. */
  perHour: number;
  perDay: number;
  /** Addresses by all inviters of a pool. */
  perDayInAll: number;
}

interface Invited {
  /** Who invites, in words of the service. */
  inviter: string;
  personId: string;
  /** Inviters who are counted together; null of one who is trusted, and is counted alone. */
  pool?: string | null;
  now: Date;
}

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/**
 * Counts the invitation of a person; refuses with 429 when there were too many. To be called in
 * the database transaction that invites, with the person locked, so that what is refused counts
 * nothing.
 */
export async function countInvited(
  db: Database,
  { inviter, personId, pool = "all", now }: Invited,
  { perHour, perDay, perDayInAll }: MostInvited,
): Promise<void> {
  const count = async (parts: string[], ms: number) => {
    const expiresAt = new Date(now.getTime() + ms);
    return await countGuess(db, { key: keyOf(["invited", parts]), now, expiresAt });
  };
  const take = async (parts: string[], [most, ms]: [number, number]) => {
    const { points, expiresAt } = await count(parts, ms);
    if (points > most) throw tooMany(expiresAt.getTime() - now.getTime());
  };
  if ((await count(["in hour", inviter, personId], hourMs)).points === 1) {
    await take(["in hour", inviter], [perHour, hourMs]);
  }
  if ((await count(["in day", inviter, personId], dayMs)).points === 1) {
    await take(["in day", inviter], [perDay, dayMs]);
    if (pool !== null) await take(["in day in all", pool], [perDayInAll, dayMs]);
  }
}
