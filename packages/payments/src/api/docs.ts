import swagger from "@fastify/swagger";
import type { Description } from "@frontdesk/server/description";
import { type Elsewhere, elsewhereAt } from "@frontdesk/server/elsewhere";
import type { Server } from "@frontdesk/server/server";
import { showViewer } from "@frontdesk/server/viewer/viewer";
import { Type } from "typebox";
import type { Settings } from "../ground/settings.ts";
import { complete, components } from "./description.ts";

const introduction = `Card payments for merchants.

- Amounts are integers in minor units of their currency: 995 is EUR 9.95, and JPY 995.
- Bodies are JSON; forms are taken too, with \`company[country]\` for nested fields.
- Lists are JSON arrays with one item a line, newest first. \`limit\` is required. The id of the
  last item, given as \`before\`, asks for the next page.
- Errors other than 400 have a body only for requests whose \`Accept\` names JSON, and under
  \`/vault\`, \`/payments\` and for operators; their message is in the header \`Error-Message\`.
- Repeating a POST with the same \`Idempotency-Key\` is safe where the header is described.
`;

const title = "Frontdesk payments";
const license = { name: "MIT", identifier: "MIT" };

const tags = [
  { name: "Apps", description: "Who calls this API: apps and their keys" },
  { name: "Merchants", description: "Who is paid, and the users and apps that have access" },
  { name: "Lines", description: "Every change of a merchant's balance" },
  { name: "Transactions", description: "Payments: authorised, captured, refunded, voided" },
  { name: "Cards", description: "Saved cards; paying from an earlier transaction replaced them" },
  { name: "Disputes", description: "Payments that the holder of the card contests" },
  { name: "Frauds", description: "Reports of fraud" },
  { name: "Checkout", description: "What a customer's browser calls, with the public key only" },
  { name: "Operator", description: "What the operator of the service decides" },
];

/** What operators do, which is described with the API and has an address of its own. */
export function describeOperators(settings: Settings): Elsewhere {
  const openapi = { openapi: "3.1.0", components } as const;
  return elsewhereAt(settings.operatorUrl, (scope) =>
    scope.register(swagger, { openapi, convertConstToEnum: false }),
  );
}

/** Collects the description of every route that is registered from now on. */
export async function describeApi(
  server: Server,
  settings: Settings,
  elsewhere: Elsewhere,
): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title, version: "0.1.0", license, description: introduction },
      servers: [{ url: settings.publicUrl }],
      tags,
      components,
      security: [{ key: [] }],
    },
    convertConstToEnum: false,
    // Preflights are the browser's own affair.
    transform: ({ schema, url, route }) => ({
      url,
      schema: route.method === "OPTIONS" ? { hide: true } : schema,
    }),
    transformObject: (document) => {
      if (!("openapiObject" in document)) throw new Error("OpenAPI 3 is what is described");
      elsewhere.addTo(document.openapiObject as Description, complete);
      return document.openapiObject;
    },
  });
}

/** Serves the description for machines and, with a viewer of our own origin, for people. */
export function showApi(server: Server, { publicUrl }: Settings): void {
  showViewer(server, { title, publicUrl, describe: () => server.swagger() });
  server.get(
    "/openapi.json",
    { schema: { hide: true, response: { 200: Type.Object({}, { additionalProperties: true }) } } },
    async () => server.swagger(),
  );
}
