import { partOf } from "@frontdesk/people/test/read-mail";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mailsTo } from "../../../test/mailbox.ts";
import {
  makePayingCounter,
  makePayingInstallation,
  type PayingCounter,
  type PayingInstallation,
} from "../../../test/paying.ts";
import { goodCard, payLink } from "../../../test/payment-gateway.ts";

let paying: PayingInstallation;
let counter: PayingCounter;
let email: string;
beforeAll(async () => {
  paying = await makePayingInstallation();
});
beforeEach(async () => {
  counter = await makePayingCounter(paying, { service: { no_show_fee: 3000 } });
  email = `told${counter.accountId}@example.com`;
});
afterAll(() => paying.close());

async function booked(): Promise<{ token: string; id: number }> {
  const { token } = (await counter.hold()).body;
  counter.later(0.1);
  const details = { name: "Jane", email, consents: { no_show_fee: true } };
  const { body } = await counter.of(token).post("details", details);
  await payLink(counter.shop, body.payment.url);
  await counter.of(token).post("paid");
  await counter.settle();
  return { token, id: Number.parseInt(token, 36) };
}

const textOf = async (nth: number): Promise<string> =>
  partOf((await mailsTo(paying.scheduling, email, nth + 1))[nth]!, "text/plain").content;

async function fromSubject(heading: string): Promise<string> {
  const most = 3;
  for (let count = 1; count <= most; count += 1) {
    const text = await textOf(count - 1);
    if (text.startsWith(heading)) return text;
  }
  throw new Error(`no mail begins with ${heading}`);
}

async function due(): Promise<void> {
  await sql`update scheduling.charges set due_at = ${paying.clock.now}
    where account_id = ${counter.accountId}`.execute(paying.scheduling.context.db);
}

async function takenBack(path: "refunds" | "disputes", amount: number): Promise<void> {
  const [{ id: transactionId }] = await counter.shop.transactions();
  const reason = { code: 4853, title: "Not as described" };
  await (path === "refunds"
    ? counter.shop.post(`/transactions/${transactionId}/refunds`, { amount })
    : counter.shop.post("/disputes", { transactionId, amount, reason }));
  await due();
  await counter.settle();
}

async function missed(id: number): Promise<string> {
  await textOf(0);
  paying.clock.now = new Date("2027-03-01T10:30:00Z");
  await counter.put(`/appointments/${id}`, { attendance: "no_show" });
  return await textOf(1);
}

