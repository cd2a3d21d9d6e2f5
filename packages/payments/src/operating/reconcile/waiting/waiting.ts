import type { Database } from "@frontdesk/database/database";
import { findOldestMail } from "@frontdesk/people/mail/mail";
import { aged, agesOf, findOverdue, type Waiting } from "@frontdesk/platform/reconcile/waiting";
import type { Id } from "../../../core/ids.ts";
import { listWaitingMerchants } from "../../../core/outbox/taking.store.ts";
import type { Finding } from "../finding.ts";
import { findOldestInstruction, findOldestReversal } from "./store.ts";

interface Oldest {
  id: string;
  merchantId: Id | null;
}

async function listWaiting(db: Database, now: Date): Promise<Waiting<Oldest>[]> {
  const mail = await findOldestMail(db);
  const [entry] = await listWaitingMerchants(db, 1);
  return [
    { what: "instruction", oldest: aged(await findOldestInstruction(db), now) },
    { what: "reversal", oldest: aged(await findOldestReversal(db, now), now) },
    { what: "event", oldest: entry && { ...entry, id: entry.merchantId, ageMs: entry.waitingMs } },
    { what: "mail", oldest: mail && { ...mail, merchantId: null } },
  ];
}

export async function agesOfWaiting(db: Database, now: Date): Promise<Record<string, number>> {
  return agesOf(await listWaiting(db, now));
}

export async function findWaiting(db: Database, now: Date): Promise<Finding[]> {
  const nameOf = ({ id: subject, merchantId }: Oldest) => ({ merchantId, subject });
  return findOverdue(await listWaiting(db, now), nameOf);
}
