import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { answerOnce } from "../../api/idempotency/idempotency.ts";
import { answerList, pageOf, paging } from "../../api/lists/lists.ts";
import { removing } from "../../changes/object-routes.ts";
import type { Context } from "../../core/context.ts";
import { AccountPath, InAccount, PathId } from "../../core/paths.ts";
import { accountPath } from "../../parties/accounts/account.ts";
import { actorOf } from "../../parties/identity/identity.ts";
import { checkMayMake, createFeed } from "./create.ts";
import { endFeed } from "./end.ts";
import { carriedByFeeds, checkOwnFeed, feedOf } from "./feed.ts";
import { feedRefusals } from "./refusals.ts";
import { CreatedFeed, Feed, NewFeed } from "./schema.ts";
import { findFeed, hasFeed, isOwnFeed, listFeeds } from "./store.ts";

const { notFound, goneResource, forbidden } = feedRefusals;
const tags = ["Calendars"];
const one = InAccount(PathId);

export function feedRoutes(server: Server, context: Context): void {
  readRoutes(server, context);
  changeRoutes(server, context);
}

function readRoutes(server: Server, context: Context): void {
  const { db, settings } = context;

  server.get(
    "/:account/calendars",
    {
      schema: {
        tags,
        summary: "List calendar feeds: your own; all for administrators",
        params: AccountPath,
        querystring: Type.Object(paging),
        response: { 200: Type.Array(Feed) },
      },
      config: { persons: true, scope: "calendars:read", own: "filtered" },
    },
    async (request, reply) => {
      const { account, caller } = request;
      const page = pageOf(request.query, settings);
      const userId = account.isAdministrator ? null : caller.userId;
      return await answerList(request, reply, {
        page,
        settings,
        list: (page) => listFeeds(db, { accountId: account.id, userId }, page),
        show: (rows) => rows.map(feedOf),
      });
    },
  );

  server.get(
    "/:account/calendars/:id",
    {
      schema: {
        tags,
        summary: "Retrieve a calendar feed",
        "x-refusals": [notFound, forbidden],
        params: one,
        response: { 200: Feed },
      },
      config: { persons: true, scope: "calendars:read", exists: hasFeed, own: isOwnFeed },
    },
    async (request) => {
      const row = await findFeed(db, request.account.id, request.params.id);
      if (row === undefined) throw notFound();
      checkOwnFeed(actorOf(request), row);
      return feedOf(row);
    },
  );
}

function changeRoutes(server: Server, context: Context): void {
  server.post(
    "/:account/calendars",
    {
      schema: {
        tags,
        summary: "Create a calendar feed; returns its secret URL once",
        "x-refusals": [goneResource, forbidden],
        description: "The feed ends with the token that created it and with the membership.",
        params: AccountPath,
        body: NewFeed,
        response: { 201: CreatedFeed },
      },
      config: {
        persons: true,
        scope: ["calendars:write", ...carriedByFeeds],
        right: ["bookings", "view"],
        own: "filtered",
      },
    },
    async (request, reply) => {
      const { body: input, caller: maker } = request;
      const admit = async ({ db }: Context) =>
        await checkMayMake(db, actorOf(request), input.resource_id);
      await answerOnce(context, { request, reply, admit }, async (context) => {
        const body = await createFeed(context, actorOf(request), { input, maker });
        const position = accountPath(context.settings, request.account.subdomain);
        const location = `${position}/calendars/${body.id}`;
        return { status: 201, headers: { location }, body };
      });
      return reply;
    },
  );

  server.delete(
    "/:account/calendars/:id",
    {
      schema: {
        tags,
        summary: "Revoke a calendar feed",
        "x-refusals": [notFound, forbidden],
        params: one,
        response: { 204: Type.Null() },
      },
      config: { persons: true, scope: "calendars:write", exists: hasFeed, own: isOwnFeed },
    },
    removing(context, endFeed),
  );
}
