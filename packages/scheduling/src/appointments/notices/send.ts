/*
 * Notices become mails: written by what their appointment is then, and queued in the transaction
 * that ends the notice, so that each is sent once, whoever crashes. An address gets a few an hour.
 */
import { atomically } from "@frontdesk/database/atomically";
import type { Loop } from "@frontdesk/platform/outbox/loop";
import { type Outbox, type OutboxTiming, startOutbox } from "@frontdesk/platform/outbox/outbox";
import { lease } from "@frontdesk/platform/outbox/timing";
import type { Context } from "../../ground/context.ts";
import { mailsPerHour } from "../../ground/limits.ts";
import { subjectOf } from "../mails/about.ts";
import {
  claimNotices,
  type NoticeClaim,
  noticesAtOnce,
  postponeNotice,
  renewNotices,
  takeNotice,
} from "../notices.store.ts";
import { type NoticeMails, writeNotice } from "./write.ts";

/** Mails to be sent, or when a recipient gets the next. */
type Turn = NoticeMails | { waitsMs: number };

const backoff = { firstMs: 5_000, longestMs: 60 * 60_000, least: 0.5, most: 1 };

/** Sends what is due in the background. */
export function startNotifying(context: Context, options: Partial<OutboxTiming> = {}): Loop {
  const { db, now, log } = context;
  const outbox: Outbox<NoticeClaim, Turn> = {
    name: "notices",
    now,
    log,
    claimSize: noticesAtOnce,
    claim: (lease) => claimNotices(db, lease),
    renew: (claims, leaseMs) => renewNotices(db, claims, leaseMs),
    attempt: (claim) => take(context, claim),
    conclude: async (answered) => {
      const again: NoticeClaim[] = [];
      for (const { item, result } of answered) {
        await conclude(context, item, result).catch((err: unknown) => {
          noteFailure(context, item, err);
          again.push(item);
        });
      }
      return again;
    },
    noteFailure: (claim, err) => noteFailure(context, claim, err),
    postpone: async (postponed) => {
      for (const { claim, dueAt } of postponed) await postponeNotice(db, claim, dueAt);
    },
  };
  const calls = { timeoutMs: 15_000, parallel: 4, backoff };
  return startOutbox(outbox, { ...lease, ...calls, pollMs: 1_000, gatherMs: 50, ...options });
}

async function take(context: Context, claim: NoticeClaim): Promise<Turn> {
  const written = await writeNotice(context, claim);
  if (written.customer === null) return written;
  const recipient = written.customer.to.toLowerCase();
  const { used, msBeforeNext } = await context.limits.count("mailsByRecipient", recipient);
  return used > mailsPerHour ? { waitsMs: msBeforeNext } : written;
}

async function conclude(context: Context, claim: NoticeClaim, turn: Turn): Promise<void> {
  if ("waitsMs" in turn) {
    const at = new Date(context.now().getTime() + turn.waitsMs);
    await postponeNotice(context.db, claim, at);
    return;
  }
  const mails = turn.customer === null ? turn.staff : [turn.customer, ...turn.staff];
  await atomically(context.db, async (db) => {
    if (!(await takeNotice(db, claim))) return;
    for (const mail of mails) await context.post.send(db, { ...mail, about: subjectOf(claim) });
  });
}

function noteFailure(
  { log }: Context,
  { id: notice, accountId: account }: NoticeClaim,
  err: unknown,
) {
  log.warn({ err, notice, account }, "a mail was not queued and will be tried again");
}
