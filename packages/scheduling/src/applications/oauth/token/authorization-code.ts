/* A second use ends the code's tokens: one of the two callers was not the application (RFC 6749,
   section 4.1.2). */
import type { Context } from "../../../core/context.ts";
import { hashToken } from "../../../parties/identity/identity.ts";
import type { Application } from "../applications/application.ts";
import { type Code, findCode, useCode } from "../codes.store.ts";
import { endGrants } from "../grants/end.ts";
import { type Grant, lockGrant } from "../grants/store.ts";
import { createPair, keepPair, type Pair } from "../pairs/pair.ts";
import { isVerifier, proves } from "../pkce.ts";
import { grantRefusals as refusals } from "../refusals.ts";
import { type Asking, neededKey } from "./request.ts";
import { settled } from "./settled.ts";

export async function exchangeCode(
  context: Context,
  { application, values }: Asking,
): Promise<Pair> {
  const hash = hashToken(neededKey(values, "code"));
  return await settled(context, async (context) => {
    const { code, grant } = await openCode(context, application, hash);
    const { redirect_uri: redirectUrl, code_verifier: verifier } = values;
    if (code.redirectUrl !== null && code.redirectUrl !== redirectUrl) {
      throw refusals.otherRedirect();
    }
    // Uses the code before the proof, so that no caller can try several.
    if (!(await useCode(context.db, hash, context.now()))) throw refusals.unfitCode();
    checkProof(code.codeChallenge, verifier);
    const pair = createPair(application, { scopes: grant.scopes, createdAt: context.now() });
    await keepPair(context, grant.id, pair);
    return pair;
  });
}

async function openCode(
  context: Context,
  application: Application,
  hash: Buffer,
): Promise<{ code: Code; grant: Grant }> {
  const { db, now } = context;
  const seen = await findCode(db, hash);
  if (seen === undefined) throw refusals.unfitCode();
  const grant = await lockGrant(db, seen.grantId);
  if (grant.applicationId !== application.id) throw refusals.unfitCode();
  const code = await findCode(db, hash);
  if (code === undefined) throw refusals.unfitCode();
  if (code.usedAt !== null) {
    await endGrants(context, { id: grant.id });
    throw refusals.unfitCode();
  }
  if (grant.isRevoked || code.expiresAt <= now()) throw refusals.unfitCode();
  return { code, grant };
}

function checkProof(challenge: string | null, verifier: string | undefined): void {
  if (challenge === null) {
    if (verifier === undefined) return;
    throw refusals.wrongProof();
  }
  if (verifier === undefined) throw refusals.noVerifier();
  if (!isVerifier(verifier)) throw refusals.unfitVerifier();
  if (!proves(verifier, challenge)) throw refusals.wrongProof();
}
