import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bookingRows } from "../test/booking-rows.ts";
import { clientOf, report } from "../test/mocked.ts";
import type { AccountClient, SchedulingClient } from "./client.ts";
import type { NewOrder } from "./types/orders.ts";

const thing = { id: 1 };
const range = { start_date: "2026-11-01", end_date: "2026-11-30" };
const ranged = "start_date=2026-11-01&end_date=2026-11-30";
const booking = { resource_id: 7, start_date: "2026-11-23", duration: 60 };
const file = { kind: "clients", file: "bmFtZQpBbm4=" } as const;
const cash = { payment: "cash" } as const;
const closing = { date: "2026-11-22", counted: [{ currency: "EUR", amount: 6500 }] };
const order = { ...cash, items: [{ kind: "appointment", appointment_id: 1 }] } satisfies NewOrder;
const downtime = { resource_ids: [7], from: "2026-12-24", to: "2026-12-26" };
const newYear = { year: 2027, dates: ["2027-01-01"] };
const period = { start_date: "2026-12-05", start_time: 540, end_time: 720 };
const availability = { date: "2026-12-01", timezone: "Copenhagen" };
const webhook = { name: "n", payload_url: "https://example.com", events: ["bookings" as const] };
const application = {
  name: "n",
  redirect_urls: ["https://example.com/"],
  scopes: ["bookings:read" as const],
};
const token = { name: "n", scopes: ["bookings:read" as const], current: "p", days: 30 };
const page = "limit=100&offset=0";

type Row = [asked: string, call: (client: SchedulingClient) => Promise<unknown>, body?: object];

interface Collection<Created, Changes> {
  list(): { page(): Promise<unknown> };
  get(id: number): Promise<unknown>;
  tagged(id: number): Promise<{ shown: unknown }>;
  delete(id: number): Promise<void>;
  create(created: Created): Promise<unknown>;
  update(id: number, changes: Changes): Promise<unknown>;
}

function collection<Created, Changes>(
  path: string,
  of: (account: AccountClient) => Collection<Created, Changes>,
): Row[] {
  const body = JSON.parse('{"name":"new"}');
  const at = (client: SchedulingClient) => of(client.account("a"));
  return [
    [`GET /v1/a/${path}?${page}`, (client) => at(client).list().page()],
    [`GET /v1/a/${path}/1`, (client) => at(client).get(1)],
    [`GET /v1/a/${path}/1`, async (client) => (await at(client).tagged(1)).shown],
    [`POST /v1/a/${path}`, (client) => at(client).create(body), body],
    [`PUT /v1/a/${path}/1`, (client) => at(client).update(1, body), body],
    [`DELETE /v1/a/${path}/1`, (client) => at(client).delete(1)],
  ];
}

const demoted = { permissions: "manager" } as const;
const guest = { email: "a@example.com", permissions: "manager" } as const;

