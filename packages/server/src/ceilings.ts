// How large a body may be, and that every list and record in one has a ceiling. A route of an API
// whose schema forgets one does not start, because a list without end stops everybody.
import type { RouteOptions } from "fastify";
import type { Server } from "./instance.ts";

/** Bytes of a body that anybody may send. */
export const publicBodyBytes = 65_536;
/** Bytes of a body of a caller who is known before it is read. */
export const knownBodyBytes = 262_144;

/** Takes larger bodies on the routes of a scope, which admits nobody unknown. */
export function takeLargerBodies(scope: Server): void {
  scope.addHook("onRoute", (route) => {
    route.bodyLimit ??= knownBodyBytes;
  });
}

/** Throws for a route that takes a list or a record without a ceiling. */
export function requireCeilings({ method, url, schema }: RouteOptions): void {
  for (const part of [schema?.body, schema?.querystring]) {
    const place = placeWithout(part, []);
    if (place === undefined) continue;
    throw new Error(`${method} ${url} has no size limit for ${place.join(".") || "the body"}`);
  }
}

interface Schema {
  type?: unknown;
  properties?: Record<string, unknown>;
  patternProperties?: Record<string, unknown>;
  additionalProperties?: unknown;
  maxProperties?: number;
  items?: unknown;
  maxItems?: number;
  anyOf?: unknown[];
  oneOf?: unknown[];
  allOf?: unknown[];
}

/** The names that lead to the first list or record without a ceiling. */
function placeWithout(schema: unknown, names: string[]): string[] | undefined {
  if (typeof schema !== "object" || schema === null) return undefined;
  const own = schema as Schema;
  const { items, patternProperties = {}, additionalProperties } = own;
  const isList = own.type === "array" || items !== undefined;
  if (isList && own.maxItems === undefined) return names;
  const others = Object.values(patternProperties);
  if (typeof additionalProperties === "object") others.push(additionalProperties);
  const isRecord = others.length > 0 || additionalProperties === true;
  if (isRecord && own.maxProperties === undefined) return names;
  const alternatives = [own.anyOf, own.oneOf, own.allOf].flatMap((each) => each ?? []);
  const inner: [string[], unknown][] = [
    ...Object.entries(own.properties ?? {}).map(([name, member]): [string[], unknown] => [
      [...names, name],
      member,
    ]),
    ...[items, ...others].map((each): [string[], unknown] => [[...names, "*"], each]),
    ...alternatives.map((each): [string[], unknown] => [names, each]),
  ];
  for (const [at, each] of inner) {
    const found = placeWithout(each, at);
    if (found !== undefined) return found;
  }
  return undefined;
}
