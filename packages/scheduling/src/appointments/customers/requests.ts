import type { Database } from "@frontdesk/database/database";
import { type Problem, Refusal } from "@frontdesk/server/refusal";
import { isPhone } from "@frontdesk/server/text/clean";
import { isEmail } from "@frontdesk/server/text/email";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Static } from "typebox";
import { answerStranger, byRights } from "../../api/idempotency/idempotency.ts";
import { keyRefusals, strangerRefusals } from "../../api/refusals.ts";
import type { Context } from "../../core/context.ts";
import type { LimitName } from "../../core/limits.ts";
import { invalid, notFound, unprocessable } from "../../core/refusals.ts";
import { singleFlight } from "../../core/single-flight.ts";
import { logoUrlOf } from "../../offering/booking-pages/booking-page.ts";
import { publicIdOf, type ServicePart } from "../../offering/services/service.ts";
import { findOffered } from "../../offering/services/store.ts";
import { namedBy } from "../../parties/identity/identity.ts";
import type { ChangeRecorder } from "../../planning/bookings/booking.ts";
import { type AppointmentRow, idIn, isTokenOf } from "../booking/appointment.ts";
import type { Wish } from "../booking/choose.ts";
import type { Details } from "../booking/details.ts";
import { readStart } from "../booking/hold.ts";
import { findOffer, type OfferedTerms } from "../booking/holding.store.ts";
import { appointmentRefusals } from "../booking/refusals.ts";
import { nobodyOf } from "../booking/steps.ts";
import { findAppointment } from "../booking/store.ts";
import { type BusinessRow, findBusiness, type OpenBusiness } from "./business.store.ts";
import { nextSlots } from "./free-slots.ts";
import { customerRefusals as refusals } from "./refusals.ts";
import { type CustomerDetails, PublicAppointment, TokenPath } from "./schema.ts";
import { type CustomerView, choosableIn, showCustomer } from "./show.ts";

// A refused time comes with the next slots, to save a request.

interface NearQuery {
  accountId: number;
  publicId: string | null;
  startsAt: Date;
  timezone: string;
  chosenIds: readonly number[];
  own?: AppointmentRow | undefined;
}

const messages = new Map([
  ["slot_taken", appointmentRefusals.slotTaken],
  ["hold_expired", appointmentRefusals.expired],
]);

export async function withNext<Result>(
  context: Context,
  query: () => Promise<NearQuery>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const refusal = error instanceof Refusal ? messages.get(codeIn(error)) : undefined;
    if (refusal === undefined) throw error;
    throw refusal(await nextOf(context.db, { context, query: await query() }));
  }
}

const codeIn = ({ body }: Refusal): string => (body as { error?: string } | undefined)?.error ?? "";

interface Looking {
  context: Context;
  query: NearQuery;
}

const nextOf = singleFlight(readNext, ({ query: { own, startsAt, ...what } }: Looking) =>
  JSON.stringify([own?.id, own?.revision, startsAt.getTime(), what]),
);

async function readNext(_db: Database, { context, query }: Looking) {
  const { accountId, publicId, startsAt, ...choosing } = query;
  const service =
    publicId === null ? undefined : await findOffered(context.db, accountId, publicId);
  if (service === undefined) return [];
  return await nextSlots(context, { accountId, service, ...choosing }, startsAt);
}

export interface Counter {
  business: OpenBusiness;
  recorder: ChangeRecorder;
}

const businessOf = singleFlight(findBusiness, String);

export async function counterOf(
  context: Context,
  account: string,
  { isPublished }: { isPublished: boolean },
): Promise<Counter> {
  const { id } = await namedBy(context, account);
  const business = id === undefined ? undefined : await businessOf(context.db, id);
  if (business === undefined || (isPublished && !business.published)) throw notFound();
  return { business: withNotices(context, business), recorder: nobodyOf(business) };
}

export function withNotices(
  { settings }: Pick<Context, "settings">,
  business: BusinessRow,
): OpenBusiness {
  const root = `${settings.publicUrl}/book/${encodeURIComponent(business.subdomain)}`;
  return {
    ...business,
    logo_url: logoUrlOf(business, settings.publicUrl),
    ...(business.has_privacy_text && { privacy_url: `${root}/privacy` }),
    ...(business.has_terms_text && { terms_url: `${root}/terms` }),
  };
}

export async function appointmentOfToken(
  context: Context,
  { business }: Counter,
  token: string,
): Promise<AppointmentRow> {
  const id = idIn(token);
  const row = id === undefined ? undefined : await findAppointment(context.db, business.id, id);
  if (row === undefined) throw notFound();
  if (!isTokenOf(context, token, { accountId: business.id, row })) throw notFound();
  return row;
}

