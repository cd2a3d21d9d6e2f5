// Erases clients after the account's retention period since their last appointment.
import { Refusal } from "@frontdesk/server/refusal";
import { zoneOf } from "../../core/dates.ts";
import { todayIn } from "../../core/intervals/local-time.ts";
import { decide } from "../../inventory/capacity/capacity.ts";
import { firstPage } from "../../offering/booking-pages/booking-page.ts";
import { type AbandonedRow, listAbandoned, lockAbandoned } from "../booking/erasing.store.ts";
import { nobodyOf, type TransitionContext } from "../booking/steps.ts";
import { eraseClient, forgetTypedOf } from "./erase.ts";
import { listRetention, listUnseen, type RetentionAccount } from "./store.ts";

const dayMs = 24 * 60 * 60 * 1000;

export async function forgetTyped(context: TransitionContext): Promise<void> {
  const { db, now, log } = context;
  const before = new Date(now().getTime() - dayMs);
  for (let last: AbandonedRow = { accountId: 0, id: 0 }; ; ) {
    const abandoned = await listAbandoned(db, before, last);
    for (const each of abandoned) {
      await forgetAbandoned(context, before, each).catch((err: unknown) => {
        const { accountId: account, id: appointment } = each;
        log.error({ err, account, appointment }, "erasing an abandoned form failed");
      });
      last = each;
    }
    if (abandoned.length === 0) return;
  }
}

async function forgetAbandoned({ db, now }: TransitionContext, before: Date, each: AbandonedRow) {
  await decide(db, async (db) => {
    if (!(await lockAbandoned(db, before, each))) return;
    // The link's page still shows the expiry.
    await forgetTypedOf(db, { ...each, at: now(), endsLinks: false });
  });
}

export async function forgetUnseen(context: TransitionContext): Promise<void> {
  for (let last = 0; ; ) {
    const accounts = await listRetention(context.db, last);
    for (const account of accounts) {
      await forgetUnseenOf(context, account);
      last = account.id;
    }
    if (accounts.length === 0) return;
  }
}

async function forgetUnseenOf(
  context: TransitionContext,
  account: RetentionAccount,
): Promise<void> {
  const before = startOf(account, context.now());
  const { id: accountId, timezone } = account;
  const bookedSince = todayIn(zoneOf(timezone), before);
  for (let last = 0; ; ) {
    const ids = await listUnseen(context.db, { accountId, after: last, before });
    for (const clientId of ids) {
      const erasing = { clientId, timezone, bookedSince };
      await eraseClient(context, nobodyOf(account), erasing).catch((err: unknown) => {
        // A future appointment or payment prevents the erasure; tomorrow's run retries.
        if (err instanceof Refusal) return;
        context.log.error({ err, account: accountId, client: clientId }, "erasing a client failed");
      });
      last = clientId;
    }
    if (ids.length === 0) return;
  }
}

function startOf({ months }: RetentionAccount, now: Date): Date {
  const kept = { months: months ?? firstPage.retention_months };
  const start = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO("UTC")
    .subtract(kept);
  return new Date(start.epochMilliseconds);
}
