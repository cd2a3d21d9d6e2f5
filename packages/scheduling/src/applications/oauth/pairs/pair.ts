// A refresh makes a new pair and ends the old access token; a grant has
// one valid pair.
import type { Context } from "../../../core/context.ts";
import type { Scope } from "../../../core/rights.ts";
import { createToken, hashToken } from "../../../parties/identity/identity.ts";
import { type Application, usualAccessSeconds } from "../applications/application.ts";
import { openSuccessor, sealSuccessor } from "./sealed.ts";
import {
  endAccessTokens,
  findRefreshToken,
  insertPair,
  type RefreshToken,
  spendRefreshToken,
} from "./store.ts";

export const refreshSeconds = 60 * 24 * 60 * 60;

/** A used refresh token returns the same pair for this time. */
export const graceSeconds = 60;

export interface Pair {
  accessToken: string;
  refreshToken: string;
  scopes: readonly Scope[];
  accessSeconds: number;
  createdAt: Date;
}

export type PairContext = Pick<Context, "db" | "now" | "keyring">;

export function createPair(
  { accessSeconds }: Pick<Application, "accessSeconds">,
  { scopes, createdAt }: Pick<Pair, "scopes" | "createdAt">,
): Pair {
  const [accessToken, refreshToken] = [createToken("access"), createToken("refresh")];
  return { accessToken, refreshToken, scopes, accessSeconds, createdAt };
}

export async function keepPair(
  { db }: Pick<PairContext, "db">,
  grantId: number,
  { accessToken, refreshToken, scopes, accessSeconds, createdAt }: Pair,
): Promise<void> {
  await insertPair(db, {
    grantId,
    accessHash: hashToken(accessToken),
    refreshHash: hashToken(refreshToken),
    scopes,
    at: createdAt,
    accessExpiresAt: new Date(createdAt.getTime() + accessSeconds * 1000),
    refreshExpiresAt: new Date(createdAt.getTime() + refreshSeconds * 1000),
  });
}

interface Succession {
  previous: RefreshToken;
  pair: Pair;
  isRepeatable: boolean;
}

export async function replacePair(
  context: PairContext,
  { previous, pair, isRepeatable }: Succession,
): Promise<void> {
  const { db, now, keyring } = context;
  const { hash, grantId } = previous;
  const sealed = sealSuccessor(keyring, hash, JSON.stringify(pair));
  await endAccessTokens(db, grantId, now());
  await keepPair(context, grantId, pair);
  const sealedSuccessor = isRepeatable ? sealed : null;
  await spendRefreshToken(db, { hash, sealedSuccessor, at: now() });
}

export async function repeatedPair(
  { db, now, keyring }: PairContext,
  { hash, usedAt, sealedSuccessor }: RefreshToken,
): Promise<Pair | undefined> {
  if (usedAt === null || sealedSuccessor === null) return undefined;
  if (now().getTime() - usedAt.getTime() > graceSeconds * 1000) return undefined;
  const text = openSuccessor(keyring, hash, sealedSuccessor);
  if (text === undefined) return undefined;
  const kept = JSON.parse(text) as Partial<Pair> & Omit<Pair, "accessSeconds">;
  const next = await findRefreshToken(db, hashToken(kept.refreshToken));
  if (next === undefined || next.usedAt !== null) return undefined;
  const { accessSeconds = usualAccessSeconds } = kept;
  return { ...kept, accessSeconds, createdAt: new Date(kept.createdAt) };
}
