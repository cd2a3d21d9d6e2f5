import { createHash } from "node:crypto";
import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import type { Context } from "../../ground/context.ts";
import { addDays, todayIn } from "../../ground/intervals/days.ts";
import { notFound } from "../../ground/refusals.ts";
import { zoneOf } from "../../ground/zones.ts";
import { hashToken } from "../../parties/identity/identity.ts";
import { durationEvent, type Showing, timeOffEvent } from "./event.ts";
import { listDurations, listTimeOff } from "./events.store.ts";
import { readFileName } from "./feed.ts";
import { icsOf } from "./ics.ts";
import { findOpenFeed, type OpenFeed } from "./store.ts";

const daysBack = 90;
const daysAhead = 366;

/** Calendars for whoever has their secret address: no token, no account in the path. */
export function calendarRoutes(server: Server, context: Context): void {
  const { db, limits, now } = context;

  server.get(
    "/calendars/:file",
    {
      schema: {
        tags: ["Calendars"],
        operationId: "getCalendarFile",
        summary: "Read a calendar at its secret address",
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
      const text = await calendarOf(context, accountId, feed);
      const etag = `"${createHash("sha256").update(text).digest("base64url")}"`;
      reply.header("etag", etag).header("cache-control", "private, no-cache");
      return reply.type("text/calendar; charset=utf-8").send(text);
    },
  );
}

async function calendarOf(context: Context, accountId: number, feed: OpenFeed): Promise<string> {
  const { db, settings, now } = context;
  const today = todayIn(zoneOf(feed.timezone), now());
  const window = {
    accountId,
    resourceId: feed.resource_id,
    firstDay: addDays(today, -daysBack),
    lastDay: addDays(today, daysAhead),
    most: settings.mostRows,
  };
  const showing: Showing = {
    host: new URL(settings.publicUrl).hostname,
    isOfAll: feed.resource_id === null,
    seesClients: feed.sees_clients,
    seesProjects: feed.sees_projects,
  };
  const durations = await listDurations(db, window);
  const timeOff = await listTimeOff(db, window);
  return await icsOf(feed.name, [
    ...durations.map((row) => durationEvent(row, showing)),
    ...timeOff.map((row) => timeOffEvent(row, showing)),
  ]);
}
