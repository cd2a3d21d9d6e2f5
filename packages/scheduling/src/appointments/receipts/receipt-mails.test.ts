import { partOf, type SeenMail } from "@frontdesk/people/test/read-mail";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Counter, makeCounter } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { mailsTo } from "../../../test/mailbox.ts";
import { makeMember } from "../../../test/studio.ts";

let now: Date;
let scheduling: TestScheduling;
let counter: Counter;
let email: string;
let drawn = 0;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => now, limited: true });
});
beforeEach(async () => {
  now = new Date("2027-02-20T09:00:00Z");
  email = `ann${++drawn}@example.com`;
  const service = { name: "Massage", price: 8000, currency: "EUR", tax_rate: 19 };
  counter = await makeCounter(scheduling, { service });
});
afterAll(() => scheduling.close());

async function paid(contact: object = { email }): Promise<{ receipt: number; client: number }> {
  const { body: client } = await counter.post("/clients", { name: "Ann", ...contact });
  const wish = { client_id: client.id, starts_at: "2027-02-22T10:00:00Z" };
  const service_id = Number(counter.serviceId);
  const { body: appointment } = await counter.post("/appointments", { ...wish, service_id });
  const items = [
    { kind: "appointment", appointment_id: appointment.id },
    { kind: "tip", amount: 500 },
  ];
  expect((await counter.post("/orders", { payment: "cash", items })).status).toBe(201);
  const { body } = await counter.get(`/appointments/${appointment.id}/standing`);
  return { receipt: body.receipts[0].id, client: client.id };
}

const mail = (receipt: number, body: object = {}, headers: Record<string, string> = {}) =>
  counter.post(`/receipts/${receipt}/mail`, body, headers);

const textOf = (seen: SeenMail) => partOf(seen, "text/plain").content;

const subjectsTo = async (to: string, count: number) =>
  (await mailsTo(scheduling, to, count)).map(({ headers }) => headers.get("subject"));

