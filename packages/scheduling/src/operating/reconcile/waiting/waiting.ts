import type { Database } from "@frontdesk/database/database";
import { findOldestMail } from "@frontdesk/people/mail/mail";
import { aged, agesOf, findOverdue, type Waiting } from "@frontdesk/platform/reconcile/waiting";
import type { Finding } from "../finding.ts";
import { findOldestPayload } from "./store.ts";

interface Oldest {
  id: number | string;
  accountId: number | null;
}

async function listWaiting(db: Database, now: Date): Promise<Waiting<Oldest>[]> {
  const mail = await findOldestMail(db);
  return [
    { what: "payload", oldest: aged(await findOldestPayload(db), now) },
    { what: "mail", oldest: mail && { ...mail, accountId: null } },
  ];
}

export async function agesOfWaiting(db: Database, now: Date): Promise<Record<string, number>> {
  return agesOf(await listWaiting(db, now));
}

export async function findWaiting(db: Database, now: Date): Promise<Finding[]> {
  const nameOf = ({ id, accountId }: Oldest, what: string) => ({
    accountId,
    subject: `${what} ${id}`,
  });
  return findOverdue(await listWaiting(db, now), nameOf);
}
