import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { lockPersonOfEmail } from "../persons/store.ts";
import { createToken, hashToken } from "../token.ts";
import { expiryOf } from "./invitation.ts";
import { insertInvitation, revokeInvitations } from "./store.ts";

export interface InviteInput {
  /** An address that `isEmail` accepts. */
  email: string;
  /** What is offered, in words of the inviting service that it gets back on acceptance. */
  purpose: string;
  /** The id the person gets when the address is new: 24 lowercase hex digits. */
  newPersonId: string;
  now: Date;
}

/**
 * Finds or makes the person of an address and makes an invitation, ending an earlier open one for
 * the same purpose. The token is given here only.
 */
export async function invite(
  db: Database,
  { email, purpose, newPersonId, now }: InviteInput,
): Promise<{ personId: string; token: string }> {
  return await atomically(db, async (db) => {
    const personId = await lockPersonOfEmail(db, { email, newPersonId, now });
    await revokeInvitations(db, { personId, purpose, now });
    const token = createToken();
    const tokenHash = hashToken(token);
    await insertInvitation(db, {
      personId,
      purpose,
      tokenHash,
      createdAt: now,
      expiresAt: expiryOf(now),
    });
    return { personId, token };
  });
}
