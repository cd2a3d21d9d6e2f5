// Fits input to a schema: detects "not given", converts form text, drops unknown members.
import type { Member, Shape } from "./shape.ts";

/** A lenient body is JSON with form conversion, and "" clears a nullable field. */
export type Origin = "json" | "form" | "query" | "lenient";

type Fields = Record<string, unknown>;

const number = /^-?\d+(?:\.\d+)?$/;
// Minor units have no decimals: `12.00` would mean 12 cents.
const whole = /^-?\d+$/;
const wholes = /^\d+(?:,\d+)+$/;
const booleans = new Map([
  ...["yes", "y", "true", "1"].map((word) => [word, true] as const),
  ...["no", "n", "false", "0"].map((word) => [word, false] as const),
]);

/**
 * A value above a ceiling is cut to a length that is still refused, so that the validator skips the
 * rest.
 */
export function coerce(input: unknown, shape: Shape, origin: Origin): unknown {
  if (typeof input === "string") {
    return fitText(origin === "json" ? input : convert(input, shape), shape);
  }
  if (typeof input === "number" && origin === "lenient") return bitOf(input, shape);
  if (typeof input !== "object" || input === null) return input;
  if (Array.isArray(input)) {
    const { items, types } = shape;
    // PHP writes an empty object as `[]`.
    const isEmptyObject = input.length === 0 && types.has("object") && !types.has("array");
    if (isEmptyObject) return coerceMembers({}, shape, origin);
    if (input.length > shape.ceilings.items) return tooManyItems(shape);
    return items === undefined ? input : input.map((entry) => coerce(entry, items, origin));
  }
  return coerceMembers(input as Fields, shape, origin);
}

export function coerceQuery(fields: Fields, shape: Shape): unknown {
  const named = Object.entries(fields).filter(([, value]) => value !== "null");
  return coerceMembers(Object.fromEntries(named), { ...shape, isSealed: false }, "query");
}

function coerceMembers(fields: Fields, shape: Shape, origin: Origin): Fields {
  const { members, others } = shape;
  const names = Object.keys(fields);
  if (others !== undefined && names.length > shape.ceilings.members) return tooManyMembers(shape);
  if (members === undefined && others === undefined) return fields;
  const result: Fields = {};
  for (const [name, member] of members ?? []) {
    const value = coerceMember(ownValue(fields, name), member, origin);
    if (value !== undefined) result[name] = value;
  }
  const reports = origin === "query" && shape.isSealed;
  if (others === undefined && !reports) return result;
  for (const name of names.filter((name) => !members?.has(name))) {
    result[name] = others === undefined ? fields[name] : coerce(fields[name], others, origin);
  }
  return result;
}

function ownValue(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function coerceMember(input: unknown, { shape, isRequired }: Member, origin: Origin): unknown {
  if (origin === "lenient" && input === "" && shape.types.has("null")) return null;
  if (!isAbsent(input, shape, isRequired)) return coerce(input, shape, origin);
  return isRequired && requiresMembers(shape) ? coerceMembers({}, shape, origin) : undefined;
}

function isAbsent(input: unknown, { types }: Shape, isRequired: boolean): boolean {
  if (input === undefined || input === "") return true;
  if (input === null) return !types.has("null");
  return input === false && !isRequired && types.has("string") && !types.has("boolean");
}

function requiresMembers({ members }: Shape): boolean {
  for (const { isRequired } of members?.values() ?? []) if (isRequired) return true;
  return false;
}

/** Some languages write booleans as 1 or 0. */
function bitOf(text: number, { types }: Shape): unknown {
  const isFlag = types.has("boolean") && !types.has("number") && !types.has("integer");
  return isFlag && (text === 0 || text === 1) ? text === 1 : text;
}

function convert(text: string, shape: Shape): unknown {
  const { types } = shape;
  if (types.size === 0 || types.has("string")) return text;
  const written = types.has("number") ? number : types.has("integer") ? whole : undefined;
  if (written?.test(text)) {
    const value = Number(text);
    return Number.isFinite(value) ? value : text;
  }
  if (types.has("boolean")) return booleans.get(text.toLowerCase()) ?? text;
  return types.has("array") ? convertList(text, shape) : text;
}

function convertList(text: string, shape: Shape): unknown[] {
  const { items } = shape;
  if (items === undefined) return [text];
  const isList = items.types.has("integer") && wholes.test(text);
  const parts = isList ? text.split(",", shape.ceilings.items + 1) : [text];
  if (parts.length > shape.ceilings.items) return tooManyItems(shape);
  return parts.map((part) => fitText(convert(part, items), items));
}

/** Room for blanks and marks of pasted text. */
const mostCleaned = 1_000;

/** More than twice the code units are always too many code points. */
function fitText(value: unknown, { ceilings: { characters }, clean }: Shape): unknown {
  if (typeof value !== "string") return value;
  const isCleaned = clean !== undefined && value.length <= 2 * characters + mostCleaned;
  // A text without visible characters becomes one blank; the field decides on blanks.
  const text = isCleaned ? clean(value) || (value === "" ? "" : " ") : value;
  return text.length > 2 * characters ? text.slice(0, 2 * characters + 1) : text;
}

function tooManyItems({ ceilings }: Shape): unknown[] {
  return new Array(ceilings.items + 1);
}

function tooManyMembers({ ceilings }: Shape): Fields {
  const names = Array.from({ length: ceilings.members + 1 }, (_, index) => [`m${index}`, null]);
  return Object.fromEntries(names);
}
