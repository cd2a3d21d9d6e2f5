import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { makeUser, personOf, type TestPerson } from "../../../../test/persons.ts";
import { type Json, makeShop, type Shop } from "../../../../test/shop.ts";
import { newId } from "../../../core/ids.ts";

let payments: TestPayments;
let shop: Shop;
let jane: TestPerson;
let eve: TestPerson;
beforeAll(async () => {
  payments = await startTestPayments({
    settings: { mostInvited: { perHour: 1_000, perDay: 1_000, perDayInAll: 1_000 } },
  });
});
afterAll(() => payments.close());
beforeEach(async () => {
  const other = await makeShop(payments);
  const at = { app: other.app, merchantId: other.merchant.id };
  [jane, eve] = [await makeUser(payments, at, "viewer"), await makeUser(payments, at, "viewer")];
  shop = await makeShop(payments);
  payments.mails.length = 0;
});

async function ask(person: TestPerson, merchantId = shop.merchant.id) {
  const { status, body } = await person.ask("POST", "/me/claims", { body: { merchantId } });
  return [status, body];
}

const tokenOf = (link: string) => new URL(link).pathname.slice("/claim/".length);

const token = () => tokenOf(payments.mails.at(-1)!.link!);

async function accept(person: TestPerson, text: string): Promise<Json[]> {
  const path = "/me/claims/acceptance";
  const { status, body } = await person.ask("POST", path, { body: { token: text } });
  return [status, body];
}

async function roleOf(person: TestPerson): Promise<string | undefined> {
  const { body } = await person.ask("GET", "/me/merchants?limit=9");
  return body.find(({ id }: Json) => id === shop.merchant.id)?.role;
}

const owned = () => [201, { merchant: { id: shop.merchant.id, name: "Coffee & Jane" } }];

describe("ownerless test merchant", () => {
  it("is claimed by a link to its contact address, once, with an audit log entry", async () => {
    expect(await ask(jane)).toEqual([202, undefined]);
    const [mail, ...more] = payments.mails;
    expect([mail?.to, more]).toEqual(["jane@example.com", []]);
    expect(mail?.text).toContain("Coffee & Jane");
    expect(await roleOf(jane)).toBeUndefined();
    expect(await accept(jane, token())).toEqual(owned());
    expect(await roleOf(jane)).toBe("owner");
    expect((await accept(jane, token()))[0]).toBe(404);
    const { body } = await jane.ask("GET", `/merchants/${shop.merchant.id}/acts?limit=9`);
    expect(body).toMatchObject([
      {
        actor: { kind: "person", id: jane.id },
        act: "user.claim",
        subject: jane.id,
        after: { role: "owner" },
      },
    ]);
  });

  it("is not claimed by another person with the link", async () => {
    await ask(jane);
    expect((await accept(eve, token()))[0]).toBe(404);
    expect(await accept(jane, token())).toEqual(owned());
  });

  it("makes a user with a lower role its owner", async () => {
    const { app, merchant } = shop;
    const user = await makeUser(payments, { app, merchantId: merchant.id }, "support");
    await ask(user);
    expect(await accept(user, token())).toEqual(owned());
    expect(await roleOf(user)).toBe("owner");
  });

  it("is claimed by the latest link only, and by none after a day", async () => {
    await ask(jane);
    const first = token();
    await ask(jane);
    const second = token();
    expect(second).not.toBe(first);
    expect((await accept(jane, first))[0]).toBe(404);
    await sql`update payments.claims set expires_at = expires_at - interval '1 day'`.execute(
      payments.context.db,
    );
    expect((await accept(jane, second))[0]).toBe(404);
  });

  it("is claimed by the first of two persons with links", async () => {
    await ask(jane);
    const first = token();
    await ask(eve);
    const done = await Promise.all([accept(jane, first), accept(eve, token())]);
    expect(done.map(([status]) => status).sort()).toEqual([201, 404]);
  });
});

describe("claim of a merchant", () => {
  it("gets the same response, without a mail, if there is nothing to claim", async () => {
    const live = await makeShop(payments, { test: false });
    const owned = await makeShop(payments);
    await makeUser(payments, { app: owned.app, merchantId: owned.merchant.id }, "owner");
    payments.mails.length = 0;
    for (const id of [newId(7), live.merchant.id, owned.merchant.id]) {
      const began = performance.now();
      expect(await ask(jane, id)).toEqual([202, undefined]);
      expect(performance.now() - began).toBeGreaterThan(200);
    }
    expect(payments.mails).toEqual([]);
  });

  it("sends at most five links an hour to an address, without notice to the caller", async () => {
    // Links of other tests count for their shops' contact address too.
    shop = await makeShop(payments, { email: "often@example.com" });
    payments.mails.length = 0;
    for (let time = 0; time < 7; time += 1) expect((await ask(jane))[0]).toBe(202);
    expect(payments.mails).toHaveLength(5);
  });

  it("is refused after too many attempts", async () => {
    const one = personOf(payments, eve.id);
    const answers = [];
    for (let time = 0; time < 21; time += 1) answers.push((await ask(one, newId(7)))[0]);
    expect([answers[0], answers.at(-1)]).toEqual([202, 429]);
  });

  it("is refused to apps and with a guessed token", async () => {
    const { status, body } = await shop.app.post("/me/claims", { merchantId: shop.merchant.id });
    expect([status, body.code]).toEqual([403, "persons_only"]);
    for (const guess of ["x", shop.merchant.id, `${newId(3)}${"a".repeat(43)}`]) {
      expect((await accept(jane, guess))[0]).toBe(404);
    }
  });
});
