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

export interface Accepted {
  personId: string;
  purpose: string;
  /** The name that the person has now and had not before. */
  newName: string | undefined;
}

/**
 * Accepts an invitation, which can be done once; undefined when it is not open. The name (without
 * problems, blank for none) is kept for a person who has none.
 */
export async function acceptInvitation(
  db: Database,
  { token, name, now }: { token: string; name: string; now: Date },
): Promise<Accepted | undefined> {
  return await atomically(db, async (db) => {
    const taken = await takeInvitation(db, { tokenHash: hashToken(token), now });
    if (taken === undefined) return undefined;
    const given = name.trim();
    const isNamed = given !== "" && (await setFirstName(db, taken.personId, given));
    return { ...taken, newName: isNamed ? given : undefined };
  });
}
