// A list has one line an item, because clients read lists line by line.
import fastJson from "fast-json-stringify";
import type { FastifySerializerCompiler, RouteOptions } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Something other than JSON, without a response schema. */
    plain?: boolean;
  }
}

interface Schema extends Record<string, unknown> {
  type?: unknown;
  items?: object;
  $defs?: object;
}

type Write<Value = unknown> = (value: Value) => string;

export const serializerCompiler: FastifySerializerCompiler<unknown> = ({ schema, httpStatus }) => {
  const own = schema as Schema;
  if (isEmpty(own)) return () => "";
  if (own.type === "array" && httpStatus?.startsWith("2")) return listWriter(own);
  const write = writerOf(own);
  return (value) => `${write(value)}\n`;
};

// A writer takes longer to build than most requests, and most stay unused: each is built at first
// use.
const writers = new WeakMap<object, Write>();
const listWriters = new WeakMap<object, Write>();

export function writerOf(schema: object): Write {
  const existing = writers.get(schema);
  if (existing !== undefined) return existing;
  let created: Write | undefined;
  const write: Write = (value) => {
    created ??= fastJson(schema as Parameters<typeof fastJson>[0]);
    return created(value);
  };
  writers.set(schema, write);
  return write;
}

function listWriter(schema: Schema): Write {
  const existing = listWriters.get(schema);
  if (existing !== undefined) return existing;
  const { items = {}, $defs } = schema;
  const write = listedBy(writerOf($defs === undefined ? items : { ...items, $defs })) as Write;
  listWriters.set(schema, write);
  return write;
}

export function listedBy<Item>(write: Write<Item>): Write<readonly Item[]> {
  return (list) => {
    let lines = "";
    for (const item of list) lines += `${lines === "" ? "" : ",\n"}${write(item)}`;
    return lines === "" ? "[\n]\n" : `[\n${lines}\n]\n`;
  };
}

function isEmpty(schema: unknown): boolean {
  const { type } = schema as Schema;
  return type === "null" || type === "void" || type === "undefined";
}

export function requireResponse(route: RouteOptions): void {
  const methods = [route.method].flat();
  if (isPage(route) || methods.every((name) => name === "HEAD" || name === "OPTIONS")) return;
  const responses = Object.entries((route.schema?.response ?? {}) as Record<string, unknown>);
  const successes = responses.filter(([status]) => /^2(?:\d\d|xx)$/i.test(status));
  if (successes.length === 0) {
    throw new Error(`${methods.join()} ${route.url} has no response schema for its success`);
  }
  if (!successes.some(([, schema]) => isEmpty(schema))) return;
  route.onSend = [...[route.onSend ?? []].flat(), dropEmptyBody];
}

// A route hidden from the API description is not part of the API.
function isPage({ config, schema }: RouteOptions): boolean {
  return config?.plain === true || (schema as { hide?: boolean } | undefined)?.hide === true;
}

const dropEmptyBody: Extract<RouteOptions["onSend"], (...args: never) => unknown> = (
  ...[_request, reply, payload, done]
) => {
  if (payload !== "") return done(null, payload);
  reply.removeHeader("content-type");
  done(null, null);
};
