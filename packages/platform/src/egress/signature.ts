// The headers that show a receiver who sends, and that nothing was changed on the way: our own, and
// those of Standard Webhooks (standardwebhooks.com), whose signature is made anew for each attempt.
import { createHmac } from "node:crypto";

export interface Signing {
  /** The beginning of the names of our own headers. */
  prefix: string;
  secret: string | null;
  /** Whether the secret itself is sent along. */
  sendsSecret: boolean;
  id: number;
  body: string;
  at: Date;
}

export const mask = "********";

/** The headers of one attempt to send a body. */
export function headersOf(signing: Signing): Record<string, string> {
  const { prefix, secret, sendsSecret, id, body, at } = signing;
  const timestamp = Math.floor(at.getTime() / 1000);
  return {
    "User-Agent": "Frontdesk/Webhooks",
    "Content-Type": "application/json",
    "webhook-id": String(id),
    "webhook-timestamp": String(timestamp),
    ...(secret !== null && {
      ...(sendsSecret && { [`${prefix}-Key`]: secret }),
      [`${prefix}-Signature`]: signatureOf(secret, body),
      "webhook-signature": standardSignatureOf(secret, { id, timestamp, body }),
    }),
  };
}

/** The same headers as they may be shown. */
export function maskedHeaders(
  headers: Readonly<Record<string, string>>,
  prefix: string,
): Record<string, string> {
  const name = `${prefix}-Key`;
  return name in headers ? { ...headers, [name]: mask } : { ...headers };
}

/** HMAC-SHA256 of the body under the secret's UTF-8 bytes, in lower-case hex. */
export function signatureOf(secret: string, body: string): string {
  return createHmac("sha256", secret).update(body).digest("hex");
}

/** `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64. */
export function standardSignatureOf(
  secret: string,
  { id, timestamp, body }: { id: number; timestamp: number; body: string },
): string {
  const signed = `${id}.${timestamp}.${body}`;
  return `v1,${createHmac("sha256", standardKeyOf(secret)).update(signed).digest("base64")}`;
}

const prefix = "whsec_";
const base64 = /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** The bytes a secret means to Standard Webhooks: base64 behind `whsec_`, else its own UTF-8. */
function standardKeyOf(secret: string): Buffer {
  if (!secret.startsWith(prefix)) return Buffer.from(secret);
  return Buffer.from(secret.slice(prefix.length), "base64");
}

/** Whether a secret that begins with `whsec_` goes on with base64, as every other one may not. */
export function isReadableSecret(secret: string): boolean {
  return !secret.startsWith(prefix) || base64.test(secret.slice(prefix.length));
}
