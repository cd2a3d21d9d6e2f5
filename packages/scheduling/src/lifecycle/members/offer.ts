/* The owner offers, a member accepts by an emailed link. The offer ends if another member becomes
   owner first. */
import { atomically } from "@frontdesk/database/atomically";
import { invite } from "@frontdesk/people/invitations/invite";
import type { Mail } from "@frontdesk/people/mail/mail";
import { quoted } from "@frontdesk/people/mail/quoted";
import { newPersonId } from "@frontdesk/people/persons/person-id";
import { countInvited } from "@frontdesk/people/throttle/invited";
import { stopWebhooksOf } from "../../applications/endings/end.ts";
import { type Recorder, record } from "../../changes/outbox/store.ts";
import type { Context } from "../../core/context.ts";
import { refuseInOurWords } from "../../core/limits.ts";
import { invalid } from "../../core/refusals.ts";
import { presets } from "../../core/rights.ts";
import { accountOf, trustOf } from "../../parties/accounts/account.ts";
import { type AccountRow, findTrust, lockAccount, setOwner } from "../../parties/accounts/store.ts";
import { tellOwner } from "../../parties/accounts/tell-owner.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { findMember, lockMember, updateMember } from "../../parties/users/store.ts";
import { userOf } from "../../parties/users/user.ts";
import { offerRefusals as refusals } from "./refusals.ts";

/** Stored with the offer. */
export const ownerPurposeOf = (accountId: number, ownerId: number) =>
  `owner ${accountId} ${ownerId}`;

const purposes = /^owner ([1-9]\d{0,14}) ([1-9]\d{0,14})$/;

export async function offerAccount(outer: Context, actor: Actor, userId: number): Promise<void> {
  const { account } = actor;
  if (!account.isOwner) throw refusals.others();
  await outer.limits.take("invitationsByRecipient", `${account.id} user ${userId}`);
  await atomically(outer.db, async (db) => {
    const { post, settings } = outer;
    const now = outer.now();
    const member = await findMember(db, { accountId: account.id, userId });
    if (member?.activation_state !== "active" || member.owner) throw invalid(refusals.goneMember());
    const { email } = member;
    const purpose = ownerPurposeOf(account.id, actor.userId);
    const offer = { email, purpose, newPersonId: newPersonId(now), now };
    const { personId, token } = await invite(db, offer);
    const { isTrusted } = trustOf(settings, await findTrust(db, account.id));
    const pool = isTrusted ? null : "untrusted accounts";
    const offered = { inviter: `user ${actor.userId}`, personId, pool, now };
    await countInvited(db, offered, settings.mostInvited).catch(refuseInOurWords);
    const link = `${settings.deskUrl ?? settings.publicUrl}/join/${token}`;
    await post.send(db, offerMail({ to: email, name: isTrusted ? account.name : null, link }));
    await tellOwner({ ...outer, db }, account.id, "Transfer of your account to a member");
  });
}

/**
 * False for another purpose; does nothing for an outdated offer. `context.db` is the accepting
 * transaction.
 */
export async function acceptAccount(
  context: Context,
  { userId, purpose }: { userId: number; purpose: string },
): Promise<boolean> {
  const [, accountId, ownerId] = (purposes.exec(purpose) ?? []).map(Number);
  if (accountId === undefined || ownerId === undefined) return false;
  const row = await lockAccount(context.db, accountId);
  if (row?.owner_id !== ownerId || ownerId === userId) return true;
  await handOver(context, row, userId);
  return true;
}

/** Transfers to an active member; does nothing for others. `context.db` is a transaction. */
export async function transferAccount(
  context: Context,
  accountId: number,
  userId: number,
): Promise<void> {
  const row = await lockAccount(context.db, accountId);
  if (row !== undefined && row.owner_id !== userId) await handOver(context, row, userId);
}

async function handOver(context: Context, row: AccountRow, userId: number): Promise<void> {
  const { db, now, settings } = context;
  const { id: accountId, owner_id: formerId } = row;
  const [former, next] = [
    await lockMember(db, accountId, formerId),
    await lockMember(db, accountId, userId),
  ];
  if (next?.activation_state !== "active") return;
  const at = now();
  const rights = presets.administrator;
  const { color } = next;
  const status = { permissions: "administrator", rights, ownOnly: false } as const;
  await updateMember(db, { accountId, userId, ...status, color, at });
  await setOwner(db, accountId, { ownerId: userId, at });
  const location = { account: row, userId, applicationId: null, requestId: "welcome" };
  const after = accountOf((await lockAccount(db, accountId))!, settings);
  const before = accountOf(row, settings);
  await record(context, location, {
    kind: "account",
    action: "update",
    id: accountId,
    before,
    after,
  });
  for (const member of [former, next]) if (member) await recordMember(context, location, member);
  await stopWebhooksOf(context, location, formerId);
}

async function recordMember(
  context: Context,
  recorder: Recorder,
  before: Parameters<typeof userOf>[0],
): Promise<void> {
  const { id } = before;
  const after = (await lockMember(context.db, recorder.account.id, id))!;
  const change = { kind: "user", action: "update", id } as const;
  await record(context, recorder, { ...change, before: userOf(before), after: userOf(after) });
}

interface Offer {
  to: string;
  /** Null for an untrusted account: no email contains its texts. */
  name: string | null;
  link: string;
}

function offerMail({ to, name, link }: Offer): Mail {
  const called = name === null ? "" : ` Its name is:\n\n${quoted(name)}`;
  return {
    to,
    link,
    subject: "Someone wants to transfer an account to you",
    text: `The owner of a Frontdesk account wants to transfer it to you.${called}

Open this link within seven days to accept. It works once.

${link}

If you do not want it, do nothing.
`,
  };
}
