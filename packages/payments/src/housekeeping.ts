import type { Context } from "./context.ts";
import { forgetCalls } from "./idempotency/store.ts";
import { forgetChallenges } from "./issuer/store.ts";
import { forgetTokens } from "./payments/store.ts";
import { forgetAuthentications } from "./tds/store.ts";

const hourMs = 60 * 60 * 1000;

/** How long an idempotency key is remembered. */
export const keysAreKeptMs = 48 * hourMs;

/** Has what is no longer needed removed every hour, by one process. */
export async function keepHouse(context: Context): Promise<void> {
  await context.jobs.every("payments-housekeeping", "7 * * * *", async () => {
    const before = new Date(context.now().getTime() - keysAreKeptMs);
    const calls = await forgetCalls(context.db, before);
    await forgetTokens(context.db, context.now());
    const dayAgo = new Date(context.now().getTime() - 24 * hourMs);
    const authentications = await forgetAuthentications(context.db, dayAgo);
    await forgetChallenges(context.db, dayAgo);
    context.log.info({ calls, authentications }, "housekeeping done");
  });
}
