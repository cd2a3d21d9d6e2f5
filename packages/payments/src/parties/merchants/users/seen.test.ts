import { noteActivity } from "@frontdesk/people/persons/store";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { makeUser, type TestPerson } from "../../../../test/persons.ts";
import { type Json, makeShop, type Shop } from "../../../../test/shop.ts";

let payments: TestPayments;
let shop: Shop;
let owner: TestPerson;
let path: string;
beforeAll(async () => {
  payments = await startTestPayments();
  shop = await makeShop(payments);
  path = `/merchants/${shop.merchant.id}`;
  owner = await makeUser(payments, { app: shop.app, merchantId: shop.merchant.id }, "owner");
});
afterAll(() => payments.close());

describe("merchant overview of an owner", () => {
  it("shows activity and protection of accepted users, to persons only", async () => {
    await shop.app.post(`${path}/users`, { email: "pending@example.com" });
    const seen = new Date("2026-11-22T09:00:00Z");
    const { db } = payments.context;
    await noteActivity(db, owner.id, seen);
    await sql`insert into people.second_factors (person_id, secret, created_at, confirmed_at)
      values (${owner.id}, ${"x".repeat(60)}, now(), now())`.execute(db);
    const { body } = await owner.ask("GET", `${path}/users?limit=20`);
    const own = body.find(({ id }: Json) => id === owner.id);
    expect(own).toMatchObject({ lastSeen: seen.toISOString(), hasSecondFactor: true });
    const pending = body.find(({ email }: Json) => email === "pending@example.com");
    expect([pending.lastSeen, pending.hasSecondFactor]).toEqual([undefined, undefined]);
    const message = (await shop.app.get(`${path}/users?limit=20`)).text;
    expect(message).not.toMatch(/lastSeen|hasSecondFactor/);
  });

  it("shows apps by the prefixes of their keys", async () => {
    const { body } = await owner.ask("GET", `${path}/apps?limit=20`);
    const own = body.find(({ id }: Json) => id === shop.app.id);
    expect(own.prefixes).toEqual([shop.key.slice(0, own.prefixes[0].length)]);
    expect(own.prefixes[0].length).toBeLessThan(12);
    expect((await shop.app.get(`${path}/apps?limit=20`)).text).not.toContain("prefixes");
  });
});
