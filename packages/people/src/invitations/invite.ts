import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { lockPersonOfEmail } from "../persons/store.ts";
import { createToken, hashToken } from "../token.ts";
import { expiryOf } from "./invitation.ts";
import { insertInvitation, revokeInvitations } from "./store.ts";

export interface InviteInput {
  /** Must satisfy `isEmail`. */
  email: string;
  /** In the inviting service's own format; returned on acceptance. */
  purpose: string;
  /** For a new address: 24 lowercase hex digits. */
  newPersonId: string;
  now: Date;
}

/**
 * Finds or makes the person, and ends an earlier open invitation for the same purpose. Returns the
 * token.
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
