/*
 * A proof is a link in a mail: whoever holds its token reads the mails of an address. It works
 * once, for a purpose, and only its hash is kept.
 */
import type { Database } from "@frontdesk/database/database";
import { createToken, hashToken } from "../token.ts";
import { findProof, insertProof, takeProof } from "./store.ts";

export type ProofPurpose = "verify" | "reset";

const hourMs = 60 * 60 * 1000;

/** How long a link works. */
export const proofHours: Record<ProofPurpose, number> = { verify: 72, reset: 1 };

/** A new token for a link. */
export async function createProof(
  db: Database,
  { personId, purpose, now }: { personId: string; purpose: ProofPurpose; now: Date },
): Promise<string> {
  const token = createToken();
  const expiresAt = new Date(now.getTime() + proofHours[purpose] * hourMs);
  await insertProof(db, { tokenHash: hashToken(token), personId, purpose, now, expiresAt });
  return token;
}

export interface Presented {
  token: string;
  purpose: ProofPurpose;
  now: Date;
}

/** Whose proof it is, as long as it can be used. */
export async function personOfProof(
  db: Database,
  { token, ...rest }: Presented,
): Promise<string | undefined> {
  return await findProof(db, { tokenHash: hashToken(token), ...rest });
}

/** Uses a proof up: of several callers at once, one gets the person. */
export async function useProof(
  db: Database,
  { token, ...rest }: Presented,
): Promise<string | undefined> {
  return await takeProof(db, { tokenHash: hashToken(token), ...rest });
}
