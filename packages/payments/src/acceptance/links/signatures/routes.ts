import type { Server } from "@frontdesk/server/server";
import type { Context } from "../../../core/context.ts";
import { signingRefusals } from "../../../parties/merchants/refusals.ts";
import { MerchantParams } from "../../../parties/merchants/schema.ts";
import { LinkParameters, SignedLink } from "./schema.ts";
import { signLink } from "./sign-link.ts";

/** Called by a shop's server. */
export function linkSignatureRoutes(server: Server, context: Context): void {
  server.post(
    "/merchants/:merchantId/link-signatures",
    {
      schema: {
        summary: "Sign a payment link",
        tags: ["Merchants"],
        "x-refusals": Object.values(signingRefusals),
        params: MerchantParams,
        body: LinkParameters,
        response: { 201: SignedLink },
      },
      config: { personsMay: "handle" },
    },
    async (request, reply) => {
      const { merchantId } = request.params;
      const { callerId } = request.identity;
      const input = { merchantId, callerId, parameters: request.body };
      return reply.code(201).send(await signLink(context, input));
    },
  );
}
