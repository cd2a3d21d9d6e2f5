// Standard Webhooks (standardwebhooks.com): the headers prove sender, time and integrity. Each
// attempt gets new ones.
import { createHmac, randomBytes } from "node:crypto";

/* The service with the column seals it. */

const prefix = "whsec_";
const base64 = /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Standard Webhooks: `whsec_` and 32 random bytes in base64. */
export function newSecret(): string {
  return `${prefix}${randomBytes(32).toString("base64")}`;
}

/** Standard Webhooks: base64 after `whsec_`, otherwise UTF-8. */
function keyOfSecret(secret: string): Buffer {
  if (!secret.startsWith(prefix)) return Buffer.from(secret);
  return Buffer.from(secret.slice(prefix.length), "base64");
}

/** False for `whsec_` without valid base64. */
export function isReadableSecret(secret: string): boolean {
  return !secret.startsWith(prefix) || base64.test(secret.slice(prefix.length));
}

export interface Signing {
  /** The id is the same in every repeat: a number, or 24 hex digits. */
  id: string;
  body: string;
  at: Date;
  /** Empty for a receiver that does not verify. */
  secrets: readonly string[];
}

export function signedHeaders({ id, body, at, secrets }: Signing): Record<string, string> {
  const timestamp = Math.floor(at.getTime() / 1000);
  const signed = { id, timestamp, body };
  return {
    "User-Agent": "Frontdesk/Webhooks",
    "Content-Type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    ...(secrets.length > 0 && {
      "webhook-signature": secrets.map((secret) => standardSignatureOf(secret, signed)).join(" "),
    }),
  };
}

/** `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64. */
export function standardSignatureOf(
  secret: string,
  { id, timestamp, body }: { id: string; timestamp: number; body: string },
): string {
  const signed = `${id}.${timestamp}.${body}`;
  return `v1,${createHmac("sha256", keyOfSecret(secret)).update(signed).digest("base64")}`;
}
