import { type Chore, doChores } from "@frontdesk/platform/housekeeping";
import { keysAreKeptMs } from "../api/idempotency/idempotency.ts";
import { forgetCalls } from "../api/idempotency/store.ts";
import { removeExpiredAccess } from "../applications/oauth/clean.ts";
import { endExpiredTokens } from "../applications/tokens/end.ts";
import { forgetTyped, forgetUnseen } from "../appointments/erasing/retention.ts";
import { forgetImports } from "../appointments/imports/forget.store.ts";
import { followRules } from "../appointments/sessions/rules.ts";
import { forgetPayloads } from "../changes/outbox/queue.store.ts";
import type { Context } from "../core/context.ts";

/** Delivered or not. */
const payloadsAreKeptMs = 30 * 24 * 60 * 60 * 1000;

const chores: readonly Chore[] = [
  { name: "calls", forget: forgetCalls, keptMs: keysAreKeptMs },
  { name: "imports", forget: forgetImports, keptMs: 0 },
  { name: "payloads", forget: forgetPayloads, keptMs: payloadsAreKeptMs },
];

export async function keepHouse(context: Context): Promise<void> {
  await context.jobs.every("scheduling-housekeeping", "23 * * * *", () => cleanUp(context));
  await context.jobs.every("scheduling-retention", "47 3 * * *", () => forgetUnseen(context));
  await context.jobs.every("scheduling-zones", "11 2 * * *", () => followRules(context));
}

export async function cleanUp(context: Context): Promise<void> {
  await doChores(context, chores);
  await forgetTyped(context);
  await removeExpiredAccess(context);
  await endExpiredTokens(context);
  await context.people.keepHouse();
}
