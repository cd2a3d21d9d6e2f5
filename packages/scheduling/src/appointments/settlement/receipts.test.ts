import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  makePayingCounter,
  makePayingInstallation,
  type PayingCounter,
  type PayingInstallation,
} from "../../../test/paying.ts";
import { type GatewayShop, payLink } from "../../../test/payment-gateway.ts";
import type { Json } from "../../../test/studio.ts";
import { findOnce } from "./find.ts";

let paying: PayingInstallation;
let counter: PayingCounter;
beforeAll(async () => {
  paying = await makePayingInstallation();
});
beforeEach(async () => {
  counter = await makePayingCounter(paying, { service: { ...taxed, no_show_fee: 3000 } });
});
afterAll(() => paying.close());

const taxed = { name: "Massage", tax_rate: 19 };

const receipts = async (): Promise<Json[]> => (await counter.get("/receipts")).body;
const sums = async () =>
  (await receipts()).map(({ number, total, taxes, earlier }: Json) => {
    return [number, total, taxes.map(({ rate, tax }: Json) => [rate, tax]), earlier];
  });
const setNoShowTax = (rate: number | null) =>
  scheduling().send(`PUT /v1/accounts/${counter.subdomain}`, {
    token: counter.token,
    body: { no_show_tax: rate },
  });
const scheduling = () => paying.scheduling;
const wake = () =>
  sql`update scheduling.charges set due_at = ${paying.clock.now}
    where account_id = ${counter.accountId}`.execute(scheduling().context.db);

async function transaction(isFee = false): Promise<Json> {
  const all = await counter.shop.transactions();
  return all.find(({ recurring, successful }) => successful && Boolean(recurring) === isFee);
}

const refundAt = async (shop: GatewayShop, amount: number) => {
  const { id } = await transaction();
  await shop.post(`/transactions/${id}/refunds`, { amount });
  await wake();
  await counter.settle();
};

async function missed(): Promise<number> {
  const { id } = await counter.paid();
  paying.clock.now = new Date("2027-03-01T10:30:00Z");
  await counter.put(`/appointments/${id}`, { attendance: "no_show" });
  return id;
}

