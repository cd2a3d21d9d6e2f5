// Every whole number in the bodies and queries of a server, and whether one takes a fraction.
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { FastifyInstance } from "fastify";

interface Schema {
  type?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

/** A schema of a body or a query, with a route that has it. */
export interface Taken {
  route: string;
  schema: Schema;
}

/** Collects what the routes take of servers that are built while `build` runs. */
export async function collectTaken<Built>(
  build: () => Promise<Built>,
): Promise<{ built: Built; taken: Taken[] }> {
  const taken: Taken[] = [];
  const collect = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook("onRoute", ({ method, url, schema }) => {
      for (const part of [schema?.body, schema?.querystring]) {
        if (part !== undefined) taken.push({ route: `${method} ${url}`, schema: part as Schema });
      }
    });
  };
  subscribe("fastify.initialization", collect);
  const built = await build();
  unsubscribe("fastify.initialization", collect);
  return { built, taken };
}

/** The names that lead to each whole number; an item of a list is named 0. */
export function wholesIn(schema: Schema, names: string[] = []): string[][] {
  const { type, properties = {}, items, anyOf = [] } = schema;
  return [
    ...(type === "integer" ? [names] : []),
    ...anyOf.flatMap((branch) => wholesIn(branch, names)),
    ...Object.entries(properties).flatMap(([name, member]) => wholesIn(member, [...names, name])),
    ...(items === undefined ? [] : wholesIn(items, [...names, "0"])),
  ];
}

/** A value that has a text at those names, as a form would give it. */
export function textAt(names: readonly string[], text: string): unknown {
  return names.reduceRight<unknown>(
    (inner, name) => (name === "0" ? [inner] : { [name]: inner }),
    text,
  );
}
