/*
 * How many mails an address gets. What one account does is counted for that account alone, and
 * apart from what strangers may cause there, who book with the address of one of its clients; only
 * first mails to an address that nobody proved, which a stranger may have typed, are counted in the
 * whole installation, and delay none but each other.
 */
import type { Mail } from "@frontdesk/people/mail/mail";
import type { Context } from "../../ground/context.ts";
import { mailLimits, typedKey } from "../../ground/limits.ts";
import type { NoticeKind } from "../notices.store.ts";
import type { CustomersMail, StaffsMail } from "./write.ts";

type Limits = Pick<Context["limits"], "look" | "count">;
type Count = [name: keyof typeof mailLimits, key: string];

const changes: ReadonlySet<NoticeKind> = new Set([
  "cancelled",
  "moved",
  "declined",
  "declined_by_itself",
  "payment_lost",
]);

/** For how long a mail to a customer waits; 0 of one that goes now. */
export async function waitOf(
  limits: Limits,
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

/** The mails to staff that go: none beyond what is left of an address that was only chosen. */
export async function allowedOf(
  limits: Limits,
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

/** What an address is counted by that an account chose which is not trusted: once in a day. */
async function chosen(limits: Limits, accountId: number, recipient: string): Promise<Count[]> {
  const mark: Count = ["chosenRecipientsByRecipient", `${accountId} ${recipient}`];
  if ((await limits.look(...mark)).used > 0) return [];
  return [["chosenByUntrustedAccount", String(accountId)], ["chosenByUntrusted", "all"], mark];
}

/** Counts all if none is used up; gives how long it takes until the last of them is free again. */
async function takeAll(limits: Limits, counts: readonly Count[]): Promise<number> {
  for (const [name, key] of counts) {
    const { used, msBeforeNext } = await limits.look(name, key);
    if (used >= mailLimits[name].points) return msBeforeNext;
  }
  let wait = 0;
  for (const [name, key] of counts) {
    const { used, msBeforeNext } = await limits.count(name, key);
    if (used > mailLimits[name].points) wait = Math.max(wait, msBeforeNext);
  }
  return wait;
}