describe("the receipt of a deposit", () => {
  it("states the captured payment, not the authorized one", async () => {
    const { token, url } = await counter.sent();
    await payLink(counter.shop, url);
    await counter.of(token).post("paid");
    expect(await receipts()).toEqual([]);
    await counter.settle();
    const id = Number.parseInt(token, 36);
    const line = { position: 1, kind: "appointment", appointment_id: id, service: "Massage" };
    const [receipt] = await receipts();
    expect(receipt).toMatchObject({
      number: "R-2027-000001",
      kind: "receipt",
      order_id: null,
      payment: "card",
      currency: "EUR",
      total: 2000,
      lines: [{ ...line, date: "2027-03-01", amount: 2000, tax_rate: 19, tax: 319 }],
      taxes: [{ rate: 19, gross: 2000, tax: 319 }],
      earlier: [],
      client_name: "Jane Doe",
    });
    expect((await counter.get(`/appointments/${id}/standing`)).body.receipts).toEqual([
      { id: receipt.id, number: receipt.number, order_id: null },
    ]);
  });

  it("keeps the rate of a deleted service", async () => {
    const { token, url } = await counter.sent();
    await payLink(counter.shop, url);
    await counter.of(token).post("paid");
    await sql`update scheduling.services set deleted_at = ${paying.clock.now}
      where account_id = ${counter.accountId}`.execute(scheduling().context.db);
    await counter.settle();
    expect(await sums()).toEqual([["R-2027-000001", 2000, [[19, 319]], []]]);
  });

  it("is written once, however often the payment is read", async () => {
    await counter.paid();
    for (let count = 0; count < 3; count += 1) {
      counter.later(6);
      await findOnce(scheduling().context);
      await wake();
      await counter.settle();
    }
    expect(await sums()).toEqual([["R-2027-000001", 2000, [[19, 319]], []]]);
  });

  it("is written once although the response to the capture is lost", async () => {
    const { token, url } = await counter.sent();
    await payLink(counter.shop, url);
    await counter.of(token).post("paid");
    paying.way.losesAnswers = true;
    await counter.settle();
    expect(await receipts()).toEqual([]);
    paying.way.losesAnswers = false;
    counter.later(60);
    await counter.settle();
    expect(await sums()).toEqual([["R-2027-000001", 2000, [[19, 319]], []]]);
  });

  it("is listed by the receipt of the rest, and their taxes add up", async () => {
    const { id } = await counter.paid();
    const { body } = await counter.get(`/appointments/${id}/standing`);
    const items = [{ kind: "appointment", appointment_id: id }];
    await counter.post("/orders", { payment: "cash", items });
    const [deposit, rest] = await receipts();
    expect(rest).toMatchObject({ payment: "cash", earlier: [deposit.number] });
    expect(rest.total).toBe(body.balance.due);
    const tax = deposit.taxes[0].tax + rest.taxes[0].tax;
    expect(tax).toBe(Math.round((body.balance.price * 19) / 119));
  });

  it("is left out for a saved card without a deposit", async () => {
    const service = { ...taxed, deposit_kind: "none", deposit_value: 0, no_show_fee: 3000 };
    counter = await makePayingCounter(paying, { service });
    await counter.paid();
    expect(await receipts()).toEqual([]);
  });

  it("in another currency is no earlier one of the rest", async () => {
    const { token, url } = await counter.sent();
    await payLink(counter.shop, url);
    await counter.of(token).post("paid");
    await sql`update scheduling.charges set currency = 'JPY'
      where account_id = ${counter.accountId}`.execute(scheduling().context.db);
    await counter.settle();
    const items = [{ kind: "appointment", appointment_id: Number.parseInt(token, 36) }];
    await counter.post("/orders", { payment: "cash", items });
    const [deposit, rest] = await receipts();
    expect(deposit).toMatchObject({ currency: "JPY", total: 2000, taxes: [{ tax: 319 }] });
    expect(rest).toMatchObject({
      currency: "EUR",
      total: 3000,
      earlier: [],
      taxes: [{ tax: 479 }],
    });
  });

  it("leaves no gap if four settle at once, and one of them fails", async () => {
    counter = await makePayingCounter(paying, { service: taxed, resources: 4 });
    for (let count = 0; count < 4; count += 1) {
      const { token, url } = await counter.sent();
      await payLink(counter.shop, url);
      await counter.of(token).post("paid");
    }
    const { db } = scheduling().context;
    await sql`create function scheduling.refuse_second() returns trigger language plpgsql as $$
      begin
        if new.number = 2 then raise exception 'refused'; end if;
        return new;
      end $$`.execute(db);
    await sql`create trigger refuse_second after insert on scheduling.receipts
      for each row execute function scheduling.refuse_second()`.execute(db);
    await expect(counter.settle()).rejects.toThrow("refused");
    await sql`drop function scheduling.refuse_second cascade`.execute(db);
    expect(await receipts()).toHaveLength(1);
    // The failed batch holds its leases.
    await sql`update scheduling.charges set claimed_until = null, claimed_by = null
      where account_id = ${counter.accountId}`.execute(db);
    counter.later(60);
    await counter.settle();
    expect((await receipts()).map(({ number }: Json) => number)).toEqual(
      [1, 2, 3, 4].map((number) => `R-2027-00000${number}`),
    );
  });

  it("loses only the name with the client", async () => {
    const { id } = await counter.paid();
    const [before] = await receipts();
    expect(before.client_name).toBe("Jane Doe");
    paying.clock.now = new Date("2027-03-20T09:00:00Z");
    const { client_id: client } = (await counter.get(`/appointments/${id}`)).body;
    expect((await counter.post(`/clients/${client}/erase`)).status).toBe(200);
    expect(await receipts()).toEqual([{ ...before, client_name: null }]);
  });

  it("leaves out a test payment after the studio went live", async () => {
    const { token, url } = await counter.sent();
    await payLink(counter.shop, url);
    await counter.of(token).post("paid");
    await sql`update scheduling.accounts set live_since = ${paying.clock.now}
      where id = ${counter.accountId}`.execute(scheduling().context.db);
    await counter.settle();
    expect((await counter.read(token)).payment.state).toBe("paid");
    expect(await receipts()).toEqual([]);
  });

  it("leaves out money captured before receipts, and its refund", async () => {
    await counter.paid();
    const { db } = scheduling().context;
    await sql`delete from scheduling.receipts where account_id = ${counter.accountId}`.execute(db);
    await sql`update scheduling.charges set unreceipted = captured
      where account_id = ${counter.accountId}`.execute(db);
    await refundAt(counter.shop, 500);
    expect(await receipts()).toEqual([]);
  });
});

