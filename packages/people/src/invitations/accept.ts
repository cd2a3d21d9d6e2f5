import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { setFirstName } from "../persons/store.ts";
import { hashToken } from "../token.ts";
import { findOpenInvitation, type OpenInvitation, takeInvitation } from "./store.ts";

/** What a token offers and to whom; undefined once it was accepted, revoked or has expired. */
export async function findInvitation(
  db: Database,
  token: string,
  now: Date,
): Promise<OpenInvitation | undefined> {
  return await findOpenInvitation(db, { tokenHash: hashToken(token), now });
}

/**
 * Accepts an invitation, which can be done once; undefined when it is not open. The name (without
 * problems, blank for none) is kept for a person who has none.
 */
export async function acceptInvitation(
  db: Database,
  { token, name, now }: { token: string; name: string; now: Date },
): Promise<{ personId: string; purpose: string } | undefined> {
  return await atomically(db, async (db) => {
    const taken = await takeInvitation(db, { tokenHash: hashToken(token), now });
    const given = name.trim();
    if (taken !== undefined && given !== "") await setFirstName(db, taken.personId, given);
    return taken;
  });
}
