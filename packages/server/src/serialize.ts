// Success bodies: one line of JSON each; a list has one line for each item, because clients read
// lists line by line.
import fastJson from "fast-json-stringify";
import type { FastifySerializerCompiler, RouteOptions } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route answers something else than JSON and needs no response schema. */
    plain?: boolean;
  }
}

interface Schema extends Record<string, unknown> {
  type?: unknown;
  items?: object;
  $defs?: object;
}

type Write<Value = unknown> = (value: Value) => string;

/** Serializes by the response schema: what it does not name is not sent. */
export const serializerCompiler: FastifySerializerCompiler<unknown> = ({ schema, httpStatus }) => {
  const own = schema as Schema;
  if (isEmpty(own)) return () => "";
  if (own.type === "array" && httpStatus?.startsWith("2")) return listWriter(own);
  const write = writerOf(own);
  return (value) => `${write(value)}\n`;
};

// Making one takes longer than most requests, several servers of a process have the same, and most
// are never asked for: each is made when it first writes.
const writers = new WeakMap<object, Write>();
const listWriters = new WeakMap<object, Write>();

/** Writes one value, on one line, by a schema: what that does not name is not written. */
export function writerOf(schema: object): Write {
  const known = writers.get(schema);
  if (known !== undefined) return known;
  let made: Write | undefined;
  const write: Write = (value) => {
    made ??= fastJson(schema as Parameters<typeof fastJson>[0]);
    return made(value);
  };
  writers.set(schema, write);
  return write;
}

function listWriter(schema: Schema): Write {
  const known = listWriters.get(schema);
  if (known !== undefined) return known;
  const { items = {}, $defs } = schema;
  const write = listedBy(writerOf($defs === undefined ? items : { ...items, $defs })) as Write;
  listWriters.set(schema, write);
  return write;
}

/** Writes a list whose items are written so, one a line. */
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

/**
 * Refuses, when it is registered, a route that does not say what it answers with on success, and
 * sees to it that an answer without a body has no content type.
 */
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

// A route that is hidden from the API's description is not part of the API.
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
