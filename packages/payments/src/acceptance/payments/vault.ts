/* A sealed card number or security code, stored nowhere. It opens only as its type, within ten
   minutes, for one order. */
import { createHash } from "node:crypto";
import { readToken, writeToken } from "@frontdesk/platform/sealing/own-keys";
import type { Static } from "typebox";
import type { Context } from "../../core/context.ts";
import { orderRefusals, vaultRefusals } from "./refusals.ts";
import type { Secret, Token } from "./schema.ts";

type Sealing = Pick<Context, "keyring" | "now">;
export type SecretType = Static<typeof Secret>["type"];

const lifetimeMs = 10 * 60 * 1000;
const bound = "token";

const secrets = {
  pcn: { pattern: /^[0-9]{12,19}$/, refusal: vaultRefusals.unfitNumber },
  pcsc: { pattern: /^[0-9]{3,4}$/, refusal: vaultRefusals.unfitCode },
} as const;

/** Card number: 12 to 19 digits (ISO/IEC 7812); security code: 3 or 4. */
export function sealToken(
  { keyring, now }: Sealing,
  { type, value }: Static<typeof Secret>,
): Static<typeof Token> {
  const { pattern, refusal } = secrets[type];
  if (!pattern.test(value)) throw refusal();
  const expiresAtMs = now().getTime() + lifetimeMs;
  return {
    token: writeToken(
      keyring,
      { purpose: purposeOf(type), context: bound },
      `${expiresAtMs}:${value}`,
    ),
  };
}

export interface OpenedToken {
  value: string;
  expiresAt: Date;
  hash: Buffer;
}

export function openToken(
  { keyring, now }: Sealing,
  type: SecretType,
  { token }: Static<typeof Token>,
): OpenedToken {
  const plain = readToken(keyring, { purpose: purposeOf(type), context: bound }, token);
  if (plain === undefined) {
    const other = type === "pcn" ? "pcsc" : "pcn";
    const isOther =
      readToken(keyring, { purpose: purposeOf(other), context: bound }, token) !== undefined;
    throw isOther ? orderRefusals.otherToken() : orderRefusals.unfitToken();
  }
  const text = plain.toString("utf8");
  const colon = text.indexOf(":");
  const expiresAt = new Date(Number(text.slice(0, colon)));
  if (expiresAt <= now()) throw orderRefusals.unfitToken();
  const hash = createHash("sha256").update(token).digest();
  return { value: text.slice(colon + 1), expiresAt, hash };
}

function purposeOf(type: SecretType): string {
  return `token ${type}`;
}
