/*
 * A proof is a link in a mail: whoever holds its token reads the mails of an address. It works
 * once, for a purpose, and only its hash is kept.
 */
import { createHmac, randomBytes } from "node:crypto";
import type { Database } from "@frontdesk/database/database";
import type { Keyring } from "@frontdesk/platform/sealing/keyring";
import { ownKey } from "@frontdesk/platform/sealing/own-keys";
import { resetKey } from "../own-keys.ts";
import { createToken, hashToken } from "../token.ts";
import { extendProof, findProof, findSeed, insertProof, takeProof } from "./store.ts";

export type ProofPurpose = "verify" | "reset";

const hourMs = 60 * 60 * 1000;

/** How long a link works. */
export const proofHours: Record<ProofPurpose, number> = { verify: 72, reset: 1 };

// Strangers may ask as often as they like, and would else keep an old mail good for ever.
const renewedForMs = 24 * hourMs;

/** A new token for a link that confirms an address. */
export async function createProof(
  db: Database,
  { personId, purpose, now }: { personId: string; purpose: "verify"; now: Date },
): Promise<string> {
  const token = createToken();
  const expiresAt = new Date(now.getTime() + proofHours[purpose] * hourMs);
  await insertProof(db, { tokenHash: hashToken(token), personId, purpose, now, expiresAt });
  return token;
}

/**
 * The token of a link to choose a password: of the one that is open, if there is one, which is good
 * as long as a new one from now on, for a day at most. The person must be locked.
 */
export async function resetToken(
  { db, keyring }: { db: Database; keyring: Keyring },
  { personId, now }: { personId: string; now: Date },
): Promise<string> {
  const purpose = "reset";
  const expiresAt = new Date(now.getTime() + proofHours[purpose] * hourMs);
  const madeAfter = new Date(now.getTime() - renewedForMs);
  const open = await findSeed(db, { personId, purpose, now, madeAfter });
  if (open !== undefined) {
    const token = tokenOfSeed(keyring, open);
    // Not so when the master key was given up meanwhile.
    if (await extendProof(db, { tokenHash: hashToken(token), expiresAt })) return token;
  }
  const seed = randomBytes(32);
  const token = tokenOfSeed(keyring, seed);
  await insertProof(db, { tokenHash: hashToken(token), seed, personId, purpose, now, expiresAt });
  return token;
}

/** The token that a random seed makes, the same whenever it is mailed. */
export function tokenOfSeed(keyring: Keyring, seed: Buffer): string {
  return createHmac("sha256", ownKey(keyring, resetKey)).update(seed).digest("base64url");
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
