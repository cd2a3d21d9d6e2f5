import type { FastifyReply, FastifyRequest } from "fastify";
import { answerStranger, byRights } from "../../api/idempotency/idempotency.ts";
import { keyRefusals, strangerRefusals } from "../../api/refusals.ts";
import type { Context } from "../../core/context.ts";
import type { LimitName } from "../../core/limits.ts";
import { publicIdOf } from "../../offering/services/service.ts";
import type { AppointmentRow } from "../booking/appointment.ts";
import type { Wish } from "../booking/choose.ts";
import { findOffer } from "../booking/offer.store.ts";
import { appointmentOfToken, type Counter, counterOf } from "./counter.ts";
import { withNext } from "./near.ts";
import { PublicAppointment, TokenPath } from "./schema.ts";
import { type CustomerView, showCustomer } from "./show.ts";

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
