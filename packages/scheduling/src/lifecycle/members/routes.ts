import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { identityRefusals } from "../../api/refusals.ts";
import { changing, creating, removing } from "../../changes/object-routes.ts";
import type { Context } from "../../core/context.ts";
import { AccountPath, InAccount, PathId } from "../../core/paths.ts";
import { mayInvite } from "../../inventory/resources/invite.ts";
import { actorOf } from "../../parties/identity/identity.ts";
import { User } from "../../parties/users/schema.ts";
import { hasMember } from "../../parties/users/store.ts";
import { changeMember } from "./change.ts";
import { removeMember } from "./end.ts";
import { inviteMember } from "./invite.ts";
import { offerAccount } from "./offer.ts";
import { inviteRefusals, memberRefusals, offerRefusals } from "./refusals.ts";
import { InviteBody, MemberChange, Offer } from "./schema.ts";

const { notFound, owner } = memberRefusals;
const params = InAccount(PathId);
const config = {
  persons: true,
  scope: "users:write",
  forAdministrators: true,
  exists: hasMember,
} as const;

export function memberRoutes(server: Server, context: Context): void {
  inviteRoute(server, context);

  server.put(
    "/:account/users/:id",
    {
      schema: {
        tags: ["Users"],
        summary: "Update a member's permissions; except the owner's",
        "x-refusals": Object.values(memberRefusals),
        params,
        body: MemberChange,
        response: { 200: User },
      },
      config,
    },
    changing(context, changeMember),
  );

  server.delete(
    "/:account/users/:id",
    {
      schema: {
        tags: ["Users"],
        summary: "Remove a member; except the owner",
        "x-refusals": [notFound, owner],
        params,
        response: { 204: Type.Null() },
      },
      config,
    },
    removing(context, removeMember),
  );

  offerRoute(server, context);
}

function inviteRoute(server: Server, context: Context): void {
  const create = creating(context, "users", inviteMember);
  server.post(
    "/:account/users",
    {
      schema: {
        tags: ["Users"],
        summary: "Invite a member by email, or resend the invitation",
        "x-refusals": Object.values(inviteRefusals),
        params: AccountPath,
        body: InviteBody,
        response: { 201: User },
      },
      config: { persons: true, scope: "users:write", forAdministrators: true },
    },
    async (request, reply) => {
      await mayInvite(context, actorOf(request), request.body.email);
      return await create(request, reply);
    },
  );
}

function offerRoute(server: Server, context: Context): void {
  server.post(
    "/accounts/:id/owner",
    {
      schema: {
        tags: ["Accounts"],
        operationId: "offerAccount",
        summary: "Transfer an account to a member",
        "x-refusals": [
          ...Object.values(offerRefusals),
          identityRefusals.unproved,
          identityRefusals.unprovedToken,
        ],
        params: Type.Object({ id: Type.String() }),
        body: Offer,
        response: { 202: Type.Null() },
      },
      config: { persons: true, scope: "accounts:write", isOfAccount: true, stepUp: true },
    },
    async (request, reply) => {
      await offerAccount(context, actorOf(request), request.body.user_id);
      return reply.code(202).send(null);
    },
  );
}
