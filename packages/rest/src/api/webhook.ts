/* Standard Webhooks (standardwebhooks.com) with WebCrypto: Node, browsers, Bun and Deno. */

/**
 * The reason for refusing a webhook, as a literal to switch on.
 *
 * | code | when |
 * | --- | --- |
 * | `headers_missing` | `webhook-id`, `webhook-timestamp` or `webhook-signature` is missing |
 * | `timestamp_invalid` | the timestamp is not a number of seconds |
 * | `timestamp_too_old` | more than five minutes ago, by the local clock |
 * | `timestamp_too_new` | more than five minutes ahead |
 * | `signature_mismatch` | no signature fits this body and one of the secrets |
 * | `body_invalid` | the body is not UTF-8, or is signed but not JSON |
 *
 * @example
 * const clocksDiffer: WebhookErrorCode[] = ["timestamp_too_old", "timestamp_too_new"];
 */
export type WebhookErrorCode =
  | "headers_missing"
  | "timestamp_invalid"
  | "timestamp_too_old"
  | "timestamp_too_new"
  | "signature_mismatch"
  | "body_invalid";

/**
 * The error for an untrusted webhook; answer it with 400.
 *
 * @example
 * if (error instanceof WebhookError) console.warn(error.code);
 */
export class WebhookError extends Error {
  override readonly name: string = "WebhookError";
  readonly code: WebhookErrorCode;

  constructor(code: WebhookErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * The received request, and the secrets to verify it.
 *
 * @example
 * const received: ReceivedWebhook = { headers: request.headers, body, secrets: ["whsec_…"] };
 */
export interface ReceivedWebhook {
  /** From `fetch` or Node: names in any case. */
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The raw body, byte for byte: serializing parsed JSON again changes it. */
  body: string | Uint8Array;
  /** All valid secrets: two during a rotation. */
  secrets: readonly string[];
}

const toleranceSeconds = 5 * 60;

/**
 * The parsed body of a webhook signed with one of the secrets within the last five minutes. The
 * local clock may be five minutes behind. Rejects with a {@link WebhookError} for any other, and
 * with a TypeError for a missing or malformed secret.
 *
 * @example
 * const event = await verifyWebhook({ headers: request.headers, body, secrets: [secret] });
 */
export async function verifyWebhook(received: ReceivedWebhook): Promise<unknown> {
  const keys = await Promise.all(received.secrets.map(keyOf));
  if (keys.length === 0) throw new TypeError("At least one secret is required");
  const { id, timestamp, signature } = headersOf(received);
  checkTime(timestamp);
  const body = textOf(received.body);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const inputs = signature.split(" ").flatMap(signatureIn);
  const created = await Promise.all(keys.map((key) => crypto.subtle.sign("HMAC", key, signed)));
  // Compares all of them, against timing attacks.
  const fits = created.flatMap((own) =>
    inputs.map((theirs) => isSame(new Uint8Array(own), theirs)),
  );
  if (!fits.includes(true)) {
    throw new WebhookError("signature_mismatch", "No signature matches the body and a secret");
  }
  try {
    return JSON.parse(body);
  } catch {
    throw new WebhookError("body_invalid", "The body is not JSON");
  }
}

function headersOf({ headers }: ReceivedWebhook) {
  const values = new Map<string, string>();
  // Headers of another realm are no instances of the global class.
  const isIterable = Symbol.iterator in headers;
  for (const [name, value] of isIterable ? (headers as Headers) : Object.entries(headers)) {
    const text = typeof value === "string" ? value : value?.join(" ");
    if (text) values.set(name.toLowerCase(), text);
  }
  const read = (name: string): string => {
    const value = values.get(name);
    if (value === undefined) throw new WebhookError("headers_missing", `${name} is missing`);
    return value;
  };
  return {
    id: read("webhook-id"),
    timestamp: read("webhook-timestamp"),
    signature: read("webhook-signature"),
  };
}

function textOf(body: string | Uint8Array): string {
  if (typeof body === "string") return body;
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    throw new WebhookError("body_invalid", "The body is not UTF-8");
  }
}

function checkTime(timestamp: string): void {
  if (!/^\d{1,12}$/.test(timestamp)) {
    throw new WebhookError("timestamp_invalid", "webhook-timestamp must be a number of seconds");
  }
  const ageSeconds = Math.floor(Date.now() / 1000) - Number(timestamp);
  if (ageSeconds > toleranceSeconds) {
    throw new WebhookError("timestamp_too_old", "webhook-timestamp is more than five minutes ago");
  }
  if (ageSeconds < -toleranceSeconds) {
    throw new WebhookError(
      "timestamp_too_new",
      "webhook-timestamp is more than five minutes ahead",
    );
  }
}

/** Base64 after `whsec_`, else the secret as UTF-8. */
async function keyOf(secret: string): Promise<CryptoKey> {
  if (typeof secret !== "string") throw new TypeError("A secret must be text");
  const [, encoded] = /^whsec_(.*)$/s.exec(secret) ?? [];
  const bytes = encoded === undefined ? new TextEncoder().encode(secret) : fromBase64(encoded);
  if (bytes === undefined || bytes.length === 0) {
    throw new TypeError("A secret must be whsec_ and base64, or any other text");
  }
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  return await crypto.subtle.importKey("raw", bytes, algorithm, false, ["sign"]);
}

/** Other versions are ignored. */
function signatureIn(versioned: string): Uint8Array[] {
  const [version, encoded = ""] = versioned.split(",");
  const bytes = version === "v1" ? fromBase64(encoded) : undefined;
  return bytes === undefined ? [] : [bytes];
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  let difference = one.length ^ other.length;
  for (const [at, byte] of one.entries()) difference |= byte ^ (other[at] ?? 0);
  return difference === 0;
}
