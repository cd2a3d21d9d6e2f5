// Messages are short and lower-case, one per field.
import type { ErrorObject } from "ajv";

type Limits = Record<string, unknown>;

const formats = new Map([
  ["email", "must be an email address"],
  ["uri", "must be a URL"],
  ["url", "must be a URL"],
  ["uuid", "must be a UUID"],
  ["date", "must be a date such as 2031-12-24"],
  ["date-time", "must be a date and time such as 2031-12-24T18:00:00Z"],
]);
const types = new Map([
  ["string", "must be text"],
  ["boolean", "must be true or false"],
  ["object", "must be an object"],
  ["array", "must be a list"],
  ["null", "must be null"],
]);

export interface Finding {
  names: string[];
  message: string;
}

export function findingsIn(errors: readonly ErrorObject[]): Finding[] {
  const best = new Map<string, Finding & { rank: number }>();
  for (const error of errors) {
    const names = namesOf(error);
    const field = names.join("/");
    const rank = rankOf(error);
    const existing = best.get(field);
    if (existing !== undefined && existing.rank <= rank) continue;
    best.set(field, { names, rank, message: messageOf(error) });
  }
  // A mismatch of all alternatives says less than the problems of the parts.
  if (best.size > 1) best.delete("");
  return [...best.values()];
}

function namesOf({ instancePath, keyword, params }: ErrorObject): string[] {
  const names = instancePath.split("/").slice(1).map(unescapePointer);
  if (keyword === "required") names.push(String(params.missingProperty));
  if (keyword === "additionalProperties") names.push(String(params.additionalProperty));
  return names;
}

/** RFC 6901 */
function unescapePointer(name: string): string {
  return name.replaceAll("~1", "/").replaceAll("~0", "~");
}

function rankOf(error: ErrorObject): number {
  if (error.keyword === "required") return 0;
  if (ownMessage(error) !== undefined) return 1;
  if (choicesOf(error) !== undefined) return 2;
  if (error.keyword === "const") return 5;
  if (error.keyword === "anyOf" || error.keyword === "oneOf") return 6;
  return error.keyword === "type" ? 4 : 3;
}

function messageOf(error: ErrorObject): string {
  if (error.keyword === "required") return "is required";
  const choices = choicesOf(error);
  return ownMessage(error) ?? (choices ? oneOf(choices) : genericMessage(error));
}

function ownMessage({ keyword, parentSchema }: ErrorObject): string | undefined {
  if (keyword === "additionalProperties") return undefined;
  const message: unknown = parentSchema?.["x-message"];
  return typeof message === "string" ? message : undefined;
}

function choicesOf({ keyword, schema }: ErrorObject): unknown[] | undefined {
  if (keyword === "enum") return schema as unknown[];
  if ((keyword !== "anyOf" && keyword !== "oneOf") || !Array.isArray(schema)) return undefined;
  const branches = (schema as Limits[]).filter(({ type }) => type !== "null");
  const isListed = branches.length > 0 && branches.every((branch) => "const" in branch);
  return isListed ? branches.map((branch) => branch.const) : undefined;
}

function oneOf(values: unknown[]): string {
  const listed = values.map(String).join(", ");
  if (values.length === 1) return `must be ${listed}`;
  return listed.length <= 200 ? `must be one of ${listed}` : "is not one of the accepted values";
}

function genericMessage({ keyword, params, parentSchema, schema }: ErrorObject): string {
  const limits: Limits = parentSchema ?? {};
  if (/^min(?:Length|Items|Properties)$/.test(keyword) && schema === 1) return "must not be empty";
  switch (keyword) {
    case "type":
      return typeMessage([params.type].flat().map(String), limits);
    case "minimum":
    case "maximum":
    case "exclusiveMinimum":
    case "exclusiveMaximum":
    case "multipleOf":
      return numberMessage(limits);
    case "minLength":
    case "maxLength":
      return `must be ${span(limits.minLength, limits.maxLength, "characters")}`;
    case "minItems":
    case "maxItems":
      return `must have ${span(limits.minItems, limits.maxItems, "entries")}`;
    case "minProperties":
    case "maxProperties":
      return `must have ${span(limits.minProperties, limits.maxProperties, "members")}`;
    case "uniqueItems":
      return "must not repeat an entry";
    case "pattern":
      return "has the wrong format";
    case "format":
      return formats.get(String(schema)) ?? "has the wrong format";
    case "const":
      return `must be ${String(schema)}`;
    case "additionalProperties":
      return "is not known";
    case "not":
    case "false schema":
      return "is not allowed";
    default:
      return "is invalid";
  }
}

function typeMessage(names: string[], limits: Limits): string {
  const name = names.find((each) => each !== "null") ?? "null";
  return types.get(name) ?? numberMessage({ type: name, ...limits });
}

function numberMessage(limits: Limits): string {
  const noun = [limits.type].flat().includes("integer") ? "a whole number" : "a number";
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = limits;
  const bounds = [];
  if (minimum !== undefined && maximum !== undefined) bounds.push(`from ${minimum} to ${maximum}`);
  else if (minimum !== undefined) bounds.push(`of at least ${minimum}`);
  else if (maximum !== undefined) bounds.push(`of at most ${maximum}`);
  if (exclusiveMinimum !== undefined) bounds.push(`above ${exclusiveMinimum}`);
  if (exclusiveMaximum !== undefined) bounds.push(`below ${exclusiveMaximum}`);
  return ["must be", noun, bounds.join(" and ")].filter((part) => part !== "").join(" ");
}

function span(least: unknown, most: unknown, noun: string): string {
  if (least === most) return `exactly ${least} ${noun}`;
  if (most === undefined) return `at least ${least} ${noun}`;
  return least === undefined || least === 0 || least === 1
    ? `at most ${most} ${noun}`
    : `${least} to ${most} ${noun}`;
}
