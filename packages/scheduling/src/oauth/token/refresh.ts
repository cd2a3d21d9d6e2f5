import type { EndContext } from "../../endings/end.ts";
import { hashToken } from "../../identity/identity.ts";
import type { Application } from "../applications/application.ts";
import { endGrants } from "../grants/end.ts";
import { type Grant, lockGrant } from "../grants/store.ts";
import { type Pair, type PairContext, repeatedPair } from "../pairs/pair.ts";
import { findRefreshToken, type RefreshToken } from "../pairs/store.ts";

/** A refresh token that may be used, or the pair that it was used for a moment ago. */
export type Refreshing = { grant: Grant } & (
  | { previous: RefreshToken; repeated?: never }
  | { repeated: Pair }
);

/**
 * What an application may have for a refresh token; its grant is locked. A token that was used
 * before ends the grant, unless a confidential application merely asks again at once.
 */
export async function openRefreshToken(
  context: PairContext & EndContext,
  application: Application,
  text: string,
): Promise<Refreshing | undefined> {
  const { db, now } = context;
  const hash = hashToken(text);
  const seen = await findRefreshToken(db, hash);
  if (seen === undefined) return undefined;
  const grant = await lockGrant(db, seen.grantId);
  if (grant.applicationId !== application.id || grant.isRevoked) return undefined;
  const previous = await findRefreshToken(db, hash);
  if (previous === undefined) return undefined;
  if (previous.usedAt === null) {
    return previous.expiresAt > now() ? { grant, previous } : undefined;
  }
  const repeated = application.isConfidential ? await repeatedPair(context, previous) : undefined;
  if (repeated !== undefined) {
    const scopes = repeated.scopes.filter((scope) => grant.scopes.includes(scope));
    return { grant, repeated: { ...repeated, scopes } };
  }
  await endGrants(context, { id: grant.id });
  return undefined;
}
