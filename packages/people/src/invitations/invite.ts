/* The token's holder accepts the offer once, within seven days. Each person has at most one open
   for a purpose. Only the token's hash is stored. */
import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { lockPersonOfEmail } from "../persons/store.ts";
import { createToken, hashToken } from "../token.ts";
import { insertInvitation, revokeInvitations } from "./store.ts";

export interface InviteInput {
  /** Must satisfy `isEmail`. */
  email: string;
  /** Purpose in the inviting service's own format; returned on acceptance. */
  purpose: string;
  newPersonId: string;
  now: Date;
}

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

const lifetimeMs = 7 * 24 * 60 * 60 * 1000;

/** Exclusive. */
function expiryOf(now: Date): Date {
  return new Date(now.getTime() + lifetimeMs);
}
