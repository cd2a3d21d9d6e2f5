/* Mails that strangers may cause count separately, because anyone can book with a client's
   address. First mails to an unverified address also count across the installation. */
import type { Mail } from "@frontdesk/people/mail/mail";
import type { Context } from "../../core/context.ts";
import { mailLimits, typedKey } from "../../core/limits.ts";
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

/** Milliseconds; 0 for now. */
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

async function chosen(limits: Limits, accountId: number, recipient: string): Promise<Count[]> {
  const mark: Count = ["chosenRecipientsByRecipient", `${accountId} ${recipient}`];
  if ((await limits.look(...mark)).used > 0) return [];
  return [["chosenByUntrustedAccount", String(accountId)], ["chosenByUntrusted", "all"], mark];
}

/** All limits or none. Returns the wait in milliseconds. */
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
