import { readOwnChanges } from "../../src/core/own.store.ts";
import type { Json, TestScheduling } from "../harness.ts";
import { makeMember, makeResource, type Studio } from "../studio.ts";
import { answered } from "./answered.ts";

const monday = "2026-12-07";

/** Reads as a member with `own_only`. */
export async function useOwn(scheduling: TestScheduling, studio: Studio): Promise<void> {
  const rights = { bookings: "manage_own", clients: "manage_own" } as const;
  const me = await makeMember(scheduling, studio, { permissions: "custom", rights, ownOnly: true });
  const { id: resourceId } = await makeResource(studio, { type: "Person" });
  const link = { user_id: me.userId };
  answered("PUT /resources", await studio.put(`/resources/${resourceId}`, link));
  const hours = { week_day: 1, start_time: 540, end_time: 1020 };
  const week = { date: "2026-11-23", available_periods: [hours] };
  answered("availability", await studio.post(`/resources/${resourceId}/availability`, week));
  const make = async (path: string, body: object): Promise<Json> =>
    answered(path, await me.post(path, body)).body;
  const parts = [{ resource_ids: [resourceId] }];
  const service = { name: "Massage", duration: 60, price: 6000, currency: "EUR", parts };
  const { id: services } = answered("services", await studio.post("/services", service)).body;
  const email = `known-${me.userId}@example.com`;
  answered("/clients", await studio.post("/clients", { name: "Known", email }));
  const { id: clients } = await make("/clients", { name: "Ann Own", email });
  const wish = { service_id: services, client_id: clients, starts_at: `${monday}T10:00:00Z` };
  const { id: appointments, session_id: sessions } = await make("/appointments", wish);
  const { id: orders } = await make("/orders", {
    payment: "cash",
    items: [
      { kind: "appointment", appointment_id: appointments },
      { kind: "tip", amount: 100, appointment_id: appointments, resource_id: resourceId },
    ],
  });
  const date = scheduling.context.now().toISOString().slice(0, 10);
  const counted = [{ currency: "EUR", amount: 6000 }];
  answered("close", await studio.post("/day_closings", { date, counted }));
  answered("day", await studio.get(`/reports/day?date=${date}`));
  const { receipts } = answered(
    "standing",
    await me.get(`/appointments/${appointments}/standing`),
  ).body;
  const refund = { amount: 10, reason: "Late" };
  answered("refund", await me.post(`/appointments/${appointments}/refund`, refund));
  const receipt = `/receipts/${receipts[0].id}`;
  answered("mail", await me.post(`${receipt}/mail`, {}));
  const plain = { resource_id: resourceId, start_date: monday, duration: 30, start_time: 840 };
  const { id: bookings } = await make("/bookings", { ...plain, client_id: clients });
  const off = { resource_ids: [resourceId], from: "2031-06-02", to: "2031-06-02" };
  const { id: downtimes } = await make("/downtimes", off);
  const { id: calendars } = await make("/calendars", { resource_id: resourceId });
  const [dates, days] = [`start_date=${monday}&end_date=${monday}`, `from=${monday}&to=${monday}`];
  const since = "updated_since=2026-11-23T07:00:00Z";
  const paths = [
    ...["", `?${dates}`, `?${since}`, `?client_id=${clients}`].map((it) => `/appointments${it}`),
    `/appointments?format=csv&${dates}`,
    ...["", `?${dates}`, `?${since}`, `?${dates}&client_id=${clients}`].map(
      (it) => `/bookings${it}`,
    ),
    ...["", "?q=ann", "/archived", `?${since}`, "?format=csv"].map((it) => `/clients${it}`),
    ...["", `?${days}`, `?${since}`].map((it) => `/downtimes${it}`),
    ...["", `?${dates}`].map((it) => `/sessions${it}`),
    `/agenda?${days}`,
    `/agenda?${days}&resource_ids[]=${resourceId}`,
    `/openings?${days}&resource_ids[]=${resourceId}`,
    `/services/${services}/slots?${days}&appointment=${appointments}`,
    `/clients/${clients}`,
    `/clients/${clients}/bookings`,
    `/clients/${clients}/history?before=${appointments}`,
    `/clients/history?ids[]=${clients}`,
    `/appointments/${appointments}`,
    `/appointments/${appointments}/standing`,
    `/sessions/${sessions}`,
    `/bookings/${bookings}`,
    `/downtimes/${downtimes}`,
    `/calendars/${calendars}`,
    `/orders/${orders}`,
    "/orders",
    receipt,
    "/users",
  ];
  for (const path of paths) answered(path, await me.get(path));
  const only = { accountId: studio.accountId, userId: me.userId };
  const changes = Object.entries({ appointments, bookings, clients, downtimes });
  await readOwnChanges(
    scheduling.context.db,
    only,
    changes.map(([noun, subjectId]) => ({ kind: noun.slice(0, -1), subjectId })),
  );
  await me.post("/appointments", wish);
}
