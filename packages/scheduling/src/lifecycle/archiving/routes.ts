/*
 * A deletion keeps the past. Bookings end before today; the person's future bookings pass to the
 * deleting member. The membership ends.
 */
import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { removing } from "../../changes/object-routes.ts";
import { changed } from "../../changes/outbox/changed.ts";
import type { Context } from "../../core/context.ts";
import { zoneOf } from "../../core/dates.ts";
import { todayIn } from "../../core/intervals/local-time.ts";
import { InAccount, PathId } from "../../core/paths.ts";
import { invalid } from "../../core/refusals.ts";
import { decide } from "../../inventory/capacity/capacity.ts";
import { lockResource, resourceNoun } from "../../inventory/resources/show.ts";
import { hasResource, markDeleted } from "../../inventory/resources/store.ts";
import { serviceNoun } from "../../offering/services/service.ts";
import { deleteService, hasService, lockDoomed } from "../../offering/services/store.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { endBookings, takeOver } from "../../planning/bookings/archiving/archive.ts";
import { endMembership } from "../members/end.ts";
import { fieldRemovalRoutes } from "./field-routes.ts";
import { purposeRoutes } from "./purpose-routes.ts";
import { archivingRefusals, serviceArchivingRefusals } from "./refusals.ts";
import { countToCome } from "./services.store.ts";

export function archivingRoutes(server: Server, context: Context): void {
  resourceRoute(server, context);
  purposeRoutes(server, context);
  fieldRemovalRoutes(server, context);
  serviceRemovalRoute(server, context);
}

function resourceRoute(server: Server, context: Context): void {
  server.delete(
    "/:account/resources/:id",
    {
      schema: {
        tags: ["Resources"],
        summary: "Delete a resource and its bookings from today on",
        "x-refusals": Object.values(archivingRefusals),
        params: InAccount(PathId),
        response: { 204: Type.Null() },
      },
      config: {
        persons: true,
        scope: "resources:write",
        right: ["resources", "manage_own"],
        exists: hasResource,
      },
    },
    removing(context, retireResource),
  );
}

async function retireResource(outer: Context, actor: Actor, id: number): Promise<void> {
  await decide(outer.db, (db) =>
    changed({ ...outer, db }, actor, {
      ...resourceNoun,
      id,
      lock: lockResource,
      async write(context, { timezone, user_id: userId }) {
        const today = todayIn(zoneOf(timezone), context.now());
        await endBookings(context, actor, { resourceId: id, today });
        if (userId !== null) {
          if (userId !== actor.userId) await takeOver(context, actor, { userId, today });
          await endMembership(context, actor, userId);
        }
        await markDeleted(db, { accountId: actor.account.id, id, at: context.now() });
        return undefined;
      },
    }),
  );
}

function serviceRemovalRoute(server: Server, context: Context): void {
  server.delete(
    "/:account/services/:id",
    {
      schema: {
        tags: ["Services"],
        summary: "Delete a service without future appointments",
        "x-refusals": Object.values(serviceArchivingRefusals),
        params: InAccount(PathId),
        response: { 204: Type.Null() },
      },
      config: {
        persons: true,
        scope: "services:write",
        forAdministrators: true,
        exists: hasService,
      },
    },
    removing(context, retireService),
  );
}

async function retireService(context: Context, actor: Actor, id: number): Promise<void> {
  const accountId = actor.account.id;
  await changed(context, actor, {
    ...serviceNoun,
    id,
    lock: lockDoomed,
    async write({ db, now }) {
      const at = now();
      const count = await countToCome(db, { accountId, serviceId: id, at });
      if (count > 0) throw invalid(serviceArchivingRefusals.toCome(count));
      await deleteService(db, { accountId, id, at });
      return undefined;
    },
  });
}
