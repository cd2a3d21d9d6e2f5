// Without a ceiling, a list or record in a body could block all callers. Such a schema fails at
// startup.
import type { RouteOptions } from "fastify";
import type { Server } from "./instance.ts";

export const publicBodyBytes = 65_536;
export const defaultBodyBytes = 262_144;

/** Only for scopes that admit no anonymous caller. */
export function takeLargerBodies(scope: Server): void {
  scope.addHook("onRoute", (route) => {
    route.bodyLimit ??= defaultBodyBytes;
  });
}

export function requireCeilings({ method, url, schema }: RouteOptions): void {
  for (const part of [schema?.body, schema?.querystring]) {
    const locations = pathWithout(part, []);
    if (locations === undefined) continue;
    throw new Error(`${method} ${url} has no size limit for ${locations.join(".") || "the body"}`);
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

function pathWithout(schema: unknown, names: string[]): string[] | undefined {
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
    const matches = pathWithout(each, at);
    if (matches !== undefined) return matches;
  }
  return undefined;
}
