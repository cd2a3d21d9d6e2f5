/* A second use ends the grant, except for a lost response: a confidential application gets the
   same pair within a minute. A public application's second refresh within ten seconds only
   fails. */
import type { Context } from "../../../core/context.ts";
import type { Scope } from "../../../core/rights.ts";
import { hashToken } from "../../../parties/identity/identity.ts";
import type { Application } from "../applications/application.ts";
import { endGrants } from "../grants/end.ts";
import { type Grant, lockGrant } from "../grants/store.ts";
import { createPair, type Pair, repeatedPair, replacePair } from "../pairs/pair.ts";
import { findRefreshToken, type RefreshToken } from "../pairs/store.ts";
import { grantRefusals as refusals } from "../refusals.ts";
import { type Asking, neededKey, requestedScopes } from "./request.ts";
import { settled } from "./settled.ts";

export async function exchangeRefreshToken(
  context: Context,
  { application, values }: Asking,
): Promise<Pair> {
  const hash = hashToken(neededKey(values, "refresh_token"));
  return await settled(context, async (context) => {
    const { grant, previous, repeated } = await openRefreshToken(context, application, hash);
    const scopes = scopesOf(grant, requestedScopes(values));
    if (repeated !== undefined) return repeated;
    const pair = createPair(application, { scopes, createdAt: context.now() });
    await replacePair(context, { previous, pair, isRepeatable: application.isConfidential });
    return pair;
  });
}

interface OpenedToken {
  grant: Grant;
  previous: RefreshToken;
  repeated?: Pair;
}

async function openRefreshToken(
  context: Context,
  application: Application,
  hash: Buffer,
): Promise<OpenedToken> {
  const { db, now } = context;
  const seen = await findRefreshToken(db, hash);
  if (seen === undefined) throw refusals.unfitToken();
  const grant = await lockGrant(db, seen.grantId);
  if (grant.applicationId !== application.id || grant.isRevoked) throw refusals.unfitToken();
  const previous = await findRefreshToken(db, hash);
  if (previous === undefined) throw refusals.unfitToken();
  if (previous.usedAt === null) {
    if (previous.expiresAt <= now()) throw refusals.unfitToken();
    return { grant, previous };
  }
  const repeated = application.isConfidential ? await repeatedPair(context, previous) : undefined;
  if (repeated === undefined) {
    if (isParallel(application, previous, now())) throw refusals.unfitToken();
    await endGrants(context, { id: grant.id });
    throw refusals.unfitToken();
  }
  const scopes = repeated.scopes.filter((scope) => grant.scopes.includes(scope));
  return { grant, previous, repeated: { ...repeated, scopes } };
}

/** Two refreshes within this time come from one program, not a thief. */
const parallelMs = 10_000;

/** RFC 9700, 4.14.2 ends the grant on a later reuse. */
function isParallel({ isConfidential }: Application, { usedAt }: RefreshToken, now: Date): boolean {
  return !isConfidential && usedAt !== null && now.getTime() - usedAt.getTime() <= parallelMs;
}

function scopesOf({ scopes }: Grant, requests: readonly string[]): Scope[] {
  if (requests.length === 0) return scopes;
  if (!requests.every((scope): scope is Scope => (scopes as string[]).includes(scope))) {
    throw refusals.moreScopes();
  }
  return [...requests];
}
