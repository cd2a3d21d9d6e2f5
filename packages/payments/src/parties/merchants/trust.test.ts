import { reactions } from "@frontdesk/platform/test/receiver";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { makeUser } from "../../../test/persons.ts";
import { makeShop, merchantFields } from "../../../test/shop.ts";
import { happen, type Listener, makeListener, settle } from "../../../test/webhooks.ts";

const mostInvited = { perHour: 100, perDay: 100, perDayInAll: 6 };

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments({
    settings: { webhooksToPrivate: true, accountsAreTrusted: false, mostInvited },
  });
});
afterAll(() => payments.close());
beforeEach(async () => {
  await sql`delete from people.guesses`.execute(payments.context.db);
  payments.mails.length = 0;
});

const approve = (id: string) =>
  sql`update payments.merchants set approved_at = now(), test = false
    where id = ${id}`.execute(payments.context.db);

describe("webhook mails", () => {
  let listener: Listener;
  beforeEach(async () => {
    listener = await makeListener(payments);
    payments.mails.length = 0;
  });
  afterEach(async () => {
    await listener.shop.app.delete(listener.one);
    await listener.receiver.close();
  });

  async function beGone(): Promise<void> {
    listener.receiver.react(reactions.isGone);
    await happen(payments, listener.shop.merchant.id, { type: "payout.paid" });
    await settle(payments);
    await settle(payments);
    expect((await listener.shop.app.get(listener.one)).body.webhook.state).toBe("disabled");
    await listener.shop.app.put(listener.one, { state: "active" });
  }

  it("go to no contact address of a merchant that no operator approved", async () => {
    await beGone();
    expect(payments.mails).toEqual([]);
    await approve(listener.shop.merchant.id);
    await beGone();
    expect(payments.mails.map(({ to }) => to)).toEqual(["jane@example.com"]);
    expect(payments.mails[0]?.text).toContain("Coffee & Jane");
  });

  it("go to its users, without its name and the host", async () => {
    const { shop, id, receiver } = listener;
    const user = await makeUser(
      payments,
      { app: shop.app, merchantId: shop.merchant.id },
      "viewer",
    );
    payments.mails.length = 0;
    await beGone();
    const [mail, ...more] = payments.mails;
    expect([mail?.to, more]).toEqual([user.email, []]);
    expect(mail?.text).toContain(id);
    expect(mail?.text).not.toContain("Coffee & Jane");
    expect(mail?.text).not.toContain(new URL(receiver.url).host);
  });

  it("go to no user with an unproven address", async () => {
    const { shop } = listener;
    const user = await makeUser(
      payments,
      { app: shop.app, merchantId: shop.merchant.id },
      "viewer",
    );
    await sql`update people.persons set email_verified_at = null, signed_in_at = now()
      where id = ${user.id}`.execute(payments.context.db);
    payments.mails.length = 0;
    await beGone();
    expect(payments.mails).toEqual([]);
  });

  it("are limited to ten a day per merchant", async () => {
    await approve(listener.shop.merchant.id);
    for (let count = 0; count < 12; count += 1) await beGone();
    expect(payments.mails).toHaveLength(10);
  });
});

describe("merchant without an operator's approval", () => {
  it("has no name or text in an invitation", async () => {
    const { app, merchant } = await makeShop(payments);
    await app.post(`/merchants/${merchant.id}/users`, { email: "stranger@example.com" });
    const { text, link } = payments.mails.at(-1)!;
    expect(text).not.toContain("Coffee & Jane");
    expect(text).toContain(link);
    await approve(merchant.id);
    await app.post(`/merchants/${merchant.id}/users`, { email: "stranger@example.com" });
    expect(payments.mails.at(-1)?.text).toContain("Coffee & Jane");
  });

  it("appears by id only in a claim", async () => {
    const { app, merchant } = await makeShop(payments);
    const user = await makeUser(payments, { app, merchantId: merchant.id }, "viewer");
    const { id: merchantId } = merchant;
    await user.ask("POST", "/me/claims", { body: { merchantId } });
    const { to, text } = payments.mails.at(-1)!;
    expect(to).toBe("jane@example.com");
    expect(text).not.toContain("Coffee & Jane");
    expect(text).toContain(merchantId);
  });

  it("mails a contact address ten times an hour, however many merchants share it", async () => {
    const { app, merchant } = await makeShop(payments);
    const user = await makeUser(payments, { app, merchantId: merchant.id }, "viewer");
    const requestOwner = async (merchantId: string) => {
      const { status } = await user.ask("POST", "/me/claims", { body: { merchantId } });
      expect(status).toBe(202);
    };
    const before = payments.mails.length;
    const email = "claimed@example.com";
    for (let result = 0; result < 12; result += 1) {
      const created = await app.post("/merchants", { ...merchantFields, email });
      await requestOwner(created.body.merchant.id);
    }
    expect(payments.mails.slice(before).map(({ to }) => to)).toEqual(Array(10).fill(email));
    await requestOwner(merchant.id);
    expect(payments.mails.at(-1)?.to).toBe("jane@example.com");
  });

  it("shares ten invitations an hour per address, and mutes no approved merchant", async () => {
    const email = "flooded@example.com";
    for (let sent = 0; sent < 10; sent += 1) {
      await payments.context.limits.take("invitationsByRecipient", email);
    }
    const { app, merchant } = await makeShop(payments);
    const users = `/merchants/${merchant.id}/users`;
    expect((await app.post(users, { email: "Flooded@example.com" })).status).toBe(429);
    await approve(merchant.id);
    expect((await app.post(users, { email: "Flooded@example.com" })).status).toBe(201);
  });

  it("uses up no invitations of approved merchants", async () => {
    const invite = async (index: number, isApproved = false) => {
      const { app, merchant } = await makeShop(payments);
      if (isApproved) await approve(merchant.id);
      const email = `pool${index}@example.com`;
      return (await app.post(`/merchants/${merchant.id}/users`, { email })).status;
    };
    const statuses = [];
    for (let index = 0; index < 7; index += 1) statuses.push(await invite(index));
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429]);
    expect(await invite(8, true)).toBe(201);
  });
});