describe("a receipt by mail", () => {
  it("goes to the client, with lines, tax and seller", async () => {
    await counter.put("/booking_page", { title: "Corner Studio", address: "Main Street 1" });
    const { receipt } = await paid();
    const { status, text } = await mail(receipt);
    expect([status, text]).toEqual([204, ""]);
    const seen = (await mailsTo(scheduling, email, 2)).find(({ headers }) =>
      headers.get("subject")!.startsWith("Receipt"),
    )!;
    expect(seen.headers.get("subject")).toBe("Receipt R-2027-000001 – Corner Studio");
    for (const line of [
      "Massage: February 22, 2027",
      "  €80.00",
      "Tip: €5.00",
      "Paid: €85.00",
      "Includes 19% VAT: €12.77",
      "Payment method: Cash",
      "Where: Corner Studio",
      "  Main Street 1",
    ]) {
      expect(textOf(seen).split(/\r?\n/)).toContain(line);
    }
    expect(textOf(seen)).not.toContain("Ann");
  });

  it("goes for a refunded tip", async () => {
    const { receipt } = await paid();
    const { order_id: order } = (await counter.get(`/receipts/${receipt}`)).body;
    const items = [{ position: 2, amount: 500 }];
    const refund = await counter.post(`/orders/${order}/refund`, { payment: "cash", items });
    expect(refund.status).toBe(200);
    const [, credit] = (await counter.get("/receipts")).body;
    expect(credit).toMatchObject({ kind: "credit_note", lines: [{ kind: "tip" }] });
    expect((await mail(credit.id)).status).toBe(204);
  });

  it("goes to the client of the payment, not of the tip", async () => {
    const [ann, bo] = [`ann${drawn}@example.org`, `bo${drawn}@example.org`];
    const ids: number[] = [];
    for (const [nth, address] of [ann, bo].entries()) {
      const { body: client } = await counter.post("/clients", { name: "Client", email: address });
      const starts_at = `2027-02-22T1${nth}:00:00Z`;
      const wish = { client_id: client.id, service_id: Number(counter.serviceId), starts_at };
      ids.push((await counter.post("/appointments", wish)).body.id);
    }
    const items = [
      { kind: "tip", amount: 500, appointment_id: ids[0] },
      { kind: "appointment", appointment_id: ids[1] },
    ];
    const { body: order } = await counter.post("/orders", { payment: "cash", items });
    const part = { payment: "cash", items: [{ position: 1, amount: 500 }] };
    expect((await counter.post(`/orders/${order.id}/refund`, part)).status).toBe(200);
    for (const { id } of (await counter.get("/receipts")).body) {
      expect((await mail(id)).status).toBe(204);
    }
    const mailed = (subjects: (string | null | undefined)[]) =>
      subjects.filter((one) => /^(?:Receipt|Credit note) /.test(one!)).length;
    expect(mailed(await subjectsTo(bo, 3))).toBe(2);
    expect(mailed(await subjectsTo(ann, 1))).toBe(0);
  });

  it("of another account is not found", async () => {
    const { receipt } = await paid();
    const stranger = await makeCounter(scheduling, {});
    const unknown = await stranger.post("/receipts/999999/mail", { email });
    const { status, body } = await stranger.post(`/receipts/${receipt}/mail`, { email });
    expect([status, body]).toEqual([404, unknown.body]);
  });

  it("is in the client's language, with whole units of the yen", async () => {
    const service = { name: "Massage", price: 8000, currency: "JPY", tax_rate: 10 };
    counter = await makeCounter(scheduling, { service });
    const { receipt } = await paid({ email, locale: "de" });
    expect((await mail(receipt)).status).toBe(204);
    const seen = (await mailsTo(scheduling, email, 2)).find(({ headers }) =>
      headers.get("subject")!.startsWith("Beleg R-2027-000001"),
    )!;
    const text = textOf(seen).replaceAll("\u00a0", " ");
    expect(text).toMatch(/^Trinkgeld: 500 ¥\r?$/m);
    expect(text).toMatch(/^Bezahlt: 8\.500 ¥\r?$/m);
    expect(text).toMatch(/^Enthält 10 % Umsatzsteuer: 727 ¥\r?$/m);
  });

  it("goes to another address", async () => {
    const { receipt } = await paid({});
    const other = `office${drawn}@example.com`;
    expect((await mail(receipt, { email: other })).status).toBe(204);
    expect(await subjectsTo(other, 1)).toHaveLength(1);
  });

  it("needs an address", async () => {
    const { receipt } = await paid({});
    const { status, body } = await mail(receipt);
    expect([status, body.error]).toEqual([409, "no_address"]);
    const wrong = await mail(receipt, { email: "ann" });
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      { email: ["must be an email address"] },
    ]);
    expect((await mail(999_999, { email })).status).toBe(404);
  });

  it("goes once with one key", async () => {
    const { receipt } = await paid();
    const key = { "idempotency-key": "receipt 1" };
    const replies = [await mail(receipt, {}, key), await mail(receipt, {}, key)];
    expect(replies.map(({ status }) => status)).toEqual([204, 204]);
    await mail(receipt);
    const subjects = await subjectsTo(email, 3);
    expect(subjects.filter((one) => one!.startsWith("Receipt"))).toHaveLength(2);
  });

  it("reaches one address only a few times an hour", async () => {
    const { receipt } = await paid({});
    const other = `often${drawn}@example.com`;
    const statuses: number[] = [];
    for (let nth = 0; nth < 6; nth += 1) {
      statuses.push((await mail(receipt, { email: other })).status);
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    const { headers } = await mail(receipt, { email: other.toUpperCase() });
    expect(Number(headers["retry-after"])).toBeGreaterThan(3000);
  });

  it("goes to no erased client", async () => {
    const { receipt, client } = await paid();
    now = new Date("2027-03-20T09:00:00Z");
    const key = { "idempotency-key": "before the erasure" };
    expect((await mail(receipt, {}, key)).status).toBe(204);
    expect((await counter.post(`/clients/${client}/erase`)).status).toBe(200);
    expect((await mail(receipt)).body.error).toBe("no_address");
    expect((await mail(receipt, {}, key)).status).toBe(204);
  });

  it("needs the rights to take the payment", async () => {
    const { receipt } = await paid();
    const makes = (rights: { bookings: "manage_own" | "manage_all"; clients: "view" | "none" }) =>
      makeMember(scheduling, counter, { rights });
    const own = await makes({ bookings: "manage_own", clients: "view" });
    const blind = await makes({ bookings: "manage_all", clients: "none" });
    for (const member of [own, blind]) {
      expect((await member.post(`/receipts/${receipt}/mail`, { email })).status).toBe(403);
    }
  });
});

describe("a receipt by mail of an untrusted account", () => {
  it("has no text of the account, and counts the chosen address", async () => {
    const settings = { accountsAreTrusted: false };
    await using untrusted = disposable(await startTestScheduling({ now: () => now, settings }));
    const service = { name: "Buy pills", price: 8000, currency: "EUR" };
    counter = await makeCounter(untrusted.scheduling, { service });
    await counter.put("/booking_page", { title: "Bad Studio", address: "Bad Street" });
    const { receipt } = await paid({});
    const other = `plain${drawn}@example.com`;
    expect((await mail(receipt, { email: other })).status).toBe(204);
    const [seen] = await mailsTo(untrusted.scheduling, other, 1);
    expect(
      `${seen!.headers.get("subject")} ${seen!.headers.get("from")} ${textOf(seen!)}`,
    ).not.toMatch(/pills|Bad/);
    expect(textOf(seen!)).toContain("€80.00");
  });
});

const disposable = (scheduling: TestScheduling) => ({
  scheduling,
  [Symbol.asyncDispose]: () => scheduling.close(),
});
