import OAuth2Server from "@node-oauth/oauth2-server";
import type { EndContext } from "../../endings/end.ts";
import { hashToken } from "../../identity/identity.ts";
import type { Application } from "../applications/application.ts";
import { type Code, findCode } from "../codes/store.ts";
import { endGrants } from "../grants/end.ts";
import { type Grant, lockGrant } from "../grants/store.ts";
import type { PairContext } from "../pairs/pair.ts";

export interface AskedByCode {
  code: string;
  redirectUrl: string | undefined;
}

/**
 * The code that an application may use now, with its grant, which is locked. Whoever comes with a
 * code that was used ends what it gave: one of the two was not the application.
 */
export async function openCode(
  context: PairContext & EndContext,
  application: Application,
  asked: AskedByCode,
): Promise<{ code: Code; grant: Grant } | undefined> {
  const { db, now } = context;
  const hash = hashToken(asked.code);
  const seen = await findCode(db, hash);
  if (seen === undefined) return undefined;
  const grant = await lockGrant(db, seen.grantId);
  if (grant.applicationId !== application.id) return undefined;
  const code = await findCode(db, hash);
  if (code === undefined) return undefined;
  if (code.usedAt !== null) {
    await endGrants(context, { id: grant.id });
    return undefined;
  }
  if (grant.isRevoked || code.expiresAt <= now()) return undefined;
  if (code.redirectUrl !== null && code.redirectUrl !== asked.redirectUrl) {
    throw new OAuth2Server.InvalidGrantError("redirect_uri is not the one the code was asked with");
  }
  return { code, grant };
}
