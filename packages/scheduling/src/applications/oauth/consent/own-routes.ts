import type { Server } from "@frontdesk/server/server";
import type { Context } from "../../../core/context.ts";
import { describeConsent } from "./describe.ts";
import { unbelievable } from "./refusals.ts";
import { ConsentPrompt, ConsentQuestion } from "./schema.ts";

export function ownConsentRoutes(server: Server, context: Context): void {
  server.post(
    "/me/consents",
    {
      schema: {
        tags: ["Developers"],
        operationId: "readConsent",
        summary: "Retrieve the details of a consent request",
        "x-refusals": [unbelievable],
        body: ConsentQuestion,
        response: { 200: ConsentPrompt },
      },
      config: { persons: true, onlyPersons: true },
    },
    async ({ body, caller }) => await describeConsent(context, body.query, caller.userId),
  );
}
