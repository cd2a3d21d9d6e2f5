import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Counter, makeCounter } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makePayingCounter, makePayingInstallation } from "../../../test/paying.ts";
import { makeMember } from "../../../test/studio.ts";
import { mostReceipts } from "./refusals.ts";

let now: Date;
let scheduling: TestScheduling;
let counter: Counter;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => now });
});
beforeEach(async () => {
  now = new Date("2027-02-20T09:00:00Z");
  const service = { name: "Massage", price: 8000, currency: "EUR", tax_rate: 19 };
  counter = await makeCounter(scheduling, { resources: 2, service });
});
afterAll(() => scheduling.close());

async function booked(fields: object = {}): Promise<number> {
  const { token } = (await counter.confirmed(fields)).body;
  return Number.parseInt(token, 36);
}

async function pay(id: number, { payment = "cash", ...tip }: { payment?: string; tip?: number }) {
  const [personId] = counter.resourceIds;
  const tips =
    tip.tip === undefined
      ? []
      : [{ kind: "tip", amount: tip.tip, appointment_id: id, resource_id: personId }];
  const items = [{ kind: "appointment", appointment_id: id }, ...tips];
  const { status, body } = await counter.post("/orders", { payment, items });
  expect(status).toBe(201);
  return body.id as number;
}

const report = async (date = "2027-02-20") => (await counter.get(`/reports/day?date=${date}`)).body;
const close = (amount: number, more: object = {}) =>
  counter.post("/day_closings", {
    date: "2027-02-20",
    counted: [{ currency: "EUR", amount }],
    ...more,
  });

describe("the report of a day", () => {
  it("sums receipts and credit notes by method, service, person and rate", async () => {
    const [first, second] = [
      await booked(),
      await booked({ resource_ids: [counter.resourceIds[1]] }),
    ];
    const order = await pay(first, { tip: 800 });
    await pay(second, { payment: "external" });
    await counter.post(`/orders/${order}/refund`, { payment: "cash", amount: 1000 });
    const { money, receipts, no_shows, closings } = await report();
    expect(receipts).toEqual({ count: 3, first: "R-2027-000001", last: "R-2027-000002" });
    expect([no_shows, closings]).toEqual([0, []]);
    expect(money).toEqual([
      {
        currency: "EUR",
        revenue: 15_800,
        refunded: 1000,
        tips: 800,
        methods: [
          { payment: "cash", taken: 8800, refunded: 1000 },
          { payment: "external", taken: 8000, refunded: 0 },
        ],
        services: [{ service: "Massage", amount: 15_000 }],
        staff: expect.any(Array),
        taxes: [{ rate: 19, gross: 15_000, tax: 2395 }],
        cash_expected: 7800,
      },
    ]);
    const sums = money[0].staff.map(({ resource_id: id, amount, tips }: never) => [
      id,
      amount,
      tips,
    ]);
    expect(sums).toHaveLength(2);
    expect(sums).toEqual(
      expect.arrayContaining([
        [counter.resourceIds[0], 7000, 800],
        [counter.resourceIds[1], 8000, 0],
      ]),
    );
  });

  it("begins with the lowest number, although a later number has an earlier moment", async () => {
    await pay(await booked(), {});
    now = new Date(now.getTime() - 1);
    await pay(await booked({ resource_ids: [counter.resourceIds[1]] }), {});
    const { receipts } = await report();
    expect(receipts).toEqual({ count: 2, first: "R-2027-000001", last: "R-2027-000002" });
  });

  it("ends at midnight of the account", async () => {
    now = new Date("2027-02-20T22:30:00Z");
    const service = { name: "Cut", price: 5000, currency: "JPY" };
    counter = await makeCounter(scheduling, { timezone: "Copenhagen", service });
    const id = await pay(await booked(), {});
    now = new Date("2027-02-20T23:30:00Z");
    await counter.post(`/orders/${id}/refund`, { payment: "cash" });
    const revenue = async (date: string) =>
      (await report(date)).money.map((one: { currency: string; revenue: number }) => [
        one.currency,
        one.revenue,
      ]);
    expect(await revenue("2027-02-19")).toEqual([]);
    expect(await revenue("2027-02-20")).toEqual([["JPY", 5000]]);
    expect(await revenue("2027-02-21")).toEqual([["JPY", -5000]]);
  });

  it("counts no-shows, and is open to the right to see reports", async () => {
    const id = await booked();
    now = new Date("2027-03-01T10:30:00Z");
    await counter.put(`/appointments/${id}`, { attendance: "no_show" });
    const { body: appointment } = await counter.get(`/appointments/${id}`);
    expect((await report(appointment.date)).no_shows).toBe(1);
    const rights = { bookings: "manage_all", reports: "none" } as const;
    const blind = await makeMember(scheduling, counter, { rights });
    expect((await blind.get("/reports/day?date=2027-02-20")).status).toBe(403);
    for (const date of ["2027-02-30", "0000-01-01", "1899-12-31", "3000-01-01"]) {
      const wrong = await counter.get(`/reports/day?date=${date}`);
      expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ["date"]]);
    }
  });
});

describe("captured money in the report of a day", () => {
  it("counts a deposit as card, less its refund", async () => {
    const paying = await makePayingInstallation();
    try {
      const service = { name: "Massage", tax_rate: 19 };
      const studio = await makePayingCounter(paying, { service });
      const { token } = await studio.paid();
      const card = async () => {
        const { money } = (await studio.get("/reports/day?date=2027-02-20")).body;
        return money.map(({ methods, revenue, cash_expected, taxes }: never) => {
          return { methods, revenue, cash_expected, taxes };
        });
      };
      const paid = { payment: "card", taken: 2000, refunded: 0 };
      const taxes = [{ rate: 19, gross: 2000, tax: 319 }];
      expect(await card()).toEqual([{ methods: [paid], revenue: 2000, cash_expected: 0, taxes }]);
      await studio.of(token).post("cancel", { expected_refund: 2000 });
      await studio.settle();
      expect(await card()).toMatchObject([{ methods: [{ ...paid, refunded: 2000 }], revenue: 0 }]);
    } finally {
      await paying.close();
    }
  });
});

