import { createHash } from "node:crypto";
import type { RegistrationResult } from "../src/applications/oauth/applications/register.ts";
import type { Reply, TestScheduling } from "./harness.ts";
import { allowed, askToken, authorizePath, callback, credentials, type Person } from "./oauth.ts";

type Fields = Record<string, string>;

export const verifier = "v".repeat(64);
export const challenge = createHash("sha256").update(verifier).digest("base64url");
/** PKCE challenge (RFC 7636). */
export const proof = { code_challenge: challenge, code_challenge_method: "S256" };

export async function codeFor(
  { visitor }: Person,
  { clientId }: RegistrationResult,
  more: Fields = {},
): Promise<Fields> {
  const { code } = await allowed(visitor, authorizePath(clientId, more));
  return { grant_type: "authorization_code", code: code!, redirect_uri: callback };
}

interface Consent {
  person: Person;
  application: RegistrationResult;
  scope?: string;
}

interface Tokens {
  access_token: string;
  refresh_token: string;
  scope: string;
}

export async function tokensFor(
  scheduling: TestScheduling,
  { person, application, scope = "" }: Consent,
): Promise<Tokens> {
  const code = await codeFor(person, application, { scope, ...proof });
  const fields = { ...code, ...credentials(application), code_verifier: verifier };
  return (await askToken(scheduling, fields)).body;
}

export async function refresh(
  scheduling: TestScheduling,
  application: RegistrationResult,
  { refresh_token = "", ...more }: Fields,
): Promise<Reply> {
  const fields = { grant_type: "refresh_token", refresh_token, ...more };
  return await askToken(scheduling, { ...fields, ...credentials(application) });
}

export async function isGood({ send }: TestScheduling, token: string | undefined) {
  return (await send("GET /v1/me", { token })).status === 200;
}
