import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { setFirstName } from "../persons/store.ts";
import { hashToken } from "../token.ts";
import { findOpenInvitation, type OpenInvitation, takeInvitation } from "./store.ts";

export async function findInvitation(
  db: Database,
  token: string,
  now: Date,
): Promise<OpenInvitation | undefined> {
  return await findOpenInvitation(db, { tokenHash: hashToken(token), now });
}

export interface AcceptedInvitation {
  personId: string;
  purpose: string;
  newName: string | undefined;
}

export async function acceptInvitation(
  db: Database,
  { token, name, now }: { token: string; name: string; now: Date },
): Promise<AcceptedInvitation | undefined> {
  return await atomically(db, async (db) => {
    const taken = await takeInvitation(db, { tokenHash: hashToken(token), now });
    if (taken === undefined) return undefined;
    const text = name.trim();
    const isNamed = text !== "" && (await setFirstName(db, taken.personId, text));
    return { ...taken, newName: isNamed ? text : undefined };
  });
}
