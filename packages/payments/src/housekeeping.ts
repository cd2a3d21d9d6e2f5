import type { Context } from "./context.ts";
import { forgetCalls } from "./idempotency/store.ts";
import { forgetTokens } from "./payments/store.ts";

const hourMs = 60 * 60 * 1000;

/** How long an idempotency key is remembered. */
export const keysAreKeptMs = 48 * hourMs;

/** Has what is no longer needed removed every hour, by one process. */
export async function keepHouse(context: Context): Promise<void> {
  await context.jobs.every("payments-housekeeping", "7 * * * *", async () => {
    const before = new Date(context.now().getTime() - keysAreKeptMs);
    const calls = await forgetCalls(context.db, before);
    await forgetTokens(context.db, context.now());
    context.log.info({ calls }, "housekeeping done");
  });
}
