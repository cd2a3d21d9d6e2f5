import type { Server } from "@frontdesk/server/server";
import { idempotently } from "../../../api/idempotency/idempotency.ts";
import { callOf, sendAnswer } from "../../../api/reply.ts";
import type { Context } from "../../../ground/context.ts";
import { forbidden } from "../../../ground/refusals.ts";
import { Nothing } from "../../apps/schema.ts";
import { getMerchantFor } from "../access.ts";
import { checkedBody } from "../checked-body.ts";
import { emailProblems } from "../merchant.ts";
import { accessRefusals } from "../refusals.ts";
import { MerchantParams } from "../schema.ts";
import { inviteUser } from "./invite.ts";
import { listUsers } from "./list.ts";
import { removeUser } from "./remove.ts";
import { Invited, NewUser, UserList, UserParams, UserQuery } from "./schema.ts";

/** The people who have access to a merchant, or are invited to. */
export function merchantUserRoutes(server: Server, context: Context): void {
  server.post(
    "/merchants/:merchantId/users",
    {
      schema: {
        summary: "Invite a user by mail",
        tags: ["Merchants"],
        "x-refusals": [accessRefusals.noEmail, forbidden],
        "x-idempotent": true,
        params: MerchantParams,
        body: NewUser,
        response: { 201: Invited },
      },
      attachValidation: true,
    },
    async (request, reply) => {
      const { email } = checkedBody(request, NewUser, emailProblems);
      const { merchantId } = request.params;
      const { callerId, actor } = request.identity;
      const { db, limits } = context;
      // Before the limits, so that only who may invite uses up what its recipient may be sent.
      await getMerchantFor(db, { merchantId, callerId });
      await limits.take("invitationsByAddress", request.callerAddress);
      await limits.take("invitationsByRecipient", email.toLowerCase());
      const call = callOf(request);
      const answer = await idempotently(context, call, async (context) => ({
        status: 201,
        body: await inviteUser(context, { callerId, actor, merchantId, email }),
      }));
      return sendAnswer(reply, answer);
    },
  );

  listRoute(server, context);

  server.delete(
    "/merchants/:merchantId/users/:userId",
    {
      schema: {
        summary: "End a user's access or invitation",
        tags: ["Merchants"],
        "x-refusals": [forbidden],
        params: UserParams,
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const { merchantId, userId } = request.params;
      const { callerId } = request.identity;
      await removeUser(context, { callerId, merchantId, personId: userId });
      return reply.code(204).send(null);
    },
  );
}

function listRoute(server: Server, context: Context): void {
  server.get(
    "/merchants/:merchantId/users",
    {
      schema: {
        summary: "List the users, invited ones included",
        tags: ["Merchants"],
        "x-refusals": [forbidden],
        params: MerchantParams,
        querystring: UserQuery,
        response: { 200: UserList },
      },
    },
    async (request) => {
      const { merchantId } = request.params;
      const { callerId } = request.identity;
      return await listUsers(context, { callerId, merchantId, page: request.query });
    },
  );
}
