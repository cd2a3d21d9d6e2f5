// Standard Webhooks (standardwebhooks.com): the headers prove sender, time and integrity. Each
// attempt gets new ones.
import { createHmac } from "node:crypto";
import { keyOfSecret } from "./secret.ts";

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
