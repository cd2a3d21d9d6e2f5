// What shows a receiver who sends: the headers of Standard Webhooks, and beside them our own, which
// are older and stay as they are published.
import { createHmac } from "node:crypto";
import { signedHeaders } from "@frontdesk/platform/webhooks/signature";

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

const mask = "********";

/** The headers of one attempt to send a body. */
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
