/*
 * What waits to be told to others must not wait for long, whatever the reason: nobody else would
 * notice a delivery that hangs.
 */
import type { Database } from "@frontdesk/database/database";
import { findOldestMail } from "@frontdesk/people/mail/mail";
import type { Finding } from "../finding.ts";
import { findOldestInstruction, findOldestReversal, type Oldest } from "./store.ts";

const longestMs = 15 * 60 * 1000;

interface Waiting {
  what: "instruction" | "reversal" | "mail";
  /** Nothing waits where it is not there. */
  oldest: { id: string; merchantId: string | null; ageMs: number } | undefined;
}

async function listWaiting(db: Database, now: Date): Promise<Waiting[]> {
  const aged = (oldest: Oldest | undefined) =>
    oldest && { ...oldest, ageMs: Math.max(0, now.getTime() - oldest.since.getTime()) };
  const mail = await findOldestMail(db);
  return [
    { what: "instruction", oldest: aged(await findOldestInstruction(db)) },
    { what: "reversal", oldest: aged(await findOldestReversal(db, now)) },
    { what: "mail", oldest: mail && { ...mail, merchantId: null } },
  ];
}

/** For how long the oldest of each kind has waited, in milliseconds; 0 where nothing waits. */
export async function agesOfWaiting(db: Database, now: Date): Promise<Record<string, number>> {
  const waiting = await listWaiting(db, now);
  return Object.fromEntries(waiting.map(({ what, oldest }) => [what, oldest?.ageMs ?? 0]));
}

/** What has waited for more than a quarter of an hour: the oldest of each kind. */
export async function findWaiting(db: Database, now: Date): Promise<Finding[]> {
  const waiting = await listWaiting(db, now);
  return waiting.flatMap(({ what, oldest }): Finding[] => {
    if (oldest === undefined || oldest.ageMs <= longestMs) return [];
    const { id: subject, merchantId, ageMs } = oldest;
    const found = `${Math.floor(ageMs / 60_000)} minutes`;
    return [{ check: `waiting_${what}s`, merchantId, subject, expected: "15 minutes", found }];
  });
}
