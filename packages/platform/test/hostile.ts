// The largest hostile bodies for every route, and the work of each.
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { publicBodyBytes } from "@frontdesk/server/ceilings";
import { type Work, work } from "@frontdesk/server/explain";
import { mostProblems } from "@frontdesk/server/refusal";
import type { FastifyInstance, RouteOptions } from "fastify";

export interface Operation {
  method: string;
  url: string;
  bytes: number;
  addressLimit: string | undefined;
  schema: Schema | undefined;
}

export interface Schema {
  type?: unknown;
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  additionalProperties?: unknown;
  items?: Schema;
  maxItems?: number;
  maxProperties?: number;
  maxLength?: number;
  anyOf?: Schema[];
}

export async function collectOperations<Built>(
  build: () => Promise<Built>,
): Promise<{ built: Built; operations: Operation[] }> {
  const operations: Operation[] = [];
  const collect = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook("onRoute", (route) => {
      operations.push(...operationsOf(route));
    });
  };
  subscribe("fastify.initialization", collect);
  const built = await build();
  unsubscribe("fastify.initialization", collect);
  return { built, operations };
}

const withBody = new Set(["POST", "PUT", "PATCH", "DELETE"]);

function operationsOf(route: RouteOptions): Operation[] {
  const { url, schema, config } = route;
  const methods = [route.method].flat().filter((method) => withBody.has(method));
  // Lazy: a hook of the scope may set the limit later.
  return methods.map((method) => ({
    method,
    url,
    get bytes() {
      return route.bodyLimit ?? publicBodyBytes;
    },
    addressLimit: config?.addressLimit,
    schema: schema?.body as Schema | undefined,
  }));
}

interface SchemaPosition {
  names: string[];
  schema: Schema;
}

function placesIn(schema: Schema | undefined, names: string[] = []): SchemaPosition[] {
  if (schema === undefined) return [];
  const { properties = {}, anyOf = [], items, patternProperties = {} } = schema;
  const inner = [...anyOf.map((branch) => ({ branch, at: names }))].flatMap(({ branch, at }) =>
    placesIn(branch, at),
  );
  const members = Object.entries(properties).flatMap(([name, member]) =>
    placesIn(member, [...names, name]),
  );
  const within = items === undefined ? [] : placesIn(items, [...names, "0"]);
  const isOpen =
    schema.type === "array" ||
    schema.type === "string" ||
    schema.additionalProperties === true ||
    Object.keys(patternProperties).length > 0;
  return [...(isOpen ? [{ names, schema }] : []), ...inner, ...members, ...within];
}

export interface Hostile {
  what: string;
  type: string;
  payload(): string;
}

const json = "application/json";
const form = "application/x-www-form-urlencoded";

export function hostileBodiesFor({ bytes, schema }: Operation): Hostile[] {
  const locations = placesIn(schema);
  const fill = (count: number, part: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => part(index)).join();
  const widest = Math.floor((bytes - 1_000) / 12);
  const at = (names: string[], text: string) => wrap(names, text).slice(0, bytes);
  const list = (count: number) => `[${fill(count, () => "{}")}]`;
  const record = (count: number) => `{${fill(count, (index) => `"k${index}":1`)}}`;
  const lists = locations.filter(({ schema }) => schema.type === "array");
  const records = locations.filter(({ schema }) => schema.type === "object");
  const texts = locations.filter(({ schema }) => schema.type === "string");
  const whole = [["plan"], ["custom"], []].map((names) => ({ names }));
  const most = Math.floor((bytes - 1_000) / 3);
  return [
    ...[...lists, ...whole].map(({ names }) => ({
      what: `${names.join(".")} as long as it fits`,
      type: json,
      payload: () => at(names, list(most)),
    })),
    // Few enough to parse, but above every limit of lists and records.
    ...lists.map(({ names }) => ({
      what: `${names.join(".")} of 9000`,
      type: json,
      payload: () => at(names, list(9_000)),
    })),
    ...[...records, ...whole].map(({ names }) => ({
      what: `${names.join(".")} as wide as it fits`,
      type: json,
      payload: () => at(names, record(widest)),
    })),
    ...records.map(({ names }) => ({
      what: `${names.join(".")} with 900 members`,
      type: json,
      payload: () => at(names, record(900)),
    })),
    ...texts.map(({ names }) => ({
      what: `${names.join(".")} as long as it fits`,
      type: json,
      payload: () => at(names, `"${"a".repeat(bytes - 1_000)}"`),
    })),
    { what: "nesting", type: json, payload: () => `{"a":${"[".repeat(bytes - 6)}` },
    { what: "fields", type: form, payload: () => "&a[]=1".repeat(Math.floor(bytes / 6)) },
    { what: "empty fields", type: form, payload: () => "&".repeat(bytes) },
    { what: "a name", type: form, payload: () => `a${"[b]".repeat(Math.floor(bytes / 3) - 1)}` },
    ...lists.map(({ names }) => ({
      what: `${names.join(".")} as numbers of a form`,
      type: form,
      payload: () => `${bracketed(names)}=${fill(most, () => "1")}`.slice(0, bytes - 1),
    })),
    { what: "too many bytes", type: json, payload: () => `{"a":"${"a".repeat(bytes)}"}` },
  ];
}

