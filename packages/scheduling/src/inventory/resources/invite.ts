// An invitation makes a pending member and links the resource; rights begin on acceptance.

import { invite } from "@frontdesk/people/invitations/invite";
import { revokeInvitations } from "@frontdesk/people/invitations/store";
import type { Mail } from "@frontdesk/people/mail/mail";
import { quoted } from "@frontdesk/people/mail/quoted";
import { newPersonId } from "@frontdesk/people/persons/person-id";
import { countInvited } from "@frontdesk/people/throttle/invited";
import { record } from "../../changes/outbox/store.ts";
import type { Context } from "../../core/context.ts";
import { refuseInOurWords } from "../../core/limits.ts";
import { type Membership, roleNameOf } from "../../core/rights.ts";
import { trustOf } from "../../parties/accounts/account.ts";
import { findTrust } from "../../parties/accounts/store.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import {
  findMember,
  findUser,
  findUserOfPerson,
  insertMember,
  keepUser,
} from "../../parties/users/store.ts";
import { fullNameOf, membershipOf, userOf } from "../../parties/users/user.ts";
import { resourceRefusals } from "./refusals.ts";

const start = "account ";

export function purposeOf(accountId: number): string {
  return start + accountId;
}

export function accountIn(purpose: string): number | undefined {
  const id = purpose.slice(start.length);
  return purpose.startsWith(start) && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}

export interface Guest {
  email: string;
  firstName: string;
  lastName: string;
  color: string;
  timezone: string;
  /** For a new member. */
  membership: Membership;
  /** A second invitation keeps the member's rights. */
  keepsRights: boolean;
}

/** Mails again before acceptance. `context.db` must be a transaction. */
export async function inviteGuest(context: Context, actor: Actor, guest: Guest): Promise<number> {
  const { db, now, post, settings } = context;
  const { id: accountId, name } = actor.account;
  const { email, firstName, lastName, color, timezone, membership } = guest;
  const at = now();
  const purpose = purposeOf(accountId);
  const offer = { email, purpose, newPersonId: newPersonId(at), now: at };
  const { personId, token } = await invite(db, offer);
  const user = await findUserOfPerson(db, personId);
  const userId =
    user?.id ?? (await keepUser(db, { personId, firstName, lastName, email, timezone, at }));
  const member = await findMember(db, { accountId, userId });
  if (member?.activation_state === "active") {
    await revokeInvitations(db, { personId, purpose, now: at });
    return userId;
  }
  if (member === undefined) {
    const status = { ...membership, state: "pending" } as const;
    await insertMember(db, { accountId, userId, ...status, color, at });
    const after = userOf((await findMember(db, { accountId, userId }))!);
    await record(context, actor, { kind: "user", action: "create", id: userId, after });
  }
  const { isTrusted } = trustOf(settings, await findTrust(db, accountId));
  const pool = isTrusted ? null : "untrusted accounts";
  const invited = { inviter: `user ${actor.userId}`, personId, pool, now: at };
  await countInvited(db, invited, settings.mostInvited).catch(refuseInOurWords);
  const link = `${settings.deskUrl ?? settings.publicUrl}/join/${token}`;
  const kept = guest.keepsRights && member !== undefined ? membershipOf(member) : membership;
  const role = roleNameOf(kept);
  const inviter = await findUser(db, actor.userId);
  const sender = { account: name, inviter: fullNameOf(inviter) };
  await post.send(db, invitationMail({ to: email, sender: isTrusted ? sender : null, role, link }));
  return userId;
}

interface Invitation {
  to: string;
  /** Null for an untrusted account: mails omit its texts. */
  sender: { account: string; inviter: string } | null;
  role: string | undefined;
  link: string;
}

function invitationMail({ to, sender, role, link }: Invitation): Mail {
  const called =
    sender === null
      ? ""
      : `The sender calls it:\n\n${quoted(sender.account)}\n
The invitation comes from:\n\n${quoted(sender.inviter)}\n`;
  const rights = role === undefined ? "" : `\nYour role: ${role}.\n`;
  return {
    to,
    link,
    subject: "You are invited to plan with Frontdesk",
    text: `We invite you to see and edit the schedule of an account.
${called}${rights}
Open this link within seven days to join. It works once.

${link}

If you did not expect this, do nothing.
`,
  };
}

/** Call before any transaction. */
export async function mayInvite(
  { db, limits, settings }: Pick<Context, "db" | "limits" | "settings">,
  { account }: Actor,
  recipient: string,
): Promise<void> {
  if (!account.isAdministrator) throw resourceRefusals.mayNotInvite();
  const email = recipient.toLowerCase();
  await limits.take("invitationsByRecipient", `${account.id} ${email}`);
  const { isTrusted } = trustOf(settings, await findTrust(db, account.id));
  if (!isTrusted) await limits.take("invitationsByRecipient", email);
}
