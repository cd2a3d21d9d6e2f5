/*
 * A request for tokens brings a code, a refresh token or a password. It is answered in one database
 * transaction, which also keeps what a refusal has ended: a code that was tried is used up.
 */
import { atomically } from "@frontdesk/database/atomically";
import { Refusal } from "@frontdesk/server/refusal";
import OAuth2Server from "@node-oauth/oauth2-server";
import type { Static } from "typebox";
import type { Context } from "../../context.ts";
import { hashToken } from "../../identity/identity.ts";
import { credentialsOf } from "../client.ts";
import { findCode } from "../codes/store.ts";
import { causeOf, oauthRefusal, refusalFrom } from "../errors.ts";
import { type Pair, refreshSeconds } from "../pairs/pair.ts";
import { findIssuedRefresh } from "../pairs/store.ts";
import { listedScopes, readParameters } from "../parameters.ts";
import type { TokenAnswer } from "../schema.ts";
import { takeTokenRequest } from "./limit.ts";
import { type Brought, tokenModel } from "./model.ts";

export const grantTypes = ["authorization_code", "refresh_token", "password"] as const;

const names = [
  "grant_type",
  "code",
  "redirect_uri",
  "code_verifier",
  "refresh_token",
  "scope",
  "username",
  "password",
] as const;

type Values = Partial<Record<(typeof names)[number], string>>;

export interface TokenRequest {
  body: unknown;
  authorization: string | undefined;
  address: string;
}

/** Exchanges what a request brings for a pair of tokens. */
export async function exchange(
  context: Context,
  { body, authorization, address }: TokenRequest,
): Promise<Static<typeof TokenAnswer>> {
  await takeTokenRequest(context, "tokensByAddress", address);
  const { values, problem } = readParameters(body, names);
  if (problem !== undefined) throw oauthRefusal("invalid_request", problem);
  const { grant_type: grantType } = values;
  if (grantType === undefined) throw oauthRefusal("invalid_request", "grant_type is missing");
  if (!(grantTypes as readonly string[]).includes(grantType)) {
    throw oauthRefusal("unsupported_grant_type", `Supported are ${grantTypes.join(", ")}`);
  }
  const { clientId, secret } = credentialsOf(authorization, body);
  await countHolder(context, values);
  const { redirect_uri: redirectUrl, username = "", password = "" } = values;
  const brought = { redirectUrl, username, password, address };
  const form = { ...libraryForm(values), client_id: clientId, client_secret: secret };
  // The check of a password takes long and asks the database on its own.
  const outcome =
    grantType === "password"
      ? await settle(context, form, brought)
      : await atomically(context.db, (db) => settle({ ...context, db }, form, brought));
  if (outcome instanceof Refusal) throw outcome;
  return answerOf(outcome, context.now());
}

/** The parameters as the library takes them. */
function libraryForm({ scope, username, password, ...values }: Values): object {
  const scopes = listedScopes(scope);
  return {
    ...values,
    ...(scopes.length > 0 && { scope: scopes.join(" ") }),
    // It would refuse some signs that a password may have; the model is given the real ones.
    ...(username !== undefined && { username: "given" }),
    ...(password !== undefined && { password: "given" }),
  };
}

async function countHolder(context: Context, { grant_type, ...given }: Values): Promise<void> {
  const { code, refresh_token: refreshToken } = given;
  const holder =
    grant_type === "authorization_code" && code !== undefined
      ? await findCode(context.db, hashToken(code))
      : grant_type === "refresh_token" && refreshToken !== undefined
        ? await findIssuedRefresh(context.db, hashToken(refreshToken))
        : undefined;
  if (holder !== undefined) {
    await takeTokenRequest(context, "tokensByUser", String(holder.userId));
  }
}

/** Lets the library decide. What it refuses is given back, so that the transaction is kept. */
async function settle(context: Context, form: object, brought: Brought): Promise<Pair | Refusal> {
  const oauth = new OAuth2Server({
    model: tokenModel(context, brought),
    refreshTokenLifetime: refreshSeconds,
    requireClientAuthentication: {
      authorization_code: false,
      refresh_token: false,
      password: false,
    },
  });
  const headers = { "content-type": "application/x-www-form-urlencoded", "content-length": "1" };
  const request = new OAuth2Server.Request({ headers, method: "POST", query: {}, body: form });
  try {
    const { pair } = await oauth.token(request, new OAuth2Server.Response());
    return pair as Pair;
  } catch (error) {
    const refusal = refusalFrom(error);
    if (refusal === undefined) throw causeOf(error);
    return refusal;
  }
}

function answerOf(
  { accessToken, refreshToken, scopes, accessSeconds, createdAt }: Pair,
  now: Date,
): Static<typeof TokenAnswer> {
  const age = Math.floor((now.getTime() - createdAt.getTime()) / 1000);
  return {
    access_token: accessToken,
    token_type: "bearer",
    expires_in: accessSeconds - age,
    refresh_token: refreshToken,
    scope: scopes.join(" "),
    created_at: Math.floor(createdAt.getTime() / 1000),
  };
}
