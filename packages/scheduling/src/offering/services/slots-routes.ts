import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { etagOf } from "../../api/etags.ts";
import type { Context } from "../../ground/context.ts";
import { datesOf } from "../../ground/dates.ts";
import { countDays } from "../../ground/intervals/days.ts";
import { InAccount, PathId } from "../../ground/paths.ts";
import { notFound, unfit } from "../../ground/refusals.ts";
import { readZone } from "../../ground/zones.ts";
import { mostSlotDays, slotsRefusals } from "./refusals.ts";
import { readSlots } from "./slots.ts";
import { Slots, SlotsQuery } from "./slots-schema.ts";
import { findService, hasService } from "./store.ts";

export function slotRoutes(server: Server, context: Context): void {
  server.get(
    "/:account/services/:id/slots",
    {
      schema: {
        tags: ["Services"],
        summary: "List when a service can be had",
        "x-refusals": Object.values(slotsRefusals),
        params: InAccount(PathId),
        querystring: SlotsQuery,
        response: { 200: Slots, 304: Type.Null({ description: "It is as If-None-Match says" }) },
      },
      config: {
        persons: true,
        scope: "services:read",
        right: ["resources", "view"],
        exists: hasService,
      },
    },
    async ({ account, params, query, headers }, reply) => {
      const service = await findService(context.db, account.id, params.id);
      if (service === undefined) throw notFound();
      const { from = "", to = "" } = datesOf(query, ["from", "to"]);
      if (countDays(from, to) > mostSlotDays) throw unfit(slotsRefusals.manyDays());
      const { name: timezone } = readZone(query.timezone ?? account.timezone);
      const shown = await readSlots(context, {
        ...{ accountId: account.id, service, from, to, timezone },
        chosenIds: query.resource_ids ?? [],
        without: [],
        showing: query.with === undefined ? "nobody" : "everybody",
      });
      const tag = `W/${etagOf(shown)}`;
      reply.header("etag", tag).header("cache-control", "no-cache");
      if (headers["if-none-match"] === tag) return await reply.code(304).send(null);
      return shown;
    },
  );
}
