// Headers of Standard Webhooks, plus our older published ones.
import { createHmac } from "node:crypto";
import { signedHeaders } from "@frontdesk/platform/webhooks/signature";

export interface Signing {
  prefix: string;
  secret: string | null;
  sendsSecret: boolean;
  id: number;
  body: string;
  at: Date;
}

const mask = "********";

export function headersOf(signing: Signing): Record<string, string> {
  const { prefix, secret, sendsSecret, id, body, at } = signing;
  const secrets = secret === null ? [] : [secret];
  return {
    ...signedHeaders({ id: String(id), body, at, secrets }),
    ...(secret !== null && {
      ...(sendsSecret && { [`${prefix}-Key`]: secret }),
      [`${prefix}-Signature`]: signatureOf(secret, body),
    }),
  };
}

export function maskedHeaders(
  headers: Readonly<Record<string, string>>,
  prefix: string,
): Record<string, string> {
  const name = `${prefix}-Key`;
  return name in headers ? { ...headers, [name]: mask } : { ...headers };
}

/** HMAC-SHA256 of the body under the secret's UTF-8 bytes, lower-case hex. */
export function signatureOf(secret: string, body: string): string {
  return createHmac("sha256", secret).update(body).digest("hex");
}
