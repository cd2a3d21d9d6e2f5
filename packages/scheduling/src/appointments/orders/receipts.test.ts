import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Counter, makeCounter } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";

let now: Date;
/** Per reading of the clock. */
let driftMs = 0;
let scheduling: TestScheduling;
let counter: Counter;
beforeAll(async () => {
  scheduling = await startTestScheduling({
    now: () => {
      now = new Date(now.getTime() + driftMs);
      return now;
    },
  });
});
beforeEach(async () => {
  now = new Date("2027-02-20T09:00:00Z");
  const service = { name: "Massage", price: 8000, currency: "EUR", tax_rate: 19 };
  counter = await makeCounter(scheduling, { resources: 2, service });
});
afterAll(() => scheduling.close());

async function booked(fields: object = {}): Promise<number> {
  const { token } = (await counter.confirmed(fields, { name: "Ann", email: "ann@example.com" }))
    .body;
  return Number.parseInt(token, 36);
}

async function pay(id: number, amount: number): Promise<number> {
  const items = [{ kind: "appointment", appointment_id: id, amount }];
  const { status, body } = await counter.post("/orders", { payment: "cash", items });
  expect(status).toBe(201);
  return body.id;
}

const receipts = async () => (await counter.get("/receipts")).body;
const numbers = async () => (await receipts()).map(({ number }: { number: string }) => number);

describe("a receipt", () => {
  it("states lines, tax, seller and client of an order", async () => {
    const { subdomain, token } = counter;
    const body = { vat_number: "DE123456789" };
    await scheduling.send(`PUT /v1/accounts/${subdomain}`, { token, body });
    await counter.put("/booking_page", { title: "Corner Studio", address: "Main Street 1" });
    const id = await booked();
    const items = [
      { kind: "appointment", appointment_id: id },
      { kind: "tip", amount: 500 },
    ];
    const { body: order } = await counter.post("/orders", { payment: "external", items });
    const [receipt] = await receipts();
    const line = { kind: "appointment", appointment_id: id, service: "Massage" };
    const tip = { kind: "tip", appointment_id: null, service: null, date: null };
    expect(receipt).toEqual({
      id: expect.any(Number),
      number: "R-2027-000001",
      kind: "receipt",
      order_id: order.id,
      payment: "external",
      currency: "EUR",
      total: 8500,
      lines: [
        { position: 1, ...line, date: "2027-03-01", amount: 8000, tax_rate: 19, tax: 1277 },
        { position: 2, ...tip, amount: 500, tax_rate: null, tax: 0 },
      ],
      taxes: [{ rate: 19, gross: 8000, tax: 1277 }],
      earlier: [],
      seller: {
        name: "Corner Studio",
        address: "Main Street 1",
        email: "studio@example.com",
        phone: null,
        vat_number: "DE123456789",
      },
      client_name: "Ann",
      issued_at: "2027-02-20T09:00:00.000Z",
    });
    expect((await counter.get(`/receipts/${receipt.id}`)).body).toEqual(receipt);
    const { number } = receipt;
    expect((await counter.get(`/appointments/${id}/standing`)).body.receipts).toEqual([
      { id: receipt.id, number, order_id: order.id },
    ]);
    expect((await counter.get("/receipts/999999")).status).toBe(404);
  });

  it("lists the earlier ones, and their taxes add up", async () => {
    const id = await booked();
    for (const amount of [3333, 3333, 1334]) await pay(id, amount);
    const all = await receipts();
    expect(all.map(({ earlier }: { earlier: string[] }) => earlier)).toEqual([
      [],
      ["R-2027-000001"],
      ["R-2027-000001", "R-2027-000002"],
    ]);
    const taxes = all.map(({ taxes }: { taxes: { tax: number }[] }) => taxes[0]!.tax);
    expect(taxes.reduce((sum: number, tax: number) => sum + tax, 0)).toBe(1277);
  });

  it("has no gap after refused payments, also at once", async () => {
    const id = await booked();
    const items = [{ kind: "appointment", appointment_id: id, amount: 3000 }];
    const body = { payment: "cash", items };
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => counter.post("/orders", body)),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(2);
    await pay(id, 2000);
    expect(await numbers()).toEqual(["R-2027-000001", "R-2027-000002", "R-2027-000003"]);
  });

  it("counts from one in each year of the account's zone", async () => {
    now = new Date("2027-12-31T22:30:00Z");
    counter = await makeCounter(scheduling, {
      timezone: "Copenhagen",
      service: { price: 8000, currency: "EUR" },
    });
    const id = await booked({ starts_at: "2028-01-10T10:00:00Z" });
    await pay(id, 1000);
    now = new Date("2027-12-31T23:30:00Z");
    await pay(id, 1000);
    expect(await numbers()).toEqual(["R-2027-000001", "R-2028-000001"]);
  });

  it("has the moment of its payment", async () => {
    const id = await booked();
    driftMs = 1000;
    const order = await pay(id, 1000);
    driftMs = 0;
    const { paid_at } = (await counter.get(`/orders/${order}`)).body;
    expect((await receipts())[0].issued_at).toBe(paid_at);
  });

  it("names the client of the first appointment item", async () => {
    const ann = await booked();
    const fields = { resource_ids: [counter.resourceIds[1]] };
    const bo = (await counter.confirmed(fields, { name: "Bo", email: "bo@example.com" })).body;
    const items = [
      { kind: "appointment", appointment_id: Number.parseInt(bo.token, 36) },
      { kind: "tip", appointment_id: ann, amount: 500 },
    ];
    await counter.post("/orders", { payment: "cash", items });
    expect((await receipts())[0].client_name).toBe("Bo");
  });

  it("loses only the name with the client", async () => {
    const { body: client } = await counter.post("/clients", { name: "Bo Lind" });
    const appointment = { client_id: client.id, starts_at: "2027-02-22T10:00:00Z" };
    const service_id = Number(counter.serviceId);
    const { body } = await counter.post("/appointments", { ...appointment, service_id });
    await pay(body.id, 8000);
    const [before] = await receipts();
    expect(before.client_name).toBe("Bo Lind");
    now = new Date("2027-03-20T09:00:00Z");
    expect((await counter.post(`/clients/${client.id}/erase`)).status).toBe(200);
    expect(await receipts()).toEqual([{ ...before, client_name: null }]);
  });
});

