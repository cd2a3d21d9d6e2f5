import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import type { Context } from "../../core/context.ts";
import { datesOf, readZone } from "../../core/dates.ts";
import { countDays } from "../../core/intervals/local-time.ts";
import { isOwnAppointment } from "../../core/own.store.ts";
import { InAccount, PathId } from "../../core/paths.ts";
import { invalid } from "../../core/refusals.ts";
import { includes } from "../../core/rights.ts";
import { mostSlotDays } from "../../offering/services/refusals.ts";
import type { ServiceRow } from "../../offering/services/service.ts";
import { readSlotsToAnswer } from "../../offering/services/slots.ts";
import { Slots } from "../../offering/services/slots-schema.ts";
import { findService, hasService } from "../../offering/services/store.ts";
import { type Actor, actorOf, checkScopes, onlyOf } from "../../parties/identity/identity.ts";
import type { AppointmentRow } from "../booking/appointment.ts";
import { findAppointment } from "../booking/store.ts";
import { answerSlots } from "./answer.ts";
import { slotsOfOwn } from "./of-appointment.ts";
import { staffSlotsRefusals as refusals } from "./refusals.ts";
import { StaffSlotsQuery } from "./schema.ts";

export function slotRoutes(server: Server, context: Context): void {
  server.get(
    "/:account/services/:id/slots",
    {
      schema: {
        tags: ["Services"],
        summary: "List a service's available slots, for staff",
        "x-refusals": Object.values(refusals),
        params: InAccount(PathId),
        querystring: StaffSlotsQuery,
        response: { 200: Slots, 304: Type.Null() },
      },
      config: {
        persons: true,
        scope: "services:read",
        right: ["resources", "view"],
        own: "filtered",
        exists: hasService,
      },
    },
    async (request, reply) => {
      const { account, caller, params, query } = request;
      const service = await findService(context.db, account.id, params.id);
      if (service === undefined) throw refusals.notFound();
      if (query.appointment !== undefined) checkScopes(caller, ["appointments:read"]);
      const own = await findOwn(context, actorOf(request), query.appointment);
      checkBookable(service, own, query.resource_ids);
      const { name: timezone } = readZone(query.timezone ?? account.timezone);
      const { from = "", to = "" } = datesOf(query, ["from", "to"], timezone);
      if (countDays(from, to) > mostSlotDays) throw invalid(refusals.manyDays());
      const row = query.unbound === true ? unbound(service) : service;
      const slots = await readSlotsToAnswer(context, {
        ...(await slotsOfOwn(context.db, account.id, { service: row, own })),
        accountId: account.id,
        from,
        to,
        timezone,
        chosenIds: query.resource_ids ?? [],
        showing: query.with === undefined ? "nobody" : "everybody",
        isForStaff: true,
      });
      return await answerSlots(reply, Slots, slots);
    },
  );
}

async function findOwn(
  { db }: Pick<Context, "db">,
  { account, userId }: Pick<Actor, "account" | "userId">,
  id: number | undefined,
): Promise<AppointmentRow | undefined> {
  if (id === undefined) return undefined;
  if (!includes(account.rights.bookings, "view")) throw refusals.forbidden();
  const only = onlyOf({ account, userId });
  const isVisible = only === undefined || (await isOwnAppointment(db, only, id));
  const own = isVisible ? await findAppointment(db, account.id, id) : undefined;
  if (own === undefined) throw invalid(refusals.goneAppointment());
  return own;
}

function checkBookable(
  { archived, parts }: ServiceRow,
  own: AppointmentRow | undefined,
  ids: readonly number[] = [],
): void {
  if (archived && own === undefined) throw invalid(refusals.goneService());
  const able = new Set(parts.flatMap((part) => part.resource_ids));
  if (ids.some((id) => !able.has(id))) throw invalid(refusals.goneResource());
}

/** Members bypass notice and horizon, but keep the service's start times. */
function unbound(service: ServiceRow): ServiceRow {
  return { ...service, minimum_notice: 0, horizon: Infinity };
}
