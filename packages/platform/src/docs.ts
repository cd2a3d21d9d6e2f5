import { readFileSync } from "node:fs";
import swagger from "@fastify/swagger";
import { complete, type Description, type Vocabulary } from "@frontdesk/server/description";
import { elsewhereAt } from "@frontdesk/server/elsewhere";
import type { Server } from "@frontdesk/server/server";
import { showViewer } from "@frontdesk/server/viewer/viewer";
import type { FastifySchema, RouteOptions } from "fastify";
import { Type } from "typebox";
import own from "../package.json" with { type: "json" };

export function completeFrom(file: URL) {
  const notice = JSON.parse(readFileSync(file, "utf8"));
  return (description: Description, vocabulary: Omit<Vocabulary, "described">): Description =>
    complete(description, { ...vocabulary, described: notice });
}

export interface ApiDescription {
  title: string;
  introduction: string;
  tags: { name: string; description: string }[];
  components: object;
  webhooks?: Record<string, object>;
  security?: Record<string, string[]>[];
  describeRoute?(schema: FastifySchema, url: string, route: RouteOptions): FastifySchema;
  complete(description: Description): void;
}

const license = { name: "MIT", identifier: "MIT" };

export interface Describing {
  describeOperators(scope: Server): Promise<void>;
  show(): void;
}

export async function describeApi(
  server: Server,
  { publicUrl, operatorUrl }: { publicUrl: string; operatorUrl: string },
  described: ApiDescription,
): Promise<Describing> {
  const { title, introduction, tags, components, webhooks, security } = described;
  const document = { openapi: "3.1.0", components } as const;
  // Operator routes have a different address.
  const elsewhere = elsewhereAt(operatorUrl, (scope) =>
    scope.register(swagger, { openapi: document, convertConstToEnum: false }),
  );
  await server.register(swagger, {
    openapi: {
      ...document,
      info: { title, version: own.version, license, description: introduction },
      servers: [{ url: publicUrl }],
      tags,
      ...(webhooks !== undefined && { webhooks }),
      ...(security !== undefined && { security }),
    },
    convertConstToEnum: false,
    transform: ({ schema, url, route }) => {
      // Browsers send preflights by themselves.
      if (route.method === "OPTIONS") return { url, schema: { hide: true } };
      return { url, schema: described.describeRoute?.(schema, url, route) ?? schema };
    },
    transformObject: (document) => {
      if (!("openapiObject" in document)) throw new Error("the description must be OpenAPI 3");
      elsewhere.addTo(document.openapiObject as Description, described.complete);
      return document.openapiObject;
    },
  });
  return {
    describeOperators: elsewhere.describe,
    show: () => showApi(server, { title, publicUrl }),
  };
}

function showApi(server: Server, { title, publicUrl }: { title: string; publicUrl: string }): void {
  showViewer(server, { title, publicUrl, describe: () => server.swagger() });
  server.get(
    "/openapi.json",
    { schema: { hide: true, response: { 200: Type.Object({}, { additionalProperties: true }) } } },
    async () => server.swagger(),
  );
}