describe("the credit note of a deposit", () => {
  it("takes back the refund of a cancellation", async () => {
    const { token } = await counter.paid();
    await counter.of(token).post("cancel", { expected_refund: 2000 });
    await counter.settle();
    expect(await sums()).toEqual([
      ["R-2027-000001", 2000, [[19, 319]], []],
      ["C-2027-000001", 2000, [[19, 319]], ["R-2027-000001"]],
    ]);
    expect((await receipts())[1]).toMatchObject({ kind: "credit_note", payment: "card" });
  });

  it("follows refunds at the payment service, whose taxes add up", async () => {
    await counter.paid();
    for (const amount of [333, 667, 1000]) await refundAt(counter.shop, amount);
    const all = await receipts();
    expect(all.map(({ number, total }: Json) => [number, total])).toEqual([
      ["R-2027-000001", 2000],
      ["C-2027-000001", 333],
      ["C-2027-000002", 667],
      ["C-2027-000003", 1000],
    ]);
    const taxes = all.slice(1).map(({ taxes: [{ tax }] }: Json) => tax);
    expect(taxes.reduce((sum: number, tax: number) => sum + tax, 0)).toBe(319);
  });

  it("comes with the receipt if capture and refund are read together", async () => {
    const { token, url } = await counter.sent();
    await payLink(counter.shop, url);
    await counter.of(token).post("paid");
    paying.way.losesAnswers = true;
    await counter.settle();
    paying.way.losesAnswers = false;
    const { id } = await transaction();
    await counter.shop.post(`/transactions/${id}/refunds`, { amount: 500 });
    counter.later(60);
    await counter.settle();
    expect(await sums()).toEqual([
      ["R-2027-000001", 2000, [[19, 319]], []],
      ["C-2027-000001", 500, [[19, 80]], ["R-2027-000001"]],
    ]);
  });
});

describe("the receipt of a fee", () => {
  it.each([
    [null, []],
    [20, [[20, 167]]],
  ])("has the account's tax of no-shows, %s", async (rate, taxes) => {
    expect((await setNoShowTax(rate)).body.no_show_tax).toBe(rate);
    const id = await missed();
    await counter.post(`/appointments/${id}/charge`, { reason: "no_show", amount: 1000 });
    await counter.settle();
    const fee = (await receipts()).at(-1);
    expect(fee).toMatchObject({ payment: "card", total: 1000, client_name: "Jane Doe" });
    expect(fee.lines).toMatchObject([{ kind: "fee", appointment_id: id, tax_rate: rate }]);
    expect(fee.taxes.map(({ rate, tax }: Json) => [rate, tax])).toEqual(taxes);
    expect(fee.earlier).toEqual([]);
  });

  it("has a credit note for its refund", async () => {
    await setNoShowTax(20);
    const id = await missed();
    await counter.post(`/appointments/${id}/charge`, { reason: "no_show", amount: 1000 });
    await counter.settle();
    const { id: payment } = await transaction(true);
    await counter.shop.post(`/transactions/${payment}/refunds`, { amount: 400 });
    await wake();
    await counter.settle();
    const [fee, note] = (await receipts()).slice(-2);
    expect(note).toMatchObject({ kind: "credit_note", total: 400, earlier: [fee.number] });
    expect(note.taxes).toEqual([{ rate: 20, gross: 400, tax: 67 }]);
  });

  it("is left out for a declined card", async () => {
    const id = await missed();
    const before = await receipts();
    const declined = { authorize: async () => ({ approved: false as const, error: 7 as const }) };
    paying.place.acquirer.instead = declined;
    await counter.post(`/appointments/${id}/charge`, { reason: "no_show", amount: 1000 });
    await counter.settle();
    paying.place.acquirer.instead = {};
    expect(await receipts()).toEqual(before);
  });
});
