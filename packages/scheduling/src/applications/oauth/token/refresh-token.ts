/*
 * A refresh token is exchanged once, by its own application, for another pair. One that was used
 * before ends the grant, with two exceptions: a confidential application that asks again within a
 * minute is given the same pair, since its answer may have been lost, and the second of two
 * refreshes of a public application within ten seconds is refused and ends nothing.
 */
import type { Context } from "../../../ground/context.ts";
import type { Scope } from "../../../ground/rights.ts";
import { hashToken } from "../../../parties/identity/identity.ts";
import type { Application } from "../applications/application.ts";
import { endGrants } from "../grants/end.ts";
import { type Grant, lockGrant } from "../grants/store.ts";
import { createPair, type Pair, repeatedPair, replacePair } from "../pairs/pair.ts";
import { findRefreshToken, type RefreshToken } from "../pairs/store.ts";
import { grantRefusals as refusals } from "../refusals.ts";
import { type Asking, askedScopes, neededKey } from "./request.ts";
import { settled } from "./settled.ts";

/** Exchanges a refresh token for another pair of tokens. */
export async function exchangeRefreshToken(
  context: Context,
  { application, values }: Asking,
): Promise<Pair> {
  const hash = hashToken(neededKey(values, "refresh_token"));
  return await settled(context, async (context) => {
    const { grant, previous, repeated } = await openRefreshToken(context, application, hash);
    const scopes = scopesOf(grant, askedScopes(values));
    if (repeated !== undefined) return repeated;
    const pair = createPair(application, { scopes, createdAt: context.now() });
    await replacePair(context, { previous, pair, isRepeatable: application.isConfidential });
    return pair;
  });
}

interface Opened {
  grant: Grant;
  previous: RefreshToken;
  /** The pair that it was used for a moment ago. */
  repeated?: Pair;
}

/** A refresh token that an application may use now, with its grant, which is locked. */
async function openRefreshToken(
  context: Context,
  application: Application,
  hash: Buffer,
): Promise<Opened> {
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

/** Two refreshes of one token within this time came from one program, not from a thief. */
const parallelMs = 10_000;

/**
 * Whether a public application used a token twice at once, as two tabs do. The second use is
 * refused and ends nothing; RFC 9700, 4.14.2 ends the grant where a token comes again later.
 */
function isParallel({ isConfidential }: Application, { usedAt }: RefreshToken, now: Date): boolean {
  return !isConfidential && usedAt !== null && now.getTime() - usedAt.getTime() <= parallelMs;
}

/** All that was allowed, or less where less is asked for. */
function scopesOf({ scopes }: Grant, asked: readonly string[]): Scope[] {
  if (asked.length === 0) return scopes;
  if (!asked.every((scope): scope is Scope => (scopes as string[]).includes(scope))) {
    throw refusals.moreScopes();
  }
  return [...asked];
}
