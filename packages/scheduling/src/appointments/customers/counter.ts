import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/refusals.ts";
import { singleFlight } from "../../core/single-flight.ts";
import { namedBy } from "../../parties/identity/named.ts";
import type { ChangeRecorder } from "../../planning/bookings/tell.ts";
import { type AppointmentRow, idIn, isTokenOf } from "../booking/appointment.ts";
import { findAppointment } from "../booking/store.ts";
import { nobodyOf } from "../booking/tell.ts";
import { type BusinessRow, findBusiness } from "./business.store.ts";

export interface Counter {
  business: BusinessRow;
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
): BusinessRow {
  const root = `${settings.publicUrl}/book/${encodeURIComponent(business.subdomain)}`;
  return {
    ...business,
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