describe("a credit note", () => {
  it("takes back lines and tax of its receipt", async () => {
    const id = await booked();
    const orderId = await pay(id, 8000);
    const refund = (amount: number) =>
      counter.post(`/orders/${orderId}/refund`, { payment: "cash", amount });
    await refund(1000);
    await refund(7000);
    const [receipt, first, last] = await receipts();
    expect(first).toMatchObject({
      number: "C-2027-000001",
      kind: "credit_note",
      total: 1000,
      earlier: [receipt.number],
      taxes: [{ rate: 19, gross: 1000, tax: 159 }],
      client_name: "Ann",
    });
    expect(last).toMatchObject({ number: "C-2027-000002", taxes: [{ gross: 7000, tax: 1118 }] });
    const again = await pay(id, 8000);
    expect((await receipts()).at(-1)).toMatchObject({ order_id: again, taxes: [{ tax: 1277 }] });
  });

  it("names no client after an erasure at the same time", async () => {
    for (const hour of [10, 11, 12]) {
      const { body: client } = await counter.post("/clients", { name: "Bo Lind" });
      const starts_at = `2027-02-22T${hour}:00:00Z`;
      const service_id = Number(counter.serviceId);
      const appointment = { client_id: client.id, starts_at, service_id };
      const id = await pay((await counter.post("/appointments", appointment)).body.id, 8000);
      const booking = now;
      now = new Date("2027-03-20T09:00:00Z");
      const refund = (amount: number) =>
        counter.post(`/orders/${id}/refund`, { payment: "cash", amount });
      const replies = await Promise.all([
        counter.post(`/clients/${client.id}/erase`),
        refund(1),
        refund(2),
      ]);
      now = booking;
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    }
    const names = (await receipts()).map(({ client_name }: { client_name: null }) => client_name);
    expect(names).toEqual(Array(9).fill(null));
  });
});