describe("a day with too many receipts", () => {
  it("is refused by its date", async () => {
    await sql`with paid as (
        insert into scheduling.orders (account_id, state, payment, currency, total, paid_at,
          created_at, updated_at)
        select ${counter.accountId}, 'paid', 'cash', 'EUR', 1, ${now}, ${now}, ${now}
        from generate_series(0, ${mostReceipts}) returning id)
      insert into scheduling.receipts (account_id, is_credit, year, number, order_id, payment,
        currency, total, lines, seller, issued_at)
      select ${counter.accountId}, false, 2027, row_number() over (), id, 'cash', 'EUR', 1, '[]',
        '{}', ${now}
      from paid`.execute(scheduling.context.db);
    const { status, body } = await counter.get("/reports/day?date=2027-02-20");
    const message = "must be a day with at most 10000 receipts";
    expect([status, body.errors]).toEqual([422, { date: [message] }]);
  });
});

describe("the closing of a day", () => {
  it("keeps the counted cash and the report, also after a second count", async () => {
    await pay(await booked(), {});
    const { status, body } = await close(7900);
    expect([status, body]).toMatchObject([
      201,
      {
        date: "2027-02-20",
        cash: [{ currency: "EUR", expected: 8000, counted: 7900, difference: -100 }],
        report: { money: [{ revenue: 8000 }], receipts: { count: 1 } },
        user_id: counter.userId,
        created_at: "2027-02-20T09:00:00.000Z",
      },
    ]);
    await pay(await booked({ resource_ids: [counter.resourceIds[1]] }), {});
    const again = (await close(16_000)).body;
    expect((await report()).closings).toEqual([again, body]);
  });

  it("counts less than nothing after refunds from the float", async () => {
    const order = await pay(await booked(), {});
    now = new Date("2027-02-21T09:00:00Z");
    await counter.post(`/orders/${order}/refund`, { payment: "cash" });
    const { status, body } = await close(-8000, { date: "2027-02-21" });
    expect([status, body.cash]).toEqual([
      201,
      [{ currency: "EUR", expected: -8000, counted: -8000, difference: 0 }],
    ]);
  });

  it("knows today in a zone with a name of its own", async () => {
    now = new Date("2027-02-21T02:00:00Z");
    counter = await makeCounter(scheduling, { timezone: "Eastern Time (US & Canada)" });
    expect((await close(0)).status).toBe(201);
    const { body } = await close(0, { date: "2027-02-21" });
    expect(body.errors).toEqual({ date: ["must not be after today"] });
  });

  it("counts a repeated request with one key once", async () => {
    const key = { "idempotency-key": "evening" };
    const body = { date: "2027-02-20", counted: [] };
    const replies = [
      await counter.post("/day_closings", body, key),
      await counter.post("/day_closings", body, key),
    ];
    expect(replies[1]!.body).toEqual(replies[0]!.body);
    expect((await report()).closings).toHaveLength(1);
  });

  it("needs access to reports, also for a repeated request", async () => {
    const rights = { bookings: "manage_all", reports: "view" } as const;
    const body = { date: "2027-02-20", counted: [] };
    const scoped = { rights, scopes: ["orders:write"] } as const;
    const application = await makeMember(scheduling, counter, scoped);
    expect((await application.post("/day_closings", body)).status).toBe(403);
    const member = await makeMember(scheduling, counter, { rights });
    const key = { "idempotency-key": "night" };
    expect((await member.post("/day_closings", body, key)).status).toBe(201);
    await sql`update scheduling.memberships set report_rights = 'none'
      where account_id = ${counter.accountId} and user_id = ${member.userId}`.execute(
      scheduling.context.db,
    );
    expect((await member.post("/day_closings", body, key)).status).toBe(403);
  });

  it("refuses wrong counts, a day in the future, and members without rights", async () => {
    await pay(await booked(), {});
    const errors = async (fields: object) => (await close(0, fields)).body.errors;
    expect(await errors({ counted: [] })).toEqual({ counted: ["must name EUR"] });
    const twice = Array(2).fill({ currency: "EUR", amount: 1 });
    expect(await errors({ counted: twice })).toEqual({
      counted: ["must name each currency once"],
    });
    const cash = { currency: "EUR", amount: 1 };
    expect(await errors({ counted: [cash, { currency: "eur", amount: 1 }] })).toEqual({
      "counted.1.currency": ["is not a currency"],
    });
    expect(await errors({ date: "0000-01-01" })).toEqual({ date: ["must be a date: YYYY-MM-DD"] });
    expect(await errors({ date: "2027-02-21" })).toEqual({ date: ["must not be after today"] });
    for (const amount of [-1_000_000_000_001, 0.5]) {
      expect(await errors({ counted: [{ currency: "EUR", amount }] })).toHaveProperty([
        "counted.0.amount",
      ]);
    }
    const body = { date: "2027-02-20", counted: [{ currency: "EUR", amount: 0 }] };
    for (const rights of [
      { bookings: "manage_all", reports: "none" },
      { bookings: "manage_own", reports: "view" },
    ] as const) {
      const member = await makeMember(scheduling, counter, { rights });
      expect((await member.post("/day_closings", body)).status).toBe(403);
    }
    expect((await report()).closings).toEqual([]);
  });
});
