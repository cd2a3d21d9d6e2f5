// Turns what a caller sent into what a schema speaks of: "not given" is recognised, form text is
// converted, unknown members are dropped. What does not fit is left for the validation to name.
import type { Member, Shape } from "./shape.ts";

/**
 * Where a value comes from. Text of forms and queries is converted, JSON is taken strictly; a
 * lenient body is JSON that is converted like a form, where "" clears what may be null.
 */
export type Origin = "json" | "form" | "query" | "lenient";

type Fields = Record<string, unknown>;

const number = /^-?\d+(?:\.\d+)?$/;
// Minor units: 12.00 would be read as 0.12 of what its writer means.
const whole = /^-?\d+$/;
const wholes = /^\d+(?:,\d+)+$/;
const booleans = new Map([
  ...["yes", "y", "true", "1"].map((word) => [word, true] as const),
  ...["no", "n", "false", "0"].map((word) => [word, false] as const),
]);

/**
 * A new value in the shape; `given` itself stays as it is. A value above a ceiling of its schema is
 * cut to one that is as surely refused, so that the validator never looks at the rest.
 */
export function coerce(given: unknown, shape: Shape, origin: Origin): unknown {
  if (typeof given === "string") {
    return fitText(origin === "json" ? given : convert(given, shape), shape);
  }
  if (typeof given === "number" && origin === "lenient") return bitOf(given, shape);
  if (typeof given !== "object" || given === null) return given;
  if (Array.isArray(given)) {
    const { items, types } = shape;
    // PHP writes an object without members so.
    const isEmptyObject = given.length === 0 && types.has("object") && !types.has("array");
    if (isEmptyObject) return coerceMembers({}, shape, origin);
    if (given.length > shape.ceilings.items) return tooManyItems(shape);
    return items === undefined ? given : given.map((entry) => coerce(entry, items, origin));
  }
  return coerceMembers(given as Fields, shape, origin);
}

/**
 * The same for a whole query: parameters it does not know are never an error, and clients that
 * write out what they were not given write the text `null`.
 */
export function coerceQuery(given: Fields, shape: Shape): unknown {
  const named = Object.entries(given).filter(([, value]) => value !== "null");
  return coerceMembers(Object.fromEntries(named), { ...shape, isSealed: false }, "query");
}

function coerceMembers(given: Fields, shape: Shape, origin: Origin): Fields {
  const { members, others } = shape;
  const names = Object.keys(given);
  if (others !== undefined && names.length > shape.ceilings.members) return tooManyMembers(shape);
  if (members === undefined && others === undefined) return given;
  const result: Fields = {};
  for (const [name, member] of members ?? []) {
    const value = coerceMember(
      Object.hasOwn(given, name) ? given[name] : undefined,
      member,
      origin,
    );
    if (value !== undefined) result[name] = value;
  }
  // Unknown names in a sealed part of a query are kept, so that the validation reports them.
  const reports = origin === "query" && shape.isSealed;
  if (others === undefined && !reports) return result;
  for (const name of names) {
    if (members?.has(name)) continue;
    result[name] = others === undefined ? given[name] : coerce(given[name], others, origin);
  }
  return result;
}

function coerceMember(given: unknown, { shape, isRequired }: Member, origin: Origin): unknown {
  if (origin === "lenient" && given === "" && shape.types.has("null")) return null;
  if (!isAbsent(given, shape, isRequired)) return coerce(given, shape, origin);
  // Of a missing object the missing members are named, as a form would have sent them.
  return isRequired && requiresMembers(shape) ? coerceMembers({}, shape, origin) : undefined;
}

function isAbsent(given: unknown, { types }: Shape, isRequired: boolean): boolean {
  if (given === undefined || given === "") return true;
  if (given === null) return !types.has("null");
  return given === false && !isRequired && types.has("string") && !types.has("boolean");
}

function requiresMembers({ members }: Shape): boolean {
  for (const { isRequired } of members?.values() ?? []) if (isRequired) return true;
  return false;
}

/** Some languages write what is true or false as 1 or 0. */
function bitOf(given: number, { types }: Shape): unknown {
  const isFlag = types.has("boolean") && !types.has("number") && !types.has("integer");
  return isFlag && (given === 0 || given === 1) ? given === 1 : given;
}

function convert(text: string, shape: Shape): unknown {
  const { types, items } = shape;
  if (types.size === 0 || types.has("string")) return text;
  const written = types.has("number") ? number : types.has("integer") ? whole : undefined;
  if (written?.test(text)) {
    const value = Number(text);
    return Number.isFinite(value) ? value : text;
  }
  if (types.has("boolean")) return booleans.get(text.toLowerCase()) ?? text;
  if (types.has("array")) {
    if (items === undefined) return [text];
    const isList = items.types.has("integer") && wholes.test(text);
    const parts = isList ? text.split(",", shape.ceilings.items + 1) : [text];
    if (parts.length > shape.ceilings.items) return tooManyItems(shape);
    return parts.map((part) => fitText(convert(part, items), items));
  }
  return text;
}

/** Blanks and marks that a text is pasted with. */
const mostCleaned = 1_000;

/**
 * A text is cleaned before it is judged. One of more than twice the code units has more code
 * points, however it ends.
 */
function fitText(value: unknown, { ceilings: { characters }, clean }: Shape): unknown {
  if (typeof value !== "string") return value;
  const isCleaned = clean !== undefined && value.length <= 2 * characters + mostCleaned;
  // Of a text without ink a blank is left: what that means is up to the field.
  const text = isCleaned ? clean(value) || (value === "" ? "" : " ") : value;
  return text.length > 2 * characters ? text.slice(0, 2 * characters + 1) : text;
}

/** Too long, and without an item to look at. */
function tooManyItems({ ceilings }: Shape): unknown[] {
  return new Array(ceilings.items + 1);
}

function tooManyMembers({ ceilings }: Shape): Fields {
  const names = Array.from({ length: ceilings.members + 1 }, (_, index) => [`m${index}`, null]);
  return Object.fromEntries(names);
}
