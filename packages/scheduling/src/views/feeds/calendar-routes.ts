import { namesTag } from "@frontdesk/server/entity-tags";
import { answerText } from "@frontdesk/server/long-text";
import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import type { Context } from "../../core/context.ts";
import { zoneOf } from "../../core/dates.ts";
import { addDays, todayIn } from "../../core/intervals/local-time.ts";
import { notFound } from "../../core/refusals.ts";
import { hashToken } from "../../parties/identity/identity.ts";
import { type CalendarQuery, readCalendar } from "./calendar.ts";
import { readFileName } from "./feed.ts";
import { findOpenFeed, type OpenFeed } from "./store.ts";

const daysBack = 90;
const daysAhead = 366;

/** Calendars are at secret addresses, without token or account in the path. */
export function calendarRoutes(server: Server, context: Context): void {
  const { db, limits, now } = context;

  server.get(
    "/calendars/:file",
    {
      schema: {
        tags: ["Calendars"],
        operationId: "getCalendarFile",
        summary: "Retrieve an iCalendar feed by its secret URL",
        params: Type.Object({ file: Type.String() }),
      },
      config: { plain: true, secretPath: true },
    },
    async (request, reply) => {
      await limits.take("feedsByAddress", request.ip);
      const name = readFileName(request.params.file);
      if (name === undefined) throw notFound();
      const { accountId, token } = name;
      const feed = await findOpenFeed(db, {
        accountId,
        tokenHash: hashToken(token),
        now: now(),
      });
      if (feed === undefined) throw notFound();
      const { etag, pieces } = await readCalendar(db, queryOf(context, accountId, feed));
      reply.header("etag", etag).header("cache-control", "private, no-cache");
      const { "if-none-match": existing = "" } = request.headers;
      if (namesTag(existing, etag)) return reply.code(304).send(null);
      const type = "text/calendar; charset=utf-8";
      return await answerText(reply, { who: `calendar ${token}`, type, pieces: pieces() });
    },
  );
}

function queryOf({ settings, now }: Context, accountId: number, feed: OpenFeed): CalendarQuery {
  const today = todayIn(zoneOf(feed.timezone), now());
  const { name, resource_id: resourceId } = feed;
  return {
    name,
    window: {
      accountId,
      resourceId,
      isOwnOnly: feed.own_only,
      firstDay: addDays(today, -daysBack),
      lastDay: addDays(today, daysAhead),
    },
    showing: {
      host: new URL(settings.publicUrl).hostname,
      isOfAll: resourceId === null,
      seesClients: feed.sees_clients,
      seesProjects: feed.sees_projects,
    },
    most: settings.mostRows,
  };
}
