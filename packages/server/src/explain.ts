/* A list is checked first without its items, then item by item until enough problems are found.
   So the work follows the schema, not the length of the input. */
import { channel } from "node:diagnostics_channel";
import { Ajv, type Options, type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import { mostProblems, type Problem } from "./refusal.ts";
import { type Shape, shapeOf } from "./shape.ts";
import { type Finding, findingsIn } from "./wording.ts";

export interface Work {
  value?: unknown;
  errors?: number;
}

/** Tests count validator runs. */
export const work = channel("frontdesk:validation");

const misspelt = (message: string) => {
  throw new Error(message);
};

function createAjv(options: Options) {
  const ajv = new Ajv({
    ...options,
    strict: false,
    // With `strict` off, ajv would only log an unknown format.
    logger: { log: () => {}, warn: misspelt, error: misspelt },
  });
  addFormats.default(ajv);
  return ajv;
}

const checking = createAjv({});
const explaining = createAjv({ allErrors: true, verbose: true });
const checkers = new WeakMap<object, ValidateFunction>();

export function compileChecker(schema: object): ValidateFunction {
  const match = checkers.get(schema);
  if (match !== undefined) return match;
  const fresh = checking.compile(schema);
  checkers.set(schema, fresh);
  return fresh;
}

export function explain(schema: object, value: unknown): Problem[] {
  return findingsOf(schema, value).map(({ names, message }) => ({
    field: names.join("."),
    message,
  }));
}

interface Schema {
  type?: unknown;
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  items?: unknown;
  maxItems?: number;
  anyOf?: Schema[];
}

interface OpenedSchema {
  names: string[];
  inner: object;
}

interface Explainer {
  outer: ValidateFunction;
  opened: OpenedSchema[];
  shape: Shape;
}

const explainers = new WeakMap<object, Explainer>();

function explainerOf(schema: object): Explainer {
  const explainer = explainers.get(schema);
  if (explainer !== undefined) return explainer;
  const opened: OpenedSchema[] = [];
  const outer = explaining.compile(open(schema as Schema, [], opened));
  const fresh = { outer, opened, shape: shapeOf(schema) };
  explainers.set(schema, fresh);
  return fresh;
}

function open(schema: Schema, names: string[], opened: OpenedSchema[]): Schema {
  const { items, properties, patternProperties, anyOf } = schema;
  if (anyOf !== undefined) {
    const isNullable = anyOf.length === 2 && anyOf.some(({ type }) => type === "null");
    if (!isNullable) return schema;
    return { ...schema, anyOf: anyOf.map((branch) => open(branch, names, opened)) };
  }
  if (schema.type === "array" && isSchema(items)) {
    opened.push({ names, inner: items });
    return { ...schema, items: {} };
  }
  const [values] = Object.values(patternProperties ?? {});
  if (values !== undefined && properties === undefined) {
    opened.push({ names, inner: values });
    const kept = Object.keys(patternProperties ?? {}).map((pattern) => [pattern, {}] as const);
    return { ...schema, patternProperties: Object.fromEntries(kept) };
  }
  if (properties === undefined) return schema;
  const members = Object.entries(properties).map(
    ([name, member]) => [name, open(member, [...names, name], opened)] as const,
  );
  return { ...schema, properties: Object.fromEntries(members) };
}

function isSchema(items: unknown): items is object {
  return typeof items === "object" && items !== null && !Array.isArray(items);
}

function findingsOf(schema: object, value: unknown): Finding[] {
  const { outer, opened, shape } = explainerOf(schema);
  outer(value);
  const errors = outer.errors ?? [];
  if (work.hasSubscribers) work.publish({ errors: errors.length } satisfies Work);
  const findings = findingsIn(errors);
  const refusals = new Set(findings.map(({ names }) => names.join("/")));
  for (const { names, inner } of opened) {
    if (refusals.has(names.join("/"))) continue;
    for (const finding of findingsWithin(inner, valueAt(value, names))) {
      findings.push({ ...finding, names: [...names, ...finding.names] });
    }
  }
  return inOrder(findings, shape).slice(0, mostProblems);
}

function findingsWithin(inner: object, whole: unknown): Finding[] {
  if (typeof whole !== "object" || whole === null) return [];
  const accepts = compileChecker(inner);
  const findings: Finding[] = [];
  for (const [name, value] of Object.entries(whole)) {
    if (accepts(value)) continue;
    for (const finding of findingsOf(inner, value)) {
      findings.push({ ...finding, names: [name, ...finding.names] });
    }
    if (findings.length >= mostProblems) break;
  }
  return findings;
}

function valueAt(value: unknown, names: readonly string[]): unknown {
  let at = value;
  for (const name of names) {
    if (typeof at !== "object" || at === null) return undefined;
    at = Object.hasOwn(at, name) ? (at as Record<string, unknown>)[name] : undefined;
  }
  return at;
}

function inOrder(findings: Finding[], shape: Shape): Finding[] {
  const placed = findings.map((finding) => ({ finding, at: positionOf(finding.names, shape) }));
  return placed.toSorted((one, other) => compare(one.at, other.at)).map(({ finding }) => finding);
}

function positionOf(names: readonly string[], shape: Shape): number[] {
  let at: Shape | undefined = shape;
  return names.map((name) => {
    const members: string[] = [...(at?.members?.keys() ?? [])];
    const index = members.indexOf(name);
    const isItem = at?.items !== undefined && /^\d+$/.test(name);
    at = at?.members?.get(name)?.shape ?? at?.items ?? at?.others;
    if (isItem) return Number(name);
    return index === -1 ? members.length : index;
  });
}

function compare(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((position, at) => position !== other[at]);
  return index === -1 ? one.length - other.length : one[index]! - (other[index] ?? -1);
}
