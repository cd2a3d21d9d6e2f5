import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { FastifyInstance } from "fastify";

interface Schema {
  type?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

export interface TakenParameter {
  route: string;
  schema: Schema;
}

export async function collectTaken<Built>(
  build: () => Promise<Built>,
): Promise<{ built: Built; taken: TakenParameter[] }> {
  const taken: TakenParameter[] = [];
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

/** A list's item is named 0. */
export function wholesIn(schema: Schema, names: string[] = []): string[][] {
  const { type, properties = {}, items, anyOf = [] } = schema;
  return [
    ...(type === "integer" ? [names] : []),
    ...anyOf.flatMap((branch) => wholesIn(branch, names)),
    ...Object.entries(properties).flatMap(([name, member]) => wholesIn(member, [...names, name])),
    ...(items === undefined ? [] : wholesIn(items, [...names, "0"])),
  ];
}

export function textAt(names: readonly string[], text: string): unknown {
  return names.reduceRight<unknown>(
    (inner, name) => (name === "0" ? [inner] : { [name]: inner }),
    text,
  );
}
