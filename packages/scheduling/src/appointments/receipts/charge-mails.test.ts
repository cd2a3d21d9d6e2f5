import { partOf, type SeenMail } from "@frontdesk/people/test/read-mail";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mailsTo } from "../../../test/mailbox.ts";
import {
  makePayingCounter,
  makePayingInstallation,
  type PayingCounter,
  type PayingInstallation,
} from "../../../test/paying.ts";
import { type Json, type Member, makeMember } from "../../../test/studio.ts";

let paying: PayingInstallation;
let counter: PayingCounter;
beforeAll(async () => {
  paying = await makePayingInstallation();
});
beforeEach(async () => {
  counter = await makePayingCounter(paying, {
    service: { name: "Massage", tax_rate: 19, no_show_fee: 3000 },
  });
});
afterAll(() => paying.close());

async function deposit(): Promise<{ id: number; number: string }> {
  await counter.paid();
  return (await counter.get("/receipts")).body[0];
}

describe("the receipt of a deposit", () => {
  it("goes by mail", async () => {
    const { id, number } = await deposit();
    const email = "deposit@example.com";
    expect((await counter.post(`/receipts/${id}/mail`, { email })).status).toBe(204);
    const [seen] = await mailsTo(paying.scheduling, email, 1);
    expect(seen!.headers.get("subject")).toMatch(new RegExp(`^Receipt ${number} `));
    expect((await counter.post(`/receipts/${id}/mail`)).status).toBe(204);
  });

  it("is own with its appointment, for a member with own_only", async () => {
    const { id } = await deposit();
    const member = await makeOwnOnly();
    const unknown = await member.get("/receipts/999999999");
    const other = await member.get(`/receipts/${id}`);
    expect([other.status, other.body]).toEqual([404, unknown.body]);
    expect((await member.post(`/receipts/${id}/mail`, {})).status).toBe(404);
    await link(member);
    expect((await member.get(`/receipts/${id}`)).status).toBe(200);
    expect((await member.post(`/receipts/${id}/mail`, {})).status).toBe(204);
  });

  it("goes with its credit note after a cancellation, also by the member", async () => {
    const { token } = await counter.paid();
    const [member, other] = [await makeOwnOnly(), await makeOwnOnly()];
    await link(member);
    await counter.of(token).post("cancel", { expected_refund: 2000 });
    await counter.settle();
    const both: Json[] = (await counter.get("/receipts")).body;
    expect(both.map(({ kind }) => kind)).toEqual(["receipt", "credit_note"]);
    for (const { id } of both) {
      expect((await counter.post(`/receipts/${id}/mail`)).status).toBe(204);
      expect((await member.get(`/receipts/${id}`)).status).toBe(200);
      expect((await member.post(`/receipts/${id}/mail`, {})).status).toBe(204);
      expect((await other.post(`/receipts/${id}/mail`, {})).status).toBe(404);
    }
  });
});

describe("the receipt of a fee", () => {
  it("goes by mail, and so does its credit note", async () => {
    const { id } = await counter.paid();
    paying.clock.now = new Date("2027-03-01T10:30:00Z");
    await counter.put(`/appointments/${id}`, { attendance: "no_show" });
    await counter.post(`/appointments/${id}/charge`, { reason: "no_show", amount: 1000 });
    await counter.settle();
    const transactions = await counter.shop.transactions();
    const fee = transactions.find(({ recurring, successful }) => successful && recurring)!;
    await counter.shop.post(`/transactions/${fee.id}/refunds`, { amount: 400 });
    await sql`update scheduling.charges set due_at = ${paying.clock.now}
      where account_id = ${counter.accountId}`.execute(paying.scheduling.context.db);
    await counter.settle();
    const receipts: Json[] = (await counter.get("/receipts")).body.slice(-2);
    expect(receipts.map(({ kind, total }) => [kind, total])).toEqual([
      ["receipt", 1000],
      ["credit_note", 400],
    ]);
    const email = "fee@example.com";
    for (const one of receipts) {
      expect((await counter.post(`/receipts/${one.id}/mail`, { email })).status).toBe(204);
    }
    const texts = (await mailsTo(paying.scheduling, email, 2)).map(textOf);
    expect(texts).toEqual([
      expect.stringMatching(/^Fee charged: /m),
      expect.stringMatching(/^Fee charged: /m),
    ]);
  });
});

async function makeOwnOnly(): Promise<Member> {
  const rights = { bookings: "manage_own", clients: "view" } as const;
  return await makeMember(paying.scheduling, counter, { rights, ownOnly: true });
}

async function link({ userId }: Member): Promise<void> {
  const user = { first_name: "Mia", user_id: userId };
  const { body } = await counter.put(`/resources/${counter.resourceIds[0]}`, user);
  expect(body).toMatchObject({ user_id: userId });
}

const textOf = (seen: SeenMail) => partOf(seen, "text/plain").content;
