// Services, appointments, and their money.
import type { SchedulingClient } from "../src/client.ts";

const page = "limit=100&offset=0";
const days = { from: "2026-11-23", to: "2026-11-29" };
const connection = { merchant_id: "m", key: "k" };
const hold = { service_id: "1", starts_at: "2026-11-23T09:00:00Z" };
const start = { starts_at: "2026-11-23T10:00:00Z" };
const details = { name: "Ann", email: "ann@example.com" };
const appointment = { service_id: 1, client_id: 2, ...start };

const fee = { reason: "no_show", amount: 1000 } as const;
const part = { resource_ids: [1] };
const cut = { name: "Cut", duration: 45, parts: [part] };
const seen = { step: "times" as const, service: cut };
const mail = { kind: "confirmed", language: "da", subject: "{service}" } as const;

const token = "1-x";
const at = `/public/v1/a/appointments/${token}`;
const account = (c: SchedulingClient) => c.account("a");
const customers = (c: SchedulingClient) => c.customers("a");

/** Request, call, body. */
export type BookingRow = [
  asked: string,
  call: (client: SchedulingClient) => Promise<unknown>,
  body?: object,
];

export const bookingRows: readonly BookingRow[] = [
  [
    "GET /v1/a/services/1/slots?from=2026-11-23&to=2026-11-29",
    (c) => account(c).services.slots(1, days),
  ],
  ["GET /v1/a/clients/1/export", (c) => account(c).clients.export(1)],
  ["POST /v1/a/clients/1/erase", (c) => account(c).clients.erase(1)],
  ["POST /v1/a/booking_page/preview", (c) => account(c).bookingPage.preview(seen), seen],
  ["POST /v1/a/booking_page/mail_preview", (c) => account(c).bookingPage.previewMail(mail), mail],
  ["GET /v1/a/merchant", (c) => account(c).merchant.get()],
  ["PUT /v1/a/merchant", (c) => account(c).merchant.connect(connection), connection],
  ["DELETE /v1/a/merchant", (c) => account(c).merchant.disconnect()],
  [`GET /v1/a/appointments?${page}`, (c) => account(c).appointments.list().page()],
  ["GET /v1/a/appointments/1", (c) => account(c).appointments.get(1)],
  ["POST /v1/a/appointments", (c) => account(c).appointments.create(appointment), appointment],
  ["PUT /v1/a/appointments/1", (c) => account(c).appointments.update(1, start), start],
  ["POST /v1/a/appointments/1/approve", (c) => account(c).appointments.approve(1)],
  ["POST /v1/a/appointments/1/decline", (c) => account(c).appointments.decline(1)],
  ["POST /v1/a/appointments/1/cancel", (c) => account(c).appointments.cancel(1), {}],
  ["POST /v1/a/appointments/1/restore", (c) => account(c).appointments.restore(1)],
  ["POST /v1/a/appointments/1/delete_trial", (c) => account(c).appointments.deleteTrial(1)],
  ["GET /v1/a/appointments/1/standing", (c) => account(c).appointments.standing(1)],
  ["POST /v1/a/appointments/1/charge", (c) => account(c).appointments.charge(1, fee), fee],
  [`GET /v1/a/sessions?${page}`, (c) => account(c).sessions.list().page()],
  ["GET /v1/a/sessions/1", (c) => account(c).sessions.get(1)],
  ["PUT /v1/a/sessions/1", (c) => account(c).sessions.update(1, start), start],
  ["POST /v1/a/sessions/1/cancel", (c) => account(c).sessions.cancel(1)],
  ["POST /public/v1/a/appointments", (c) => customers(c).hold(hold), hold],
  [`GET ${at}`, (c) => customers(c).get(token)],
  [`DELETE ${at}`, (c) => customers(c).release(token)],
  [`POST ${at}/extend`, (c) => customers(c).extend(token), {}],
  [`POST ${at}/details`, (c) => customers(c).giveDetails(token, details), details],
  [`POST ${at}/reschedule`, (c) => customers(c).reschedule(token, start), start],
  [`POST ${at}/cancel`, (c) => customers(c).cancel(token, 0), { expected_refund: 0 }],
  ["GET /public/v1/a", (c) => customers(c).page()],
  ["GET /public/v1/a/notices/privacy", (c) => customers(c).notice("privacy")],
  ["GET /public/v1/a/services/1", (c) => customers(c).service("1")],
  [
    "GET /public/v1/a/services/1/slots?from=2026-11-23&to=2026-11-29",
    (c) => customers(c).slots("1", days),
  ],
  [`POST ${at}/reminders`, (c) => customers(c).stopReminders(token), {}],
  [`POST ${at}/verify`, (c) => customers(c).proveAddress(token, "x"), { proof: "x" }],
  [`POST ${at}/again`, (c) => customers(c).sendProofAgain(token), {}],
  [`POST ${at}/paid`, (c) => customers(c).lookForPayment(token), {}],
];
