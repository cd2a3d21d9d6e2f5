/* Limits invited addresses by inviter, and by all inviters of a pool. A repeated address counts
   once in a window. */
import type { Database } from "@frontdesk/database/database";
import { tooMany } from "@frontdesk/server/limits";
import { keyOf } from "./guesses.ts";
import { countGuess } from "./store.ts";

export interface MostInvited {
  perHour: number;
  perDay: number;
  perDayInAll: number;
}

interface InvitationCount {
  inviter: string;
  personId: string;
  pool?: string | null;
  now: Date;
}

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Call it in the inviting transaction with the person locked, so that a refusal counts nothing. */
export async function countInvited(
  db: Database,
  { inviter, personId, pool = "all", now }: InvitationCount,
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