const rows: Row[] = [
  ["GET /v1/me", (c) => c.me()],
  ["GET /v1/accounts", (c) => c.accounts.list()],
  ["GET /v1/accounts/a", (c) => c.accounts.get("a")],
  ["PUT /v1/accounts/a", (c) => c.accounts.update("a", { name: "new" }), { name: "new" }],
  [`GET /v1/a/users?${page}`, (c) => c.account("a").users.list().page()],
  ["GET /v1/a/users/me", (c) => c.account("a").users.get("me")],
  ["GET /v1/a/trust", (c) => c.account("a").trust()],
  ["POST /v1/a/users", (c) => c.account("a").users.invite(guest), guest],
  ["PUT /v1/a/users/1", (c) => c.account("a").users.update(1, demoted), demoted],
  ["DELETE /v1/a/users/1", (c) => c.account("a").users.delete(1)],
  ...collection("resource_types", ({ resourceTypes }) => resourceTypes),
  ...collection("downtime_types", ({ downtimeTypes }) => downtimeTypes),
  ...collection("custom_fields", ({ resourceTypes }) => resourceTypes.fields),
  ...collection("custom_field_options", ({ resourceTypes }) => resourceTypes.options),
  ...collection("resources", ({ resources }) => resources),
  ["GET /v1/a/resources/me", (c) => c.account("a").resources.get("me")],
  [`GET /v1/a/resources/archived?${page}`, (c) => c.account("a").resources.archived().page()],
  [`GET /v1/a/resources/1/bookings?${page}`, (c) => c.account("a").resources.bookings(1).page()],
  [
    "POST /v1/a/resources/1/availability",
    (c) => c.account("a").resources.changeAvailability(1, availability),
    availability,
  ],
  [
    `GET /v1/a/resources/1/custom_available_periods?${page}`,
    (c) => c.account("a").resources.customPeriods.list(1).page(),
  ],
  [
    "POST /v1/a/resources/1/custom_available_periods",
    (c) => c.account("a").resources.customPeriods.create(1, period),
    period,
  ],
  [
    "DELETE /v1/a/resources/1/custom_available_periods/2?allow_waiting=true",
    (c) => c.account("a").resources.customPeriods.delete(1, 2, { fate: { allow_waiting: true } }),
  ],
  ...collection("clients", ({ clients }) => clients),
  ...collection("services", ({ services }) => services),
  [`GET /v1/a/services/archived?${page}`, (c) => c.account("a").services.archived().page()],
  ["GET /v1/a/booking_page", (c) => c.account("a").bookingPage.get()],
  ["GET /v1/a/booking_page", async (c) => (await c.account("a").bookingPage.tagged()).shown],
  ["PUT /v1/a/booking_page", (c) => c.account("a").bookingPage.update({}), {}],
  ...["clients", "projects", "resources", "downtimes", "services"].map(
    (name): Row => [
      `GET /v1/a/${name}?${page}&updated_since=2030-01-01T00%3A00%3A00Z`,
      (c) => c.account("a")[name as "clients"].changes("2030-01-01T00:00:00Z").page(),
    ],
  ),
  [`GET /v1/a/clients/archived?${page}`, (c) => c.account("a").clients.archived().page()],
  [`GET /v1/a/clients/1/bookings?${page}`, (c) => c.account("a").clients.bookings(1).page()],
  ["GET /v1/a/clients/1/history?before=4", (c) => c.account("a").clients.history(1, { before: 4 })],
  ["GET /v1/a/clients/history?ids%5B%5D=1", (c) => c.account("a").clients.figures([1])],
  ...collection("projects", ({ projects }) => projects),
  [`GET /v1/a/projects/archived?${page}`, (c) => c.account("a").projects.archived().page()],
  [`GET /v1/a/projects/1/bookings?${page}`, (c) => c.account("a").projects.bookings(1).page()],
  [`GET /v1/a/imports?${page}`, (c) => c.account("a").imports.list().page()],
  ["GET /v1/a/imports/1", (c) => c.account("a").imports.get(1)],
  ["POST /v1/a/imports", (c) => c.account("a").imports.create(file), file],
  [
    `GET /v1/a/imports/1/rows?${page}&state%5B%5D=error`,
    (c) =>
      c
        .account("a")
        .imports.rows(1, { filter: { state: ["error"] } })
        .page(),
  ],
  ["POST /v1/a/imports/1/apply", (c) => c.account("a").imports.apply(1)],
  ["POST /v1/a/imports/1/undo", (c) => c.account("a").imports.undo(1)],
  [`GET /v1/a/orders?${page}`, (c) => c.account("a").orders.list().page()],
  ["GET /v1/a/orders/1", (c) => c.account("a").orders.get(1)],
  [`GET /v1/a/receipts?${page}`, (c) => c.account("a").receipts.list().page()],
  [
    "GET /v1/a/charges?transaction_ids%5B%5D=tr1",
    (c) => c.account("a").charges({ transaction_ids: ["tr1"] }),
  ],
  ["GET /v1/a/receipts/1", (c) => c.account("a").receipts.get(1)],
  ["POST /v1/a/receipts/1/mail", (c) => c.account("a").receipts.mail(1), {}],
  ["POST /v1/a/orders", (c) => c.account("a").orders.create(order), order],
  ["POST /v1/a/orders/1/cancel", (c) => c.account("a").orders.cancel(1)],
  [
    "POST /v1/a/appointments/1/refund",
    (c) => c.account("a").appointments.refund(1, { amount: 100 }),
    { amount: 100 },
  ],
  ["POST /v1/a/orders/1/refund", (c) => c.account("a").orders.refund(1, cash), cash],
  ...collection("bookings", ({ bookings }) => bookings),
  ["POST /v1/a/bookings", (c) => c.account("a").bookings.create(booking), booking],
  ["POST /v1/a/bookings/1/restoration", (c) => c.account("a").bookings.restore(1), {}],
  [
    "GET /v1/a/agenda?from=2026-11-23&to=2026-11-29&resource_ids%5B%5D=7",
    (c) => c.account("a").agenda({ from: "2026-11-23", to: "2026-11-29", resource_ids: [7] }),
  ],
  [
    `GET /v1/a/openings?${page}&from=2026-11-23&to=2026-11-29&resource_ids%5B%5D=7`,
    (c) =>
      c
        .account("a")
        .openings({ from: "2026-11-23", to: "2026-11-29", resource_ids: [7] })
        .page(),
  ],
  ...collection("downtimes", ({ downtimes }) => downtimes),
  ["POST /v1/a/downtimes", (c) => c.account("a").downtimes.create(downtime), downtime],
  ["GET /v1/a/public_holidays?year=2027", (c) => c.account("a").publicHolidays.get({ year: 2027 })],
  ["POST /v1/a/public_holidays", (c) => c.account("a").publicHolidays.add(newYear), newYear],
  [`GET /v1/a/downtime_types?${page}`, (c) => c.account("a").downtimes.types().page()],
  ...(["resources", "projects", "clients"] as const).map(
    (noun): Row => [
      `GET /v1/a/reports/${noun}?${ranged}`,
      (c) => c.account("a").reports[noun](range),
    ],
  ),
  [`GET /v1/a/reports/resources/1?${ranged}`, (c) => c.account("a").reports.resource(1, range)],
  ["GET /v1/a/reports/day?date=2026-11-22", (c) => c.account("a").reports.day("2026-11-22")],
  ["POST /v1/a/day_closings", (c) => c.account("a").reports.closeDay(closing), closing],
  [`GET /v1/a/reports/projects/0?${ranged}`, (c) => c.account("a").reports.project(0, range)],
  [`GET /v1/a/reports/clients/0?${ranged}`, (c) => c.account("a").reports.client(0, range)],
  [`GET /v1/a/calendars?${page}`, (c) => c.account("a").calendars.list().page()],
  ["GET /v1/a/calendars/1", (c) => c.account("a").calendars.get(1)],
  ["POST /v1/a/calendars", (c) => c.account("a").calendars.create(), {}],
  ["DELETE /v1/a/calendars/1", (c) => c.account("a").calendars.delete(1)],
  ...collection("webhooks", ({ webhooks }) => webhooks),
  ["POST /v1/a/webhooks", (c) => c.account("a").webhooks.create(webhook), webhook],
  [`GET /v1/a/webhooks/1/queue?${page}`, (c) => c.account("a").webhooks.queue(1).page()],
  ["POST /v1/a/webhooks/1/queue/2/retry", (c) => c.account("a").webhooks.retry(1, 2)],
  [
    `GET /v1/a/audit?${page}&kind=booking`,
    (c) =>
      c
        .account("a")
        .audit({ filter: { kind: "booking" } })
        .page(),
  ],
  ["GET /v1/me/applications", (c) => c.applications.list()],
  ["POST /v1/me/applications", (c) => c.applications.register(application), application],
  ["GET /v1/me/applications/1", (c) => c.applications.get(1)],
  ["PUT /v1/me/applications/1", (c) => c.applications.update(1, { name: "n" }), { name: "n" }],
  ["DELETE /v1/me/applications/1", (c) => c.applications.delete(1)],
  ["POST /v1/me/applications/1/secret", (c) => c.applications.renewSecret(1)],
  ["GET /v1/me/applications/1/grants", (c) => c.applications.holders(1)],
  ["DELETE /v1/me/applications/1/grants/2", (c) => c.applications.endGrant(1, 2)],
  ["GET /v1/me/tokens", (c) => c.tokens.list()],
  ["POST /v1/me/tokens", (c) => c.tokens.create(token), token],
  ["DELETE /v1/me/tokens/1", (c) => c.tokens.end(1)],
  ["DELETE /v1/me/tokens", (c) => c.tokens.endAll()],
  ["GET /v1/me/grants", (c) => c.grants.list()],
  ["POST /v1/me/consents", (c) => c.grants.asked("client_id=1"), { query: "client_id=1" }],
  ["DELETE /v1/me/grants/1", (c) => c.grants.end(1)],
  ["DELETE /v1/me/grants", (c) => c.grants.endAll()],
  ...bookingRows,
];