describe("mails to customers about money", () => {
  it("the confirmation: deposit, terms, fee and kept card", async () => {
    const { token } = await booked();
    const text = await textOf(0);
    expect(text).toContain("Deposit: €20.00");
    expect(text).toContain("You can cancel free of charge until");
    expect(text).toMatch(/50% of the deposit back if you cancel by .+\d/);
    expect(text).toContain("After that the deposit is not refunded.");
    expect(text).toContain(
      "Your card is kept. If you do not come or cancel late, up to €30.00 may be charged.",
    );
    expect(text).toContain(`•••• ${goodCard.slice(-4)}`);
    expect(await counter.read(token)).toMatchObject({
      card: { last4: goodCard.slice(-4), scheme: "visa" },
      fee: null,
    });
  });

  it("the confirmation and a move: the rest to pay at the studio, until it is paid", async () => {
    counter = await makePayingCounter(paying, { service: { price: 9000 } });
    email = `rest${counter.accountId}@example.com`;
    const { id } = await booked();
    expect(await textOf(0)).toContain("€70.00 to pay at the studio");
    const move = async (hour: number) =>
      await counter.put(`/appointments/${id}`, { starts_at: `2027-03-01T${hour}:00:00Z` });
    await move(13);
    expect(await textOf(1)).toContain("€70.00 to pay at the studio");
    const items = [{ kind: "appointment", appointment_id: id }];
    expect((await counter.post("/orders", { payment: "cash", items })).status).toBe(201);
    await move(15);
    expect(await textOf(2)).not.toContain("to pay at the studio");
  });

  it("a no-show fee: amount, date, reason and agreement", async () => {
    const { token, id } = await booked();
    await missed(id);
    await counter.post(`/appointments/${id}/charge`, { reason: "no_show", amount: 1000 });
    await counter.settle();
    const text = await textOf(2);
    expect(text).toMatch(/charged €10\.00 to your card on .*March.* because you did not come\./);
    expect(text).toContain("You agreed to a fee of up to €30.00 when you booked.");
    expect(text).toContain("Deposit: €20.00");
    expect(text).toContain("studio@example.com");
    expect((await counter.read(token)).fee).toEqual({
      reason: "no_show",
      amount: 1000,
      agreed: 3000,
      currency: "EUR",
      charged_at: "2027-03-01T10:30:00.000Z",
      refunded: 0,
    });
  });

  it("a refunded fee: the amount, also on the page", async () => {
    const { token, id } = await booked();
    await missed(id);
    await counter.post(`/appointments/${id}/charge`, { reason: "no_show", amount: 1000 });
    await counter.settle();
    await textOf(2);
    const payments = await counter.shop.transactions();
    const fee = payments.find(({ amount }) => amount === 1000)!;
    await counter.shop.post(`/transactions/${fee.id}/refunds`, { amount: 400 });
    await due();
    await counter.settle();
    expect(await textOf(3)).toContain("has refunded €4.00 of the fee to your card.");
    expect((await counter.read(token)).fee).toMatchObject({ amount: 1000, refunded: 400 });
    await due();
    await counter.settle();
    expect(await mailsTo(paying.scheduling, email, 4)).toHaveLength(4);
  });

  it("a no-show that keeps the deposit without a fee", async () => {
    const { id } = await booked();
    expect(await missed(id)).toContain("keeps your deposit of €20.00 because you did not come.");
    await counter.put(`/appointments/${id}`, { attendance: "no_show", notes: "Rang" });
    await counter.put(`/appointments/${id}`, { attendance: "attended" });
    expect(await mailsTo(paying.scheduling, email, 2)).toHaveLength(2);
  });

  it("a kept deposit: only the part without refund or dispute", async () => {
    const { id } = await booked();
    await textOf(0);
    await takenBack("refunds", 500);
    await takenBack("disputes", 300);
    expect(await missed(id)).toContain("keeps your deposit of €12.00 because you did not come.");
  });

  it.each([
    [500, "Deposit: €15.00"],
    [2000, undefined],
  ])("a fee: the deposit less its refund of %i cents", async (amount, line) => {
    const { id } = await booked();
    await textOf(0);
    await takenBack("refunds", amount);
    paying.clock.now = new Date("2027-03-01T10:30:00Z");
    await counter.put(`/appointments/${id}`, { attendance: "no_show" });
    await counter.post(`/appointments/${id}/charge`, { reason: "no_show", amount: 1000 });
    await counter.settle();
    const text = await fromSubject("Fee charged");
    expect(/^Deposit: .*/m.exec(text)?.[0]).toBe(line);
  });

  it("a cancellation: the kept part of the deposit", async () => {
    const { token } = await booked();
    await textOf(0);
    paying.clock.now = new Date("2027-03-01T08:30:00Z");
    await counter.of(token).post("cancel", { expected_refund: 1000 });
    const text = await textOf(1);
    expect(text).toContain("Refund: €10.00");
    expect(text).toContain("€10.00 of the deposit is not refunded.");
  });

  it("a late cancellation fee", async () => {
    const { token, id } = await booked();
    await textOf(0);
    paying.clock.now = new Date("2027-03-01T08:30:00Z");
    await counter.of(token).post("cancel", { expected_refund: 1000 });
    await counter.settle();
    await textOf(1);
    await counter.post(`/appointments/${id}/charge`, { reason: "late_cancel", amount: 2000 });
    await counter.settle();
    expect(await textOf(2)).toMatch(/charged €20\.00 .* because you cancelled late\./);
    expect((await counter.read(token)).fee).toMatchObject({ reason: "late_cancel", amount: 2000 });
  });
});
