import { atomically } from "@frontdesk/database/atomically";
import { invite } from "@frontdesk/people/invitations/invite";
import { revokeInvitations } from "@frontdesk/people/invitations/store";
import { countInvited } from "@frontdesk/people/throttle/invited";
import type { Context } from "../../../ground/context.ts";
import { type Id, newId, newShard } from "../../../ground/ids.ts";
import type { Caller } from "../../identity/identity.ts";
import { getMerchantFor } from "../access.ts";
import { titleOf } from "../row.ts";
import { invitationMail } from "./mail.ts";
import { purposeOf } from "./member.ts";
import { saveMember } from "./store.ts";

export interface InviteInput extends Caller {
  merchantId: Id;
  /** As `isEmail` accepts it. */
  email: string;
}

/** Invites a user by mail, which ends earlier invitations; a member who accepted gets none. */
export async function inviteUser(
  { db, now, post, settings }: Pick<Context, "db" | "now" | "post" | "settings">,
  { callerId, actor, merchantId, email }: InviteInput,
): Promise<{ isMember: boolean }> {
  const merchant = await getMerchantFor(db, { merchantId, callerId });
  const purpose = purposeOf(merchantId);
  return await atomically(db, async (db) => {
    const invitedAt = now();
    const newPersonId = newId(newShard());
    const { personId, token } = await invite(db, { email, purpose, newPersonId, now: invitedAt });
    const member = await saveMember(db, { merchantId, personId, email, now: invitedAt });
    if (member.acceptedAt !== null) {
      await revokeInvitations(db, { personId, purpose, now: invitedAt });
      return { isMember: true };
    }
    const invited = { inviter: actor, personId, now: invitedAt };
    await countInvited(db, invited, settings.mostInvited);
    const { deskUrl, publicUrl } = settings;
    const place = deskUrl === undefined ? `${publicUrl}/invitations` : `${deskUrl}/join`;
    const link = `${place}/${token}`;
    await post.send(db, invitationMail({ to: email, merchant: titleOf(merchant), link }));
    return { isMember: false };
  });
}
