import type { Static } from "typebox";
import type { Context } from "../../../core/context.ts";
import { hashToken } from "../../../parties/identity/identity.ts";
import { grantTypesOf } from "../applications/application.ts";
import { authenticClient, credentialsOf } from "../client.ts";
import { findCode } from "../codes.store.ts";
import type { Pair } from "../pairs/pair.ts";
import { findIssuedRefresh } from "../pairs/store.ts";
import { readParameters } from "../parameters.ts";
import { grantRefusals as refusals } from "../refusals.ts";
import type { TokenAnswer } from "../schema.ts";
import { exchangeCode } from "./authorization-code.ts";
import { exchangePassword } from "./password.ts";
import { exchangeRefreshToken } from "./refresh-token.ts";
import { type Asking, checkKey, names, type TokenValues } from "./request.ts";

export const grantTypes = ["authorization_code", "refresh_token", "password"] as const;

type GrantType = (typeof grantTypes)[number];

const exchanges: Record<GrantType, (context: Context, asking: Asking) => Promise<Pair>> = {
  authorization_code: exchangeCode,
  refresh_token: exchangeRefreshToken,
  password: exchangePassword,
};

export interface TokenRequest {
  body: unknown;
  authorization: string | undefined;
  address: string;
}

export async function exchange(
  context: Context,
  { body, authorization, address }: TokenRequest,
): Promise<Static<typeof TokenAnswer>> {
  const { values, problem } = readParameters(body, names);
  if (problem !== undefined) throw refusals.malformed(problem);
  const grantType = grantTypeOf(values);
  const credentials = credentialsOf(authorization, body);
  await countHolder(context, grantType, values);
  const { clientId, secret = "" } = credentials;
  if (clientId !== undefined) {
    checkKey("client_id", clientId);
    checkKey("client_secret", secret);
  }
  const application = await authenticClient(context, credentials);
  if (!grantTypesOf(application).includes(grantType)) {
    throw refusals.otherGrant();
  }
  const pair = await exchanges[grantType](context, { application, values, address });
  return answerOf(pair, context.now());
}

function grantTypeOf({ grant_type: text }: TokenValues): GrantType {
  if (text === undefined) throw refusals.noGrantType();
  const grantType = grantTypes.find((each) => each === text);
  if (grantType === undefined) throw refusals.otherGrantType(grantTypes);
  return grantType;
}

async function countHolder(
  context: Context,
  grantType: GrantType,
  { code, refresh_token: refreshToken }: TokenValues,
): Promise<void> {
  const holder =
    grantType === "authorization_code" && code !== undefined
      ? await findCode(context.db, hashToken(code))
      : grantType === "refresh_token" && refreshToken !== undefined
        ? await findIssuedRefresh(context.db, hashToken(refreshToken))
        : undefined;
  if (holder !== undefined) await context.limits.take("tokensByUser", String(holder.userId));
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
