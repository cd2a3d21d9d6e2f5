// Hides secrets by field name, and anything like a card number.

const hidden = "[redacted]";
const secretNames = new Set("csc cvc number code value".split(" "));
const secretEnding = /(?:key|password|secret|token|cookie|authorization)$/i;
// Secret codes have digits, or letters of both cases.
const errorCode = /^(?:[A-Z]+(?:_[A-Z]+)*|[a-z]+(?:[._][a-z]+)*)$/;
// Credentials in a header of this name begin with their scheme.
const recordId = /^(?:[\da-f]{24}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;
// UUIDs match first and stay: some contain enough digits in a row.
const cardNumber = /\b([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\b|\b\d(?:[ -]?\d){11,18}\b/gi;
const deepest = 8;

/** pino does not pass the fields of a child log through `redact`. */
export const hidingSerializers = Object.fromEntries(
  [...secretNames, "key", "password", "secret", "token"].map((name) => [
    name,
    (value: unknown) => (isSecret(name, value) ? hidden : value),
  ]),
);

/** Runs of 12 to 19 digits (ISO/IEC 7812), spaced or not. */
export function hideCardNumbers(text: string): string {
  if (text.length < 12) return text;
  return text.replace(cardNumber, (_match, uuid: string | undefined) => uuid ?? hidden);
}

const spacedNumber = /(?<![a-z\d])\d(?:[^\da-z]?\d){11,18}(?![a-z\d])/gi;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** For paths of strangers: any character may separate the digits. */
export function hideSpacedNumbers(path: string): string {
  if (path.length < 12) return path;
  return path
    .split("/")
    .map((part) => (uuid.test(part) ? part : part.replace(spacedNumber, hidden)))
    .join("/");
}

export function redact(fields: Record<string, unknown>): Record<string, unknown> {
  return redactObject(fields, 0);
}

function redactObject(fields: Record<string, unknown>, depth: number): Record<string, unknown> {
  const clean: Record<string, unknown> = {};
  for (const name of Object.keys(fields)) {
    const value = fields[name];
    const isHidden = value !== undefined && isSecret(name, value);
    clean[name] = isHidden ? hidden : redactValue(value, depth);
  }
  return clean;
}

function isSecret(name: string, value: unknown): boolean {
  if (!secretNames.has(name.toLowerCase()) && !secretEnding.test(name)) return false;
  if (typeof value !== "string" || value.length > 40) return true;
  if (name === "code") return !errorCode.test(value);
  return name !== "authorization" || !recordId.test(value);
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === "string") return hideCardNumbers(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth === deepest) return "[deep]";
  if (Array.isArray(value)) return value.map((entry) => redactValue(entry, depth + 1));
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  return redactObject(value as Record<string, unknown>, depth + 1);
}

/** An allowlist, since database errors carry the statement and its values. */
export function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return redactValue(error, 0);
  const { code, constraint, table, cause } = error as Error & Record<string, unknown>;
  return {
    type: error.name,
    message: hideCardNumbers(error.message),
    stack: hideCardNumbers(error.stack ?? ""),
    ...(typeof code === "string" && { code }),
    ...(typeof constraint === "string" && { constraint }),
    ...(typeof table === "string" && { table }),
    ...(cause !== undefined && depth < deepest && { cause: describeError(cause, depth + 1) }),
  };
}
