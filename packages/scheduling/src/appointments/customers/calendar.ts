import type { Context } from "../../core/context.ts";
import { zoneOf } from "../../core/dates.ts";
import type { AppointmentRow } from "../booking/appointment.ts";
import { invitationOf } from "../mails/invitation.ts";
import type { OpenBusiness } from "./business.store.ts";
import { type CustomerView, showCustomer } from "./show.ts";

const inCalendars: readonly string[] = ["confirmed", "attended", "no_show", "cancelled"];

export async function calendarOf(
  context: Context,
  business: OpenBusiness,
  row: AppointmentRow,
): Promise<string | undefined> {
  const { state, email, snapshot, confirmed_at: confirmedAt } = row;
  if (email === null || confirmedAt === null || !inCalendars.includes(state)) return undefined;
  const view = await showCustomer(context, business, row);
  const { price, currency } = snapshot;
  const facts = {
    uid: row.uid,
    sequence: row.sequence,
    changedAt: row.updated_at,
    serviceName: snapshot.name,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    resourceNames: view.resources.map(({ name }) => name),
    business: visited(view, zoneOf(business.timezone)),
    price: price === null || currency === null ? null : { amount: price, currency },
  };
  return invitationOf(facts, {
    method: state === "cancelled" ? "CANCEL" : "REQUEST",
    sender: context.settings.mailFrom,
    attendee: email,
    link: `${context.settings.publicUrl}/book/${business.subdomain}/a/${view.token}`,
  });
}

const visited = ({ business }: CustomerView, timezone: string) => ({
  name: business.name,
  email: business.contact_email,
  color: null,
  timezone,
  phone: business.phone,
  address: business.address,
});
