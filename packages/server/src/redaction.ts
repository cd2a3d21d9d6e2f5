// What may not be in a log line: secrets by the name of their field, and anything that looks like
// a card number, whatever it is called.

const hidden = "[redacted]";
const secretNames = new Set("csc cvc number code value".split(" "));
const secretEnding = /(?:key|password|secret|token|cookie|authorization)$/i;
// Codes that are secrets have digits, or letters of both cases.
const errorCode = /^(?:[A-Z]+(?:_[A-Z]+)*|[a-z]+(?:[._][a-z]+)*)$/;
// Credentials in a header of this name begin with their scheme.
const recordId = /^(?:[\da-f]{24}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;
// UUIDs are matched first and kept: some of them consist of digits for long enough.
const cardNumber = /\b([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\b|\b\d(?:[ -]?\d){11,18}\b/gi;
const deepest = 8;

/** For the fields of a child log, which pino does not pass through `redact`. */
export const hidingSerializers = Object.fromEntries(
  [...secretNames, "key", "password", "secret", "token"].map((name) => [
    name,
    (value: unknown) => (isSecret(name, value) ? hidden : value),
  ]),
);

/** The text with every run of 12 to 19 digits (ISO/IEC 7812), spaced or not, hidden. */
export function hideCardNumbers(text: string): string {
  if (text.length < 12) return text;
  return text.replace(cardNumber, (_match, uuid: string | undefined) => uuid ?? hidden);
}

const spacedNumber = /(?<![a-z\d])\d(?:[^\da-z]?\d){11,18}(?![a-z\d])/gi;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The same for what strangers write, part by part of a path: with anything between the digits. */
export function hideSpacedNumbers(path: string): string {
  if (path.length < 12) return path;
  return path
    .split("/")
    .map((part) => (uuid.test(part) ? part : part.replace(spacedNumber, hidden)))
    .join("/");
}

/** A copy of what is to be logged without secrets. Errors are left to `describeError`. */
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

/**
 * What is logged of an error. A list of what is safe, since errors of databases carry the
 * statement and its values.
 */
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
