import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import type { Settings } from "./settings.ts";

/** Collects the description of every route that is registered from now on. */
export async function describeApi(server: Server, settings: Settings): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Frontdesk payments",
        version: "0.1.0",
        description:
          "Card payments for merchants. Amounts are integers in minor units of their currency.",
      },
      servers: [{ url: settings.publicUrl }],
      components: { securitySchemes: { key: { type: "http", scheme: "basic" } } },
      security: [{ key: [] }],
    },
    hideUntagged: false,
  });
}

/** Serves the description for machines and, with a viewer of our own origin, for people. */
export async function showApi(server: Server): Promise<void> {
  await server.register(swaggerUi, { routePrefix: "/docs", staticCSP: true });
  server.get(
    "/openapi.json",
    { schema: { hide: true, response: { 200: Type.Object({}, { additionalProperties: true }) } } },
    async () => server.swagger(),
  );
}
