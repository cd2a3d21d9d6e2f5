import type { Server } from "@frontdesk/server/server";
import { Nothing } from "../../apps/schema.ts";
import type { Context } from "../../context.ts";
import { getMerchantFor } from "../access.ts";
import { MerchantParams } from "../schema.ts";
import { LinkRules, LinkSecret, LinkSettings } from "./schema.ts";
import { renewLinkSecret, requireSignature } from "./secret.ts";

const described = {
  tags: ["Merchants"],
  "x-refusals": ["Forbidden"],
  params: MerchantParams,
} as const;

/** How a merchant's payment links are signed. */
export function merchantLinkRoutes(server: Server, context: Context): void {
  server.post(
    "/merchants/:merchantId/link-secret",
    {
      schema: {
        ...described,
        summary: "Create a link secret; the one before, and links signed with it, end",
        response: { 201: LinkSecret },
      },
    },
    async (request, reply) => {
      const { merchantId } = request.params;
      const { appId } = request.identity;
      const secret = await renewLinkSecret(context, { merchantId, appId });
      return reply.code(201).send({ secret });
    },
  );

  server.get(
    "/merchants/:merchantId/links",
    {
      schema: {
        ...described,
        summary: "Read how payment links are signed",
        response: { 200: LinkSettings },
      },
    },
    async (request) => {
      const { merchantId } = request.params;
      const { appId } = request.identity;
      const merchant = await getMerchantFor(context.db, { merchantId, appId });
      const { linkSignatureRequired: signatureRequired, linkSecret } = merchant;
      return { signatureRequired, hasSecret: linkSecret !== null };
    },
  );

  server.put(
    "/merchants/:merchantId/links",
    {
      schema: {
        ...described,
        "x-refusals": ["Forbidden", "Conflict"],
        summary: "Require payment links to be signed, or not",
        body: LinkRules,
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const { merchantId } = request.params;
      const { appId } = request.identity;
      const required = request.body.signatureRequired;
      await requireSignature(context, { merchantId, appId, required });
      return reply.code(204).send(null);
    },
  );
}