export function readWish(
  { terms }: OfferedTerms,
  { starts_at: start, resource_ids: ids = [] }: { starts_at: string; resource_ids?: number[] },
): Wish {
  const startsAt = readStart(start);
  checkChosen(terms, ids);
  return { startsAt, resourceIds: [...new Set(ids)] };
}

export function checkChosen(
  service: { parts: readonly ServicePart[] },
  ids: readonly number[],
): void {
  const able = choosableIn(service);
  if (ids.some((id) => !able.has(id))) throw invalid(appointmentRefusals.goneResource());
}

interface DetailsRules {
  hasTerms: boolean;
  hasFee: boolean;
  now: Date;
}

export function readDetails(
  body: Static<typeof CustomerDetails>,
  { hasTerms, hasFee, now }: DetailsRules,
): Details {
  const { consents = {} } = body;
  const name = body.name.trim();
  const email = body.email.trim();
  const phone = body.phone?.trim() ?? "";
  const problems: Problem[] = [
    ...(name === "" ? [refusals.noName()] : []),
    ...(isEmail(email) ? [] : [refusals.noEmail()]),
    ...(phone === "" || isPhone(phone) ? [] : [refusals.noPhone()]),
    ...(hasTerms && consents.terms !== true ? [refusals.noTerms()] : []),
    ...(hasFee && consents.no_show_fee !== true ? [refusals.noFee()] : []),
    ...((body.website ?? "") === "" ? [] : [refusals.trapped()]),
  ];
  if (problems.length > 0) throw unprocessable(problems);
  const inputs = Object.entries(consents).filter(([, isProvided]) => isProvided);
  return {
    name,
    email,
    answers: body.answers ?? {},
    phone: phone === "" ? null : phone,
    consents: Object.fromEntries(inputs.map(([what]) => [what, now.toISOString()])),
  };
}

export const location = "/:account/appointments/:token";
export const ofToken = { tags: ["Customers"], params: TokenPath };
export const ofAppointment = { ...ofToken, response: { 200: PublicAppointment } };
const { stillRunning, usedOtherwise, erased } = keyRefusals;
export const guardRefusals = [strangerRefusals.guessableKey, stillRunning, usedOtherwise, erased];
export const config = {
  secretPath: true,
  addressLimit: "appointmentsByAddress" satisfies LimitName,
} as const;

export interface RequestByToken extends FastifyRequest {
  params: { account: string; token: string };
}

export interface RequestWithProof extends RequestByToken {
  query: { proof?: string };
}

export interface TokenVisit extends Counter {
  row: AppointmentRow;
}

export async function find(context: Context, { params }: RequestByToken): Promise<TokenVisit> {
  const counter = await counterOf(context, params.account, { isPublished: false });
  return { ...counter, row: await appointmentOfToken(context, counter, params.token) };
}

export async function nearQueryOf(
  { db }: Context,
  { business, row }: TokenVisit,
  { startsAt, resourceIds: chosenIds }: Wish = {
    startsAt: row.starts_at,
    resourceIds: row.wished_ids,
  },
) {
  const offer = await findOffer(db, business.id, { id: row.service_id });
  const publicId = offer === undefined ? null : publicIdOf({ ...offer, id: row.service_id });
  const { timezone } = row;
  return { accountId: business.id, publicId, startsAt, timezone, chosenIds, own: row };
}

interface KeyedVisit {
  request: FastifyRequest;
  reply: FastifyReply;
  at: TokenVisit;
}

/** All effects must use the given context's database. */
export async function answering(
  context: Context,
  { request, reply, at: { business } }: KeyedVisit,
  act: (context: Context) => Promise<AppointmentRow>,
): Promise<FastifyReply> {
  const location = { request, reply, accountId: business.id, admit: byRights };
  return await answerStranger(context, location, async (context) => {
    const row = await act(context);
    const body = await showCustomer(context, business, row);
    return { status: 200, body, clientId: row.client_id };
  });
}

export function doing<Incoming extends RequestByToken>(
  context: Context,
  act: (request: Incoming, tokenVisit: TokenVisit) => Promise<AppointmentRow>,
) {
  return async (request: Incoming): Promise<CustomerView> => {
    const at = await find(context, request);
    const after = await withNext(
      context,
      () => nearQueryOf(context, at),
      () => act(request, at),
    );
    return await showCustomer(context, at.business, after);
  };
}
