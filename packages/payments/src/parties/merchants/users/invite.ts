import { atomically } from "@frontdesk/database/atomically";
import { invite } from "@frontdesk/people/invitations/invite";
import { revokeInvitations } from "@frontdesk/people/invitations/store";
import type { Mail } from "@frontdesk/people/mail/mail";
import { quoted } from "@frontdesk/people/mail/quoted";
import { countInvited } from "@frontdesk/people/throttle/invited";
import type { Context } from "../../../core/context.ts";
import { type Id, newId, newShard } from "../../../core/ids.ts";
import type { Identity } from "../../identity/identity.ts";
import { getMerchantFor } from "../access.ts";
import type { Role } from "../roles/roles.ts";
import { lockMerchant } from "../store.ts";
import { isTrusted, mailedTitleOf } from "../trust.ts";
import { mustBeAllowed } from "./may-change.ts";
import { purposeOf } from "./member.ts";
import { findMember, saveMember } from "./store.ts";

export interface InviteInput {
  caller: Identity;
  merchantId: Id;
  /** Valid by `isEmail`. */
  email: string;
  /** Default: that of an earlier invitation, or `viewer`. */
  role?: Role | undefined;
}

export async function inviteUser(
  context: Pick<Context, "db" | "now" | "post" | "settings">,
  { caller, merchantId, email, role: input }: InviteInput,
): Promise<{ isMember: boolean; personId: Id; role: Role }> {
  const { now, post, settings } = context;
  const { callerId, actor } = caller;
  const merchant = await getMerchantFor(context.db, { merchantId, callerId });
  const purpose = purposeOf(merchantId);
  return await atomically(context.db, async (db) => {
    await lockMerchant(db, merchantId);
    const invitedAt = now();
    const newPersonId = newId(newShard());
    const { personId, token } = await invite(db, { email, purpose, newPersonId, now: invitedAt });
    const member = await findMember(db, { merchantId, personId });
    const role = input ?? member?.role ?? "viewer";
    if (member?.acceptedAt === null || member === undefined) {
      await mustBeAllowed({ ...context, db }, caller, { merchantId, personId, role });
      await saveMember(db, { merchantId, personId, email, role, now: invitedAt });
    } else {
      await revokeInvitations(db, { personId, purpose, now: invitedAt });
      return { isMember: true, personId, role };
    }
    const pool = isTrusted(settings, merchant) ? null : "untrusted merchants";
    const invited = { inviter: actor, personId, pool, now: invitedAt };
    await countInvited(db, invited, settings.mostInvited);
    const { deskUrl, publicUrl } = settings;
    const location = deskUrl === undefined ? `${publicUrl}/invitations` : `${deskUrl}/join`;
    const link = `${location}/${token}`;
    const notice = { to: email, merchant: mailedTitleOf(settings, merchant), role, link };
    await post.send(db, invitationMail(notice));
    return { isMember: false, personId, role };
  });
}

function invitationMail({
  to,
  merchant,
  role,
  link,
}: Record<"to" | "link", string> & { merchant: string | null; role: Role }): Mail {
  return {
    to,
    subject: "You are invited to become a user of a merchant",
    text: [
      ...(merchant === null
        ? ["We invite you to become a user of a merchant."]
        : ["We invite you to become a user of a merchant. The sender calls it:", quoted(merchant)]),
      `Your role: ${role}.`,
      "Open this link within seven days to accept. It works once.",
      link,
      "If you did not expect this, do nothing.",
    ].join("\n\n"),
    link,
  };
}
