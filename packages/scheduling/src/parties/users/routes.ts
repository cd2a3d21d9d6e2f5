import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { answerList, pageOf, paging } from "../../api/lists/lists.ts";
import { tagged } from "../../api/objects.ts";
import type { Context } from "../../core/context.ts";
import { AccountPath, IdOrMe, InAccount } from "../../core/paths.ts";
import { notFound } from "../../core/refusals.ts";
import { actorOf, onlyOf } from "../identity/identity.ts";
import { Me, User } from "./schema.ts";
import { findMember, findUser, listMembers } from "./store.ts";
import { meOf, userOf } from "./user.ts";

const tags = ["Users"];

export function userRoutes(server: Server, context: Context): void {
  const { db, settings } = context;

  server.get(
    "/me",
    {
      schema: { tags, summary: "Retrieve the caller", response: { 200: Me } },
      config: { persons: true },
    },
    async ({ caller }) => meOf((await findUser(db, caller.userId))!),
  );

  server.get(
    "/:account/users",
    {
      schema: {
        tags,
        summary: "List an account's members",
        params: AccountPath,
        querystring: Type.Object(paging),
        response: { 200: Type.Array(User) },
      },
      config: { persons: true, scope: "users:read", own: "filtered" },
    },
    async (request, reply) => {
      const only = onlyOf(actorOf(request));
      const page = pageOf(request.query, settings, 0);
      return await answerList(request, reply, {
        page,
        settings,
        list: (page) => listMembers(db, { accountId: request.account.id, only }, page),
        show: (rows) => rows.map(userOf),
      });
    },
  );

  server.get(
    "/:account/users/:id",
    {
      schema: {
        tags,
        summary: "Retrieve a member; `me` is the caller",
        params: InAccount(IdOrMe),
        response: { 200: User },
      },
      config: { persons: true, scope: "users:read", own: "filtered" },
    },
    async ({ account, caller, params: { id } }, reply) => {
      const userId = id === "me" ? caller.userId : Number(id);
      const isVisible = !account.isOwnOnly || userId === caller.userId;
      const member = isVisible && (await findMember(db, { accountId: account.id, userId }));
      if (!member) throw notFound();
      return tagged(reply, userOf(member));
    },
  );
}
