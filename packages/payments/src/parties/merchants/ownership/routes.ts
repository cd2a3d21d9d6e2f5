import { tooMany } from "@frontdesk/server/limits";
import type { Server } from "@frontdesk/server/server";
import type { Context } from "../../../core/context.ts";
import { Nothing } from "../../apps/schema.ts";
import { recorded } from "../audit-log/record.ts";
import { ownershipRefusals } from "../refusals.ts";
import { acceptOwnership, requestOwnership } from "./request.ts";
import { NewOwnership, OwnershipResponse, OwnershipToken } from "./schema.ts";

const config = { personsMay: "anyone", apps: false } as const;

export function ownershipRoutes(server: Server, context: Context): void {
  server.post(
    "/me/claims",
    {
      schema: {
        summary: "Request ownership of a test merchant",
        description:
          "Sends a link to the contact address of a test merchant without an owner. The " +
          "response is the same for any other merchant ID.",
        tags: ["Merchants"],
        "x-refusals": [tooMany],
        body: NewOwnership,
        response: { 202: Nothing },
      },
      config,
    },
    async ({ identity: { callerId: personId }, body }, reply) => {
      await context.limits.take("claimsByPerson", personId);
      await requestOwnership(context, { personId, ...body });
      return reply.code(202).send(null);
    },
  );

  server.post(
    "/me/claims/acceptance",
    {
      schema: {
        summary: "Accept ownership of a test merchant",
        description: "The link works once, for a day, and only for the person who requested it.",
        tags: ["Merchants"],
        "x-refusals": Object.values(ownershipRefusals),
        body: OwnershipToken,
        response: { 201: OwnershipResponse },
      },
      config,
    },
    async (request, reply) => {
      const { callerId: personId } = request.identity;
      await context.limits.take("claimsByPerson", personId);
      const merchant = await recorded(context, request, async (context) => {
        const merchant = await acceptOwnership(context, { personId, ...request.body });
        const act = { merchantId: merchant.id, act: "user.claim", subject: personId };
        return { result: merchant, act: { ...act, after: { role: "owner" } } };
      });
      return reply.code(201).send({ merchant });
    },
  );
}