const described = new URL("../../scheduling/openapi.json", import.meta.url);

function nameOf(query: string): string {
  const [path] = query.split("?", 1) as [string];
  return path
    .replace(/(?<=\/v1\/)a(?=\/|$)/, "{}")
    .replace("/1-x", "/1")
    .replace("/notices/privacy", "/notices/{}")
    .replace(/(?<=accounts\/)a$|(?<=\/)(\d+|(?<!v1\/)me)(?=\/|$)/g, "{}");
}

describe("scheduling client", () => {
  it("has a function for every endpoint of the API", () => {
    const { paths } = JSON.parse(readFileSync(described, "utf8")) as {
      paths: Record<string, object>;
    };
    const endpoints = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const targets = endpoints
      .filter((endpoint) => endpoint.includes("/v1/"))
      .map((endpoint) => endpoint.replace(/\{\w+\}|(?<=\/)0$/g, "{}"));
    const had = rows.map(([query]) => nameOf(query));
    const others = [
      "GET /v1/me",
      // Endless response: see hints.test.ts.
      "GET /v1/{}/changes/stream",
      "POST /v1/{}/webhooks/{}/test",
      "POST /v1/accounts/{}/owner",
      // No JSON object: see surface.test.ts.
      "GET /public/v1/{}/appointments/{}.ics",
      "POST /public/v1/{}/appointments/{}/forget",
    ];
    expect(targets.filter((endpoint) => ![...had, ...others].includes(endpoint))).toEqual([]);
  });

  it.each(rows)("requests %s", async (query, call, body) => {
    const isPage = query.includes(page);
    const isDeletion = query.startsWith("DELETE");
    const reply = isDeletion ? { statusCode: 204 } : report(isPage ? [thing] : thing);
    const result = isPage ? { items: [thing], total: undefined } : thing;
    const mocked = clientOf([reply]);
    expect(await call(mocked.client)).toEqual(isDeletion ? undefined : result);
    expect(mocked.asked()).toEqual([query]);
    const sent = mocked.requests[0]?.body;
    expect(sent === undefined ? undefined : JSON.parse(String(sent))).toEqual(body);
  });

  it("returns lists and reports as CSV", async () => {
    const { client, asked } = clientOf([1, 2, 3, 4, 5].map(() => ({ body: "id\r\n1\r\n" })));
    const account = client.account("a");
    const tables = [
      await account.bookings.csv({ filter: range }),
      await account.appointments.csv({ filter: range }),
      await account.clients.csv(),
      await account.reports.csv("resources", range),
      await account.reports.csv("projects", { ...range, id: 0 }),
    ];
    expect(new Set(tables)).toEqual(new Set(["id\r\n1\r\n"]));
    expect(asked()).toEqual([
      `GET /v1/a/bookings?format=csv&${ranged}`,
      `GET /v1/a/appointments?format=csv&${ranged}`,
      "GET /v1/a/clients?format=csv",
      `GET /v1/a/reports/resources?format=csv&${ranged}`,
      `GET /v1/a/reports/projects/0?format=csv&${ranged}`,
    ]);
  });

  it("requests a test of a webhook and returns the receiver's status", async () => {
    const { client, asked } = clientOf([
      report({ response_from_http_client: 202 }, { status: 202 }),
    ]);
    expect(await client.account("a").webhooks.test(1)).toBe(202);
    expect(asked()).toEqual(["POST /v1/a/webhooks/1/test"]);
  });

  it("escapes an account's URL id within its path segment", async () => {
    const { client, asked } = clientOf([report([])]);
    await client.account("a/../me").users.list().page();
    expect(asked()).toEqual([`GET /v1/a%2F..%2Fme/users?${page}`]);
    expect(() => client.account("..")).toThrow(TypeError);
  });
});
