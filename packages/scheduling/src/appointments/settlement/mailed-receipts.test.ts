import { allPublished } from "@frontdesk/payments/test/outbox-entries";
import { partOf } from "@frontdesk/people/test/read-mail";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mailsTo } from "../../../test/mailbox.ts";
import {
  makePayingCounter,
  makePayingInstallation,
  type PayingCounter,
  type PayingInstallation,
} from "../../../test/paying.ts";
import { payLink } from "../../../test/payment-gateway.ts";
import { findOnce } from "./find.ts";

let paying: PayingInstallation;
let counter: PayingCounter;
let email: string;
let id: number;
beforeAll(async () => {
  paying = await makePayingInstallation();
});
beforeEach(async () => {
  const service = { price: 8000, deposit_kind: "none", deposit_value: 0, tax_rate: 25 };
  counter = await makePayingCounter(paying, { service });
  email = `receipt${counter.accountId}@example.com`;
  const { token } = (await counter.hold()).body;
  counter.later(0.1);
  await counter.of(token).post("details", { name: "Jane", email });
  id = Number.parseInt(token, 36);
  await mailsTo(paying.scheduling, email, 1);
});
afterAll(() => paying.close());

const order = (payment: string, more: object = { mail_receipt: true }) =>
  counter.post("/orders", {
    payment,
    items: [{ kind: "appointment", appointment_id: id, amount: 4000 }],
    ...more,
  });

async function look(): Promise<void> {
  await allPublished(paying.place.payments.context.db);
  counter.later(6);
  await findOnce(paying.scheduling.context);
  await counter.settle();
}

/** After the confirmation. */
async function texts(count: number): Promise<string[]> {
  const mails = await mailsTo(paying.scheduling, email, count + 1);
  return mails.slice(1).map((mail) => partOf(mail, "text/plain").content);
}

describe("an order with mail_receipt", () => {
  it("by link: mails the receipt once the client paid", async () => {
    const { status, body } = await order("link");
    expect([status, body.mail_receipt]).toEqual([201, true]);
    await look();
    expect(await texts(0)).toEqual([]);
    await payLink(counter.shop, body.payment_url);
    await look();
    const [receipt] = await texts(1);
    expect(receipt).toMatch(/^Receipt R-2027-000001/);
    expect(receipt).toContain("Paid: €40.00");
    await look();
    expect(await texts(1)).toHaveLength(1);
  });

  it("in cash: mails the receipt", async () => {
    expect((await order("cash")).status).toBe(201);
    expect((await texts(1))[0]).toMatch(/^Receipt R-2027-000001/);
  });

  it("mails no credit note of its refund", async () => {
    const { body } = await order("cash");
    await texts(1);
    await counter.post(`/orders/${body.id}/refund`, { to: "cash", amount: 1000 });
    expect(await texts(1)).toHaveLength(1);
  });
});

it("orders without mail_receipt mail nothing", async () => {
  for (const more of [{}, { mail_receipt: false }]) {
    const { status, body } = await order("cash", more);
    expect([status, body.mail_receipt]).toEqual([201, false]);
  }
  expect(await texts(0)).toEqual([]);
});

it("a client without an address gets no mail", async () => {
  const { client_id: client } = (await counter.get(`/appointments/${id}`)).body;
  await counter.put(`/clients/${client}`, { email: null });
  expect((await order("cash")).status).toBe(201);
  expect(await texts(0)).toEqual([]);
});