function wrap(names: readonly string[], text: string): string {
  return names.reduceRight(
    (inner, name) => (name === "0" ? `[${inner}]` : `{${JSON.stringify(name)}:${inner}}`),
    text,
  );
}

function bracketed([first = "a", ...rest]: readonly string[]): string {
  return first + rest.map((name) => `[${name}]`).join("");
}

export interface CountedValidation {
  /** In order: limits by address and validations. */
  steps: string[];
  /** Items and members of one value, at any depth, in the validator. */
  values: number;
  longest: number;
  errors: number;
}

export function countWork(): {
  counted: CountedValidation;
  note(stage: string): void;
  stop(): void;
} {
  const counted: CountedValidation = { steps: [], values: 0, longest: 0, errors: 0 };
  const count = (message: unknown) => {
    const { value, errors = 0 } = message as Work;
    counted.errors += errors;
    if (value === undefined) return;
    counted.steps.push("validated");
    const [values, longest] = sizeOf(value);
    counted.values = Math.max(counted.values, values);
    counted.longest = Math.max(counted.longest, longest);
  };
  subscribe(work.name, count);
  return {
    counted,
    note: (stage) => void counted.steps.push(stage),
    stop: () => unsubscribe(work.name, count),
  };
}

function sizeOf(value: unknown): [values: number, longest: number] {
  if (typeof value === "string") return [1, value.length];
  if (typeof value !== "object" || value === null) return [1, 0];
  // A list without items has a length and no entries.
  const sizes = Object.values(value).map(sizeOf);
  const values = sizes.reduce((sum, [each]) => sum + each, 1);
  return [values, Math.max(0, ...sizes.map(([, longest]) => longest))];
}

/** The validator's maximum for a schema: its limits, and free data as parsed. */
function limitsOf(schema: Schema | undefined): { values: number; longest: number } {
  const locations = placesIn(schema);
  const lengths = locations.map(({ schema: { maxLength = 0 } }) => maxLength);
  const isFree = locations.some(({ schema }) => schema.additionalProperties === true);
  const longest =
    isFree || locations.some(isUnbounded) ? Infinity : 2 * Math.max(0, ...lengths) + 1;
  return { values: valuesOf(schema), longest };
}

const isUnbounded = ({ schema }: SchemaPosition) =>
  schema.type === "string" && schema.maxLength === undefined;

function valuesOf(schema: Schema | undefined): number {
  if (schema === undefined) return 1;
  const { properties, patternProperties, items, anyOf = [], maxItems = 0 } = schema;
  if (anyOf.length > 0) return Math.max(...anyOf.map(valuesOf));
  if (items !== undefined) return 1 + maxItems * valuesOf(items);
  if (schema.type === undefined && properties === undefined) return 10_000;
  const most = (schema.maxProperties ?? 0) + 1;
  if (patternProperties !== undefined) {
    return 1 + most * Math.max(...Object.values(patternProperties).map(valuesOf));
  }
  const free = schema.additionalProperties === true ? 10_000 : 0;
  return Object.values(properties ?? {}).reduce((sum, each) => sum + valuesOf(each), 1 + free);
}

export function excessesOf(
  operation: Operation,
  body: Hostile,
  done: CountedValidation & { status: number; problems: number },
): string[] {
  const most = limitsOf(operation.schema);
  const excesses = {
    [`${done.values} values were given to the validator`]: done.values > most.values,
    [`${done.longest} characters were given to the validator`]: done.longest > most.longest,
    [`the validator made ${done.errors} errors`]: done.errors > mostErrors,
    [`${done.problems} problems were named`]: done.problems > mostProblems,
    [`it was answered with ${done.status}`]: done.status === 500,
  };
  const matches = Object.entries(excesses).flatMap(([excess, isOne]) => (isOne ? [excess] : []));
  return matches.map((excess) => `${operation.method} ${operation.url}, ${body.what}: ${excess}`);
}

/** Ten problems, and the other fields of the largest schema with its alternatives. */
const mostErrors = 200;

export function pathOf({ url }: Operation, ids: Readonly<Record<string, string>>): string {
  return url.replace(/:(\w+)/g, (_match, name: string) => ids[name] ?? ids.id ?? "1");
}
