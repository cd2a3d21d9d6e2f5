import { unhurriedly } from "@frontdesk/database/atomically";
import { forgetBegun, forgetTokens } from "../acceptance/payments/store.ts";
import { forgetExpiredBalances } from "../acquiring/simulator/store.ts";
import { forgetCalls } from "../api/idempotency/store.ts";
import { forgetChallenges } from "../authentication/issuer/store.ts";
import { forgetAuthentications } from "../authentication/tds/store.ts";
import type { Context } from "../ground/context.ts";
import { followRates } from "../ground/rates/fetch.ts";
import { grantDue } from "../parties/merchants/rescues/rescue.ts";
import { expireAuthorizations } from "../transactions/transactions/expiry/expire.ts";

const hourMs = 60 * 60 * 1000;

/** How long an idempotency key is remembered. */
export const keysAreKeptMs = 48 * hourMs;

/** Has what is no longer needed removed every hour, by one process. */
export async function keepHouse(context: Context): Promise<void> {
  const { db, now, log } = context;
  await context.jobs.every("payments-housekeeping", "7 * * * *", async () => {
    const before = new Date(now().getTime() - keysAreKeptMs);
    const calls = await unhurriedly(db, (db) => forgetCalls(db, before));
    await unhurriedly(db, (db) => forgetTokens(db, now()));
    const dayAgo = new Date(now().getTime() - 24 * hourMs);
    const authentications = await unhurriedly(db, (db) => forgetAuthentications(db, dayAgo));
    await unhurriedly(db, (db) => forgetChallenges(db, dayAgo));
    await unhurriedly(db, (db) => forgetBegun(db, dayAgo));
    await unhurriedly(db, (db) => forgetExpiredBalances(db, now()));
    log.info({ calls, authentications }, "housekeeping done");
  });
  await context.jobs.every("payments-rates", "23 * * * *", () => followRates(context));
  await context.jobs.every("payments-expiry", "17 * * * *", () => expireAuthorizations(context));
  await context.jobs.every("payments-rescues", "*/5 * * * *", () => grantDue(context));
}
