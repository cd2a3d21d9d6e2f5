import { pictureHeaders } from "@frontdesk/server/pictures/picture";
import type { Server } from "@frontdesk/server/server";
import { type Static, Type } from "typebox";
import { answerObject } from "../../api/objects.ts";
import { clockOf } from "../../calendar/slots/clock.ts";
import type { Context } from "../../core/context.ts";
import { datesOf, readZone } from "../../core/dates.ts";
import { countDays } from "../../core/intervals/local-time.ts";
import type { LimitName } from "../../core/limits.ts";
import { invalid } from "../../core/refusals.ts";
import { findPicture } from "../../offering/booking-pages/store.ts";
import { mostSlotDays, slotsRefusals } from "../../offering/services/refusals.ts";
import type { ServiceRow } from "../../offering/services/service.ts";
import { findOffered } from "../../offering/services/store.ts";
import type { AppointmentRow } from "../booking/appointment.ts";
import { appointmentRefusals } from "../booking/refusals.ts";
import { answerSlots } from "../slots/answer.ts";
import { findNotices, listChoosable } from "./business.store.ts";
import { slotsToAnswer } from "./free-slots.ts";
import { pageToAnswer, showServices } from "./offer.ts";
import {
  LogoPath,
  NoticePath,
  PublicNotice,
  PublicPage,
  PublicService,
  PublicSlots,
  PublicSlotsQuery,
  ServicePath,
} from "./offer-schema.ts";
import { customerRefusals } from "./refusals.ts";
import { appointmentOfToken, type Counter, checkChosen, counterOf } from "./requests.ts";
import { BusinessPath } from "./schema.ts";
import { choosableIn } from "./show.ts";

const { notFound, tooOften } = customerRefusals;
const { goneResource } = appointmentRefusals;
const { noDate, otherDay, disordered, manyDays, noZone } = slotsRefusals;
const tags = ["Customers"];

export function offerRoutes(server: Server, context: Context): void {
  pageRoute(server, context);
  noticeRoute(server, context);
  logoRoute(server, context);
  serviceRoute(server, context);
  slotsRoute(server, context);
}

async function openCounterOf(context: Context, account: string): Promise<Counter> {
  const counter = await counterOf(context, account, { isPublished: true });
  if (counter.business.is_suspended) throw notFound();
  return counter;
}

async function offeredIn(context: Context, accountId: number, id: string): Promise<ServiceRow> {
  const service = await findOffered(context.db, accountId, id);
  if (service === undefined) throw notFound();
  return service;
}

function pageRoute(server: Server, context: Context): void {
  const schema = {
    tags,
    operationId: "getPublicPage",
    params: BusinessPath,
    summary: "Retrieve a booking page",
    "x-refusals": [notFound],
    response: { 200: PublicPage },
  };
  server.get("/:account", { schema }, async ({ params }, reply) => {
    const { business } = await openCounterOf(context, params.account);
    return await answerObject(reply, PublicPage, await pageToAnswer(context, business));
  });
}

function noticeRoute(server: Server, context: Context): void {
  const schema = {
    tags,
    operationId: "getPublicNotice",
    params: NoticePath,
    summary: "Retrieve the privacy notice or the terms of a business",
    "x-refusals": [notFound],
    response: { 200: PublicNotice },
  };
  server.get("/:account/notices/:notice", { schema }, async ({ params: { account, notice } }) => {
    // Staff appointments link here even before publication.
    const { business } = await counterOf(context, account, { isPublished: false });
    const text = (await findNotices(context.db, business.id))?.[notice] ?? null;
    if (text === null || business.is_suspended) throw notFound();
    return { name: business.title ?? business.name, text };
  });
}

/** For pages and mails, even before publication. */
function logoRoute(server: Server, context: Context): void {
  const options = { schema: { hide: true, params: LogoPath }, config: { plain: true } };
  server.get("/:account/logo/:name", options, async (request, reply) => {
    const { account, name } = request.params as Static<typeof LogoPath>;
    const { business } = await counterOf(context, account, { isPublished: false });
    if (business.is_suspended || business.logo !== name) throw notFound();
    const picture = await findPicture(context.db, business.id, name);
    if (picture === undefined) throw notFound();
    return reply.headers(pictureHeaders(name)).send(picture);
  });
}

function serviceRoute(server: Server, context: Context): void {
  const schema = {
    tags,
    operationId: "getPublicService",
    params: ServicePath,
    summary: "Retrieve a public service",
    "x-refusals": [notFound],
    response: { 200: PublicService },
  };
  // The id of an unlisted service is a secret.
  const config = { secretPath: true } as const;
  server.get("/:account/services/:id", { schema, config }, async ({ params }) => {
    const { business } = await openCounterOf(context, params.account);
    const service = await offeredIn(context, business.id, params.id);
    return (await showServices(context, business.id, [service]))[0]!;
  });
}

function slotsRoute(server: Server, context: Context): void {
  const reasons = [noDate, otherDay, disordered, manyDays, noZone, goneResource];
  const schema = {
    tags,
    operationId: "listPublicSlots",
    params: ServicePath,
    summary: "List a service's available slots",
    "x-refusals": [notFound, ...reasons, tooOften],
    querystring: PublicSlotsQuery,
    response: { 200: PublicSlots, 304: Type.Null() },
  };
  const config = {
    secretPath: true,
    addressLimit: "slotsByAddress" satisfies LimitName,
  };
  server.get("/:account/services/:id/slots", { schema, config }, async (request, reply) => {
    const { params, query } = request;
    return await answerSlots(reply, PublicSlots, await slotsOf(context, params, query));
  });
}

/** Beyond the range, so that clients can compare zones over all seasons. */
const aheadMs = 400 * 86_400_000;

async function slotsOf(
  context: Context,
  { account, id }: Static<typeof ServicePath>,
  query: Static<typeof PublicSlotsQuery>,
) {
  const { appointment: token, resource_ids: ids = [] } = query;
  const counter =
    token === undefined
      ? await openCounterOf(context, account)
      : await counterOf(context, account, { isPublished: false });
  const { business } = counter;
  const own = token === undefined ? undefined : await appointmentOfToken(context, counter, token);
  const service = await offeredIn(context, business.id, id);
  const chosenIds =
    own === undefined ? ids : await chosenFrom(context, business.id, { service, own, ids });
  checkChosen(service, chosenIds);
  const { name: timezone } = readZone(query.timezone ?? business.timezone);
  const { from = "", to = "" } = datesOf(query, ["from", "to"], timezone);
  if (countDays(from, to) > mostSlotDays) throw invalid(manyDays());
  const choosing = { accountId: business.id, service, timezone, chosenIds, own };
  const showing = query.with === undefined ? "nobody" : "choosable";
  const match = await slotsToAnswer(context, choosing, { from, to, showing });
  const now = context.now().getTime();
  const clock = clockOf(timezone, { from: now, until: Math.max(Date.parse(to), now) + aheadMs });
  return { ...match, clock };
}

async function chosenFrom(
  { db }: Context,
  accountId: number,
  { service, own, ids }: { service: ServiceRow; own: AppointmentRow; ids: readonly number[] },
): Promise<number[]> {
  const had = new Set([...own.wished_ids, ...choosableIn(own.snapshot)]);
  const able = choosableIn(service);
  const there = new Set((await listChoosable(db, accountId, ids)).map(({ id }) => id));
  return ids.filter((id) => !had.has(id) || (able.has(id) && there.has(id)));
}
