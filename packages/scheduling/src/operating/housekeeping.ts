import { unhurriedly } from "@frontdesk/database/atomically";
import { keysAreKeptMs } from "../api/idempotency/idempotency.ts";
import { forgetCalls } from "../api/idempotency/store.ts";
import { removeExpiredAccess } from "../applications/oauth/clean.ts";
import { endExpiredTokens } from "../applications/tokens/end.ts";
import { forgetPayloads } from "../changes/outbox/queue.store.ts";
import type { Context } from "../ground/context.ts";

/** How long a webhook's payload is kept, whether it was taken or not. */
export const payloadsAreKeptMs = 30 * 24 * 60 * 60 * 1000;

/** Has what is no longer needed removed every hour, by one process. */
export async function keepHouse(context: Context): Promise<void> {
  await context.jobs.every("scheduling-housekeeping", "23 * * * *", () => cleanUp(context));
}

/** Removes what is no longer needed. */
export async function cleanUp(context: Context): Promise<void> {
  const { db, now, log, people } = context;
  const ago = (milliseconds: number): Date => new Date(now().getTime() - milliseconds);
  const calls = await unhurriedly(db, (db) => forgetCalls(db, ago(keysAreKeptMs)));
  const payloads = await unhurriedly(db, (db) => forgetPayloads(db, ago(payloadsAreKeptMs)));
  await removeExpiredAccess(context);
  await endExpiredTokens(context);
  await people.keepHouse();
  log.info({ calls, payloads }, "housekeeping done");
}
