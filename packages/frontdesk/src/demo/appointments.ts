/* Appointments in every lasting state. The customers have no addresses: no mail goes out. */
import { atomically } from "@frontdesk/database/atomically";
import { changeAppointment } from "@frontdesk/scheduling/appointments/booking/change";
import { acceptVerified } from "@frontdesk/scheduling/appointments/booking/details";
import {
  approveRequest,
  cancelByBusiness,
  cancelForCustomer,
  declineRequest,
} from "@frontdesk/scheduling/appointments/booking/end";
import { holdSlot, type SlotHolding } from "@frontdesk/scheduling/appointments/booking/hold";
import { findOffer } from "@frontdesk/scheduling/appointments/booking/holding.store";
import { nobodyOf, underLocks } from "@frontdesk/scheduling/appointments/booking/steps";
import { saveAppointment } from "@frontdesk/scheduling/appointments/booking/store";
import { readSlots } from "@frontdesk/scheduling/offering/services/slots";
import { findService } from "@frontdesk/scheduling/offering/services/store";
import type { Span } from "./bookings.ts";
import { guests } from "./cast.ts";
import { dayAfter, hourMs, minuteMs, momentOf } from "./clock.ts";
import type { Past } from "./parts.ts";
import type { Offer } from "./services.ts";
import type { Studio } from "./studio.ts";

interface PlannedAppointment {
  service: keyof Offer;
  /** Days from today, and hours between booking and start. */
  day: number;
  hours: number;
  guest: number;
  fate?: "attended" | "no_show" | "approved" | "declined" | "left" | "refused";
  answers?: Record<string, string>;
}

const back = { hurts: "The lower back, when I sit", since: "September" };
const knee = { hurts: "My left knee" };

const all: readonly PlannedAppointment[] = [
  { service: "massage", day: -20, hours: 60, guest: 0, fate: "attended" },
  { service: "cut", day: -13, hours: 40, guest: 3, fate: "no_show" },
  { service: "firstVisit", day: -10, hours: 70, guest: 5, fate: "declined", answers: knee },
  { service: "massage", day: -6, hours: 50, guest: 6, fate: "left" },
  { service: "cut", day: -3, hours: 30, guest: 9, fate: "attended" },
  { service: "massage", day: 0, hours: 44, guest: 12 },
  { service: "cut", day: 0, hours: 50, guest: 15 },
  { service: "massage", day: 1, hours: 52, guest: 2 },
  { service: "firstVisit", day: 2, hours: 96, guest: 8, fate: "approved", answers: back },
  { service: "massage", day: 3, hours: 100, guest: 10, fate: "refused" },
  { service: "firstVisit", day: 3, hours: 84, guest: 11, answers: knee },
  { service: "cut", day: 5, hours: 130, guest: 14 },
  // Booked last evening; the day is free.
  { service: "firstVisit", day: 11, hours: 276, guest: 13, answers: back },
];

export function planAppointments(
  past: Past,
  studio: Studio,
  { span, count }: { span: Span; count: () => void },
): void {
  for (const planned of all) {
    const at = momentOf(dayAfter(span.today, planned.day), 600) - planned.hours * hourMs;
    past.agenda.plan(at, async () => {
      const created = await appoint(past, studio, {
        planned,
        date: dayAfter(span.today, planned.day),
      });
      if (created === undefined) return;
      count();
      const over = created.endsAt.getTime() + 10 * minuteMs;
      const { fate } = planned;
      if (fate !== "attended" && fate !== "no_show") return;
      past.agenda.plan(over, async () => {
        const change = { id: created.id, body: { attendance: fate }, check: () => {} };
        await changeAppointment(past.scheduling, studio.actor, change);
      });
    });
  }
}

interface AppointmentInput {
  planned: PlannedAppointment;
  date: string;
}

/** Tries days within a week. */
async function appoint(
  past: Past,
  studio: Studio,
  { planned, date }: AppointmentInput,
): Promise<{ id: number; endsAt: Date } | undefined> {
  const { scheduling } = past;
  const { actor, guests: clients } = studio;
  const { account } = actor;
  const free = await findFree(past, studio, { service: planned.service, date });
  if (free === undefined) return undefined;
  // The running cleanup would expire holds of the past.
  return await atomically(scheduling.db, async (db) => {
    const context = { ...scheduling, db };
    const customer = nobodyOf(account);
    const held = await holdSlot(context, customer, free);
    await underLocks(context, customer, { id: held.id }, async (context, locked) => {
      const location = { accountId: account.id, id: held.id, at: context.now() };
      const { guest, answers = {} } = planned;
      const existing = { client_id: clients[guest]!, name: guests[guest]!, answers };
      const appointment = await saveAppointment(context.db, location, existing);
      return await acceptVerified(context, customer, { ...locked, appointment });
    });
    await decide(context, actor, { id: held.id, fate: planned.fate });
    return { id: held.id, endsAt: held.ends_at };
  });
}

export async function findFree(
  { scheduling }: Past,
  { actor, offer }: Studio,
  { service: name, date }: { service: keyof Offer; date: string },
): Promise<SlotHolding | undefined> {
  const { account } = actor;
  const id = offer[name];
  const service = await findService(scheduling.db, account.id, id);
  const terms = await findOffer(scheduling.db, account.id, { id });
  if (service === undefined || terms === undefined) throw new Error("the service does not exist");
  const range = { from: date, to: dayAfter(date, 5), timezone: account.timezone };
  const free = await readSlots(scheduling, {
    accountId: account.id,
    service,
    ...range,
    chosenIds: [],
    without: [],
    showing: "nobody",
  });
  const slot = free.days[0]?.slots[0];
  if (slot === undefined) return undefined;
  const wish = { startsAt: new Date(slot.starts_at), resourceIds: [] };
  const { timezone } = account;
  return { offer: terms, wish, locale: "en", timezone, isByStaff: false };
}

async function decide(
  context: Past["scheduling"],
  actor: Studio["actor"],
  { id, fate }: { id: number; fate: PlannedAppointment["fate"] },
): Promise<void> {
  if (fate === "approved") await approveRequest(context, actor, id);
  if (fate === "declined") await declineRequest(context, actor, { id });
  if (fate === "left") await cancelForCustomer(context, actor, { id, refund: undefined });
  if (fate === "refused") await cancelByBusiness(context, actor, { id });
}
