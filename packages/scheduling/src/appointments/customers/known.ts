import type { Teller } from "../../bookings/bookings/tell.ts";
import type { Context } from "../../ground/context.ts";
import { notFound } from "../../ground/refusals.ts";
import { askedTogether } from "../../ground/together.ts";
import { namedBy } from "../../parties/identity/named.ts";
import type { AppointmentRow } from "../appointments/appointment.ts";
import { findAppointment } from "../appointments/store.ts";
import { nobodyOf } from "../appointments/tell.ts";
import { idIn, isTokenOf } from "../appointments/token.ts";
import { type BusinessRow, findBusiness } from "./business.store.ts";

/** Where a customer is, and that they are nobody of the account. */
export interface Counter {
  business: BusinessRow;
  teller: Teller;
}

const businessOf = askedTogether(findBusiness, String);

/** The business that a path names; 404 where there is none, or none that shows a page. */
export async function counterOf(
  context: Context,
  account: string,
  { isPublished }: { isPublished: boolean },
): Promise<Counter> {
  const { id } = await namedBy(context, account);
  const business = id === undefined ? undefined : await businessOf(context.db, id);
  if (business === undefined || (isPublished && !business.published)) throw notFound();
  return { business: withNotices(context, business), teller: nobodyOf(business) };
}

/** A business whose notices that are texts have our address. */
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

/** The appointment that a token is of; 404 for any other. */
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
