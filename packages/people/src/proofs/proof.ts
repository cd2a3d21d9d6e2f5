/* The holder of a mailed token reads the mails of an address. It works once, for one purpose,
   and only its hash is stored. */
import { createHmac, randomBytes } from "node:crypto";
import type { Database } from "@frontdesk/database/database";
import type { Keyring } from "@frontdesk/platform/sealing/keyring";
import { ownKey } from "@frontdesk/platform/sealing/own-keys";
import { resetKey } from "../own-keys.ts";
import { createToken, hashToken } from "../token.ts";
import { extendProof, findProof, findSeed, insertProof, takeProof } from "./store.ts";

export type ProofPurpose = "verify" | "reset";

const hourMs = 60 * 60 * 1000;

export const proofHours: Record<ProofPurpose, number> = { verify: 72, reset: 1 };

// Strangers can request mails at will, and would otherwise keep an old one valid forever.
const renewedForMs = 24 * hourMs;

export async function createProof(
  db: Database,
  { personId, purpose, now }: { personId: string; purpose: "verify"; now: Date },
): Promise<string> {
  const token = createToken();
  const expiresAt = new Date(now.getTime() + proofHours[purpose] * hourMs);
  await insertProof(db, { tokenHash: hashToken(token), personId, purpose, now, expiresAt });
  return token;
}

/** Needs the lock of the person. */
export async function resetToken(
  { db, keyring }: { db: Database; keyring: Keyring },
  { personId, now }: { personId: string; now: Date },
): Promise<string> {
  const purpose = "reset";
  const expiresAt = new Date(now.getTime() + proofHours[purpose] * hourMs);
  const createdAfter = new Date(now.getTime() - renewedForMs);
  const open = await findSeed(db, { personId, purpose, now, madeAfter: createdAfter });
  if (open !== undefined) {
    const token = tokenOfSeed(keyring, open);
    // Fails if the master key of the seed is lost.
    if (await extendProof(db, { tokenHash: hashToken(token), expiresAt })) return token;
  }
  const seed = randomBytes(32);
  const token = tokenOfSeed(keyring, seed);
  await insertProof(db, { tokenHash: hashToken(token), seed, personId, purpose, now, expiresAt });
  return token;
}

export function tokenOfSeed(keyring: Keyring, seed: Buffer): string {
  return createHmac("sha256", ownKey(keyring, resetKey)).update(seed).digest("base64url");
}

export interface PresentedProof {
  token: string;
  purpose: ProofPurpose;
  now: Date;
}

export async function personOfProof(
  db: Database,
  { token, ...rest }: PresentedProof,
): Promise<string | undefined> {
  return await findProof(db, { tokenHash: hashToken(token), ...rest });
}

export async function useProof(
  db: Database,
  { token, ...rest }: PresentedProof,
): Promise<string | undefined> {
  return await takeProof(db, { tokenHash: hashToken(token), ...rest });
}
