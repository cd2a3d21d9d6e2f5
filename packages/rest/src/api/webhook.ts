/*
 * Whether what came in was sent by whoever shares a secret with us, as Standard Webhooks says
 * (standardwebhooks.com). WebCrypto does the hashing, which Node, browsers, Bun and Deno have.
 */

/**
 * Why a webhook is not taken, as a literal to switch on.
 *
 * | code | when |
 * | --- | --- |
 * | `headers_missing` | `webhook-id`, `webhook-timestamp` or `webhook-signature` is not there |
 * | `timestamp_invalid` | the timestamp is no number of seconds |
 * | `timestamp_too_old` | it was sent more than five minutes ago, by this clock |
 * | `timestamp_too_new` | it says that it will be sent in more than five minutes |
 * | `signature_mismatch` | no signature is of this body by one of the secrets |
 * | `body_invalid` | it is no UTF-8, or is signed and no JSON |
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
 * What a webhook that is not to be trusted fails with: it is best answered with 400.
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
 * What came in, and what it has to be signed with.
 *
 * @example
 * const received: ReceivedWebhook = { headers: request.headers, body, secrets: ["whsec_…"] };
 */
export interface ReceivedWebhook {
  /** As `fetch` or Node gives them: names in any case. */
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The body as it came, byte for byte: JSON that was parsed and written anew is another. */
  body: string | Uint8Array;
  /** Each that may have signed it: while a secret is renewed there are two. */
  secrets: readonly string[];
}

const toleranceSeconds = 5 * 60;

/**
 * The parsed body of a webhook that one of the secrets has signed within the last five minutes; a
 * clock may be as much behind. Rejects with a {@link WebhookError} for any other, and with a
 * TypeError where there is no secret, or one that cannot be read.
 *
 * @example
 * const event = await verifyWebhook({ headers: request.headers, body, secrets: [secret] });
 */
export async function verifyWebhook(received: ReceivedWebhook): Promise<unknown> {
  const keys = await Promise.all(received.secrets.map(keyOf));
  if (keys.length === 0) throw new TypeError("There must be a secret");
  const { id, timestamp, signature } = headersOf(received);
  checkTime(timestamp);
  const body = textOf(received.body);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const given = signature.split(" ").flatMap(signatureIn);
  const made = await Promise.all(keys.map((key) => crypto.subtle.sign("HMAC", key, signed)));
  // All are compared, each to its end, so that time tells nothing.
  const fits = made.flatMap((own) => given.map((theirs) => isSame(new Uint8Array(own), theirs)));
  if (!fits.includes(true)) {
    throw new WebhookError("signature_mismatch", "No signature is of this body by a secret");
  }
  try {
    return JSON.parse(body);
  } catch {
    throw new WebhookError("body_invalid", "The body is not JSON");
  }
}

function headersOf({ headers }: ReceivedWebhook) {
  const values = new Map<string, string>();
  // Those of another realm, or of another library, are no instances of ours.
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
    throw new WebhookError("timestamp_invalid", "webhook-timestamp is no number of seconds");
  }
  const ageSeconds = Math.floor(Date.now() / 1000) - Number(timestamp);
  if (ageSeconds > toleranceSeconds) {
    throw new WebhookError("timestamp_too_old", "It was sent more than five minutes ago");
  }
  if (ageSeconds < -toleranceSeconds) {
    throw new WebhookError("timestamp_too_new", "It is to be sent in more than five minutes");
  }
}

/** Base64 behind `whsec_`, else the secret's own UTF-8. */
async function keyOf(secret: string): Promise<CryptoKey> {
  if (typeof secret !== "string") throw new TypeError("A secret must be text");
  const [, encoded] = /^whsec_(.*)$/s.exec(secret) ?? [];
  const bytes = encoded === undefined ? new TextEncoder().encode(secret) : fromBase64(encoded);
  if (bytes === undefined || bytes.length === 0) {
    throw new TypeError("A secret must be some text, or whsec_ and base64");
  }
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  return await crypto.subtle.importKey("raw", bytes, algorithm, false, ["sign"]);
}

/** Other versions of signatures than ours are passed over. */
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
