/* One transaction queues the mail and ends the notice, so a
   crash sends it once. */
import { atomically } from "@frontdesk/database/atomically";
import type { Mail } from "@frontdesk/people/mail/mail";
import { type BatchTiming, startBatches } from "@frontdesk/platform/work-queue/batches";
import type { Loop } from "@frontdesk/platform/work-queue/loop";
import { lease } from "@frontdesk/platform/work-queue/timing";
import type { Context } from "../../core/context.ts";
import { typedKey } from "../../core/limits.ts";
import { markMailed } from "../booking/store.ts";
import { subjectOf } from "../mails/facts.ts";
import {
  leaseNotices,
  type NoticeKind,
  type NoticeLease,
  noticesAtOnce,
  postponeNotices,
  renewNotices,
  takeNotices,
} from "../notices.store.ts";
import { type Count, chosen, type MailLimits, takeAll } from "./allowance.ts";
import { type CustomersMail, type StaffsMail, writeNotice } from "./write.ts";

/* Mails that strangers may cause count separately, because anyone can book with a client's
   address. First mails to an unverified address also count across the installation. */

const changes: ReadonlySet<NoticeKind> = new Set([
  "cancelled",
  "moved",
  "declined",
  "declined_by_itself",
  "payment_lost",
]);

/** Milliseconds; 0 for now. */
async function waitOf(
  limits: MailLimits,
  accountId: number,
  { mail, kind, isFirst, isUnproved, isTyped, isChosen }: CustomersMail,
): Promise<number> {
  const recipient = mail.to.toLowerCase();
  const own = changes.has(kind) ? "changeMailsByRecipient" : "mailsByRecipient";
  return await takeAll(limits, [
    [own, isTyped ? typedKey(accountId, recipient) : `${accountId} ${recipient}`],
    ...(isFirst && isUnproved ? [["unprovedMailsByRecipient", recipient] as Count] : []),
    ...(isChosen ? await chosen(limits, accountId, recipient) : []),
  ]);
}

async function allowedOf(
  limits: MailLimits,
  accountId: number,
  mails: readonly StaffsMail[],
): Promise<Mail[]> {
  const allowed: Mail[] = [];
  for (const { mail, isChosen } of mails) {
    const recipient = mail.to.toLowerCase();
    const counts: Count[] = isChosen
      ? [["unprovedMailsByRecipient", recipient], ...(await chosen(limits, accountId, recipient))]
      : [];
    if ((await takeAll(limits, counts)) === 0) allowed.push(mail);
  }
  return allowed;
}

type SendOutcome = { mails: readonly Mail[]; isFirst: boolean } | { waitsMs: number };

/** Limits reads, to leave connections to others. */
const parallel = 12;
const backoff = { firstMs: 5_000, longestMs: 60 * 60_000, least: 0.5, most: 1 };

export function startNotifying(context: Context, options: Partial<BatchTiming> = {}): Loop {
  const { db } = context;
  const calls = { timeoutMs: 15_000, parallel, backoff };
  return startBatches<NoticeLease, SendOutcome>(
    context,
    {
      name: "notices",
      batchSize: noticesAtOnce,
      lease: (lease) => leaseNotices(db, lease),
      renew: renewNotices,
      attempt: (noticeLease) => take(context, noticeLease),
      conclude: async (answered) => {
        const again: NoticeLease[] = [];
        for (const own of Map.groupBy(answered, ({ item }) => item.accountId).values()) {
          again.push(...(await concludeAll(context, own)));
        }
        return again;
      },
      noteFailure: (noticeLease, err) => noteFailure(context, noticeLease, err),
      postpone: postponeNotices,
    },
    { ...lease, ...calls, pollMs: 1_000, gatherMs: 50, ...options },
  );
}

async function take(context: Context, noticeLease: NoticeLease): Promise<SendOutcome> {
  const { limits } = context;
  const { accountId } = noticeLease;
  const { customer, staff, waitsMs: pauseMs = 0 } = await writeNotice(context, noticeLease);
  if (pauseMs > 0) return { waitsMs: pauseMs };
  const waitsMs = customer === null ? 0 : await waitOf(limits, accountId, customer);
  if (waitsMs > 0) return { waitsMs };
  const allowed = await allowedOf(limits, accountId, staff);
  const about = subjectOf(noticeLease);
  const all = customer === null ? allowed : [customer.mail, ...allowed];
  return { mails: all.map((mail) => ({ ...mail, about })), isFirst: customer?.isFirst === true };
}

interface SendResult {
  item: NoticeLease;
  result: SendOutcome;
}

async function concludeAll(context: Context, taken: readonly SendResult[]): Promise<NoticeLease[]> {
  try {
    return await conclude(context, taken);
  } catch (err) {
    if (taken.length === 1) {
      const { item } = taken[0]!;
      noteFailure(context, item, err);
      return [item];
    }
    const again: NoticeLease[] = [];
    for (const each of taken) again.push(...(await concludeAll(context, [each])));
    return again;
  }
}

async function conclude(context: Context, taken: readonly SendResult[]): Promise<NoticeLease[]> {
  const mailsOf = new Map<NoticeLease, readonly Mail[]>();
  for (const { item: noticeLease, result: round } of taken) {
    if ("mails" in round) mailsOf.set(noticeLease, round.mails);
    else await postpone(context, noticeLease, round.waitsMs);
  }
  const claims = [...mailsOf.keys()];
  const [first] = claims;
  if (first === undefined) return [];
  await markFirst(context, taken);
  return await atomically(context.db, async (db) => {
    const ended = await takeNotices(db, first.accountId, claims);
    const own = claims.filter(({ id }) => ended.has(id));
    await context.post.send(db, ...own.flatMap((noticeLease) => mailsOf.get(noticeLease)!));
    return claims.filter(({ id }) => !ended.has(id));
  });
}

async function markFirst({ db, now }: Context, taken: readonly SendResult[]): Promise<void> {
  const first = taken.filter(({ result }) => "mails" in result && result.isFirst);
  const [one] = first;
  if (one === undefined) return;
  const ids = first.map(({ item }) => item.appointmentId);
  await markMailed(db, one.item.accountId, { ids, at: now() });
}

async function postpone({ db, now }: Context, lease: NoticeLease, ms: number): Promise<void> {
  await postponeNotices(db, [{ lease, dueAt: new Date(now().getTime() + ms) }]);
}

function noteFailure(
  { log }: Context,
  { id: notice, accountId: account }: NoticeLease,
  err: unknown,
) {
  log.warn({ err, notice, account }, "queueing a mail failed; it is retried");
}
