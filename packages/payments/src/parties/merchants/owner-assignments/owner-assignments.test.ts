import { noteSignIn, verifyEmail } from "@frontdesk/people/persons/store";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { operate } from "../../../../test/ledger.ts";
import { makeUser, proved, type TestPerson } from "../../../../test/persons.ts";
import { asking, type Json, makeShop, type Shop } from "../../../../test/shop.ts";
import { newId } from "../../../core/ids.ts";
import { erasePerson } from "../../../operating/erasing/erase.ts";
import { appointDue } from "./assign.ts";

let payments: TestPayments;
let shop: Shop;
let jane: TestPerson & { email: string };
beforeAll(async () => {
  payments = await startTestPayments({
    settings: { mostInvited: { perHour: 1_000, perDay: 1_000, perDayInAll: 1_000 } },
  });
});
afterAll(() => payments.close());
beforeEach(async () => {
  const other = await makeShop(payments);
  jane = await makeUser(payments, { app: other.app, merchantId: other.merchant.id }, "viewer");
  await noteSignIn(payments.context.db, jane.id, new Date());
  await verifyEmail(payments.context.db, jane.id, new Date());
  shop = await makeShop(payments, { test: false, email: "contact@example.com" });
  payments.mails.length = 0;
});

const here = () => `/payments/operator/merchants/${shop.merchant.id}/owners`;
const name = (email = jane.email) =>
  operate<Json>(payments, `POST ${here()}` as "POST /", { email });
const decide = (id: string, word: "approval" | "refusal") =>
  operate<Json>(payments, `POST ${here()}/${id}/${word}` as "POST /");

async function assignments(): Promise<Json[]> {
  return (await operate<Json>(payments, `GET ${here()}?limit=9` as "GET /")).body;
}
const states = async () => (await assignments()).map(({ state }) => state);

async function pass(hours: number): Promise<void> {
  await sql`update payments.namings set due_at = due_at - ${`${hours} hours`}::interval
    where merchant_id = ${shop.merchant.id}`.execute(payments.context.db);
  await appointDue(payments.context);
}

async function roleOf(person: TestPerson): Promise<string | undefined> {
  const { body } = await person.ask("GET", "/me/merchants?limit=9");
  return body.find(({ id }: Json) => id === shop.merchant.id)?.role;
}

const linkTo = (address: string) =>
  new URL(payments.mails.findLast(({ to }) => to === address)!.link!).pathname;

async function actions(): Promise<string[]> {
  const { body } = await shop.app.get(`/merchants/${shop.merchant.id}/acts?limit=20`);
  return body.map(({ act }: Json) => act).filter((act: string) => act.startsWith("user."));
}

describe("ownerless live merchant", () => {
  it("gets the owner assigned by an operator after 48 hours, once", async () => {
    const { status, body } = await name();
    expect([status, body.naming]).toMatchObject([
      201,
      { merchantId: shop.merchant.id, personId: jane.id, state: "waiting", ended: null },
    ]);
    expect(body.naming.person).toEqual({ name: "Ada", email: jane.email });
    expect(await assignments()).toEqual([body.naming]);
    const waitMs = Date.parse(body.naming.due) - Date.now();
    expect(Math.abs(waitMs - 48 * 3_600_000)).toBeLessThan(60_000);
    await pass(47.9);
    expect(await roleOf(jane)).toBeUndefined();
    await Promise.all([pass(0.2), appointDue(payments.context), appointDue(payments.context)]);
    expect([await roleOf(jane), await states()]).toEqual(["owner", ["named"]]);
    expect(await actions()).toEqual(["user.appoint", "user.name"]);
    await appointDue(payments.context);
    expect(await actions()).toHaveLength(2);
    const team = await jane.ask("GET", `/merchants/${shop.merchant.id}/users?limit=9`, {
      proof: proved(),
    });
    expect(team.body).toMatchObject([{ id: jane.id, role: "owner", email: jane.email }]);
  });

  it("notifies all users and the contact addresses of 90 days", async () => {
    const { app, merchant } = shop;
    const path = `/merchants/${merchant.id}`;
    const user = await makeUser(payments, { app, merchantId: merchant.id }, "viewer");
    await app.post(`${path}/users`, { email: "only-invited@example.com" });
    for (const email of ["old@example.com", "Former@example.com", "now@example.com"]) {
      await app.put(path, { email });
    }
    await app.put(path, { descriptor: "OTHER", email: "now@example.com" });
    const { db } = payments.context;
    await sql`update payments.former_contacts set until = until - interval '91 days'
      where email = 'old@example.com'`.execute(db);
    payments.mails.length = 0;
    await name();
    const messages = payments.mails.map(({ to }) => to).sort();
    expect(messages).toEqual(
      ["Former@example.com", "contact@example.com", "now@example.com", user.email].sort(),
    );
    for (const { text } of payments.mails) {
      expect(text).toContain("Coffee & Jane");
      expect(text).toContain(jane.email);
    }
    expect(new Set(payments.mails.map(({ link }) => link)).size).toBe(4);
  });

  it("waits for the operator after an objection, and names its address", async () => {
    const { id } = (await name()).body.naming;
    const link = linkTo("contact@example.com");
    const page = await asking(payments).get(link);
    expect([page.status, page.headers["referrer-policy"]]).toEqual([200, "no-referrer"]);
    expect(page.text).toContain("Coffee &amp; Jane");
    expect(await states()).toEqual(["waiting"]);
    expect((await asking(payments).post(link)).status).toBe(200);
    expect((await asking(payments).post(link)).status).toBe(404);
    await pass(49);
    expect([await states(), await roleOf(jane)]).toEqual([["objected"], undefined]);
    expect((await assignments())[0].objectedBy).toBe("contact@example.com");
    expect((await decide(id, "refusal")).body.naming).toMatchObject({ state: "refused" });
    await pass(49);
    expect([await states(), await roleOf(jane)]).toEqual([["refused"], undefined]);
    expect(await actions()).toEqual(["user.refuse", "user.object", "user.name"]);
    expect((await decide(id, "approval")).body.code).toBe("naming_decided");
    expect((await name()).status).toBe(201);
  });

  it("gets the owner after the operator overruled an objection", async () => {
    const { id } = (await name()).body.naming;
    await asking(payments).post(linkTo("contact@example.com"));
    expect((await decide(id, "approval")).body.naming.state).toBe("overruled");
    expect((await asking(payments).post(linkTo("contact@example.com"))).status).toBe(404);
    await pass(47);
    expect(await roleOf(jane)).toBeUndefined();
    await pass(2);
    expect(await roleOf(jane)).toBe("owner");
    expect(await actions()).toEqual(["user.appoint", "user.overrule", "user.object", "user.name"]);
  });

  it("accepts no objection after 48 hours, and no decision before an objection", async () => {
    const { id } = (await name()).body.naming;
    expect((await decide(id, "approval")).body.code).toBe("naming_decided");
    await sql`update payments.namings set due_at = now() where id = ${id}`.execute(
      payments.context.db,
    );
    expect((await asking(payments).post(linkTo("contact@example.com"))).status).toBe(404);
    await pass(0);
    expect(await roleOf(jane)).toBe("owner");
  });

  it("stays unchanged if it got another owner in the meantime", async () => {
    await name();
    const { app, merchant } = shop;
    const other = await makeUser(payments, { app, merchantId: merchant.id }, "owner");
    await pass(49);
    expect([await states(), await roleOf(jane), await roleOf(other)]).toEqual([
      ["lapsed"],
      undefined,
      "owner",
    ]);
  });
});

it("ownerless merchant: gets no owner erased meanwhile, and forgets the assignment", async () => {
  await name();
  const erasing = { personId: jane.id, leavesOwnerless: true };
  await erasePerson(payments.context, erasing);
  await pass(49);
  expect(await assignments()).toMatchObject([
    { personId: "erased", person: null, state: "lapsed" },
  ]);
});

describe("owner assignment", () => {
  it("needs an ownerless live merchant and a signed-in person, one at a time", async () => {
    const nobody = await name("nobody@example.com");
    const message = "must be the address of a person who has signed in here";
    expect([nobody.status, nobody.body]).toEqual([400, [{ field: "email", message }]]);
    expect((await name()).status).toBe(201);
    expect((await name()).body.code).toBe("naming_open");
    await pass(49);
    expect((await name()).body.code).toBe("has_owner");
    shop = await makeShop(payments);
    expect((await name()).body.code).toBe("test_merchant");
    shop.merchant.id = newId(9);
    expect((await name()).status).toBe(404);
  });

  it("refuses a person who has not confirmed the address", async () => {
    await sql`update people.persons set email_verified_at = null
      where id = ${jane.id}`.execute(payments.context.db);
    const message = "is not confirmed: it may belong to another person";
    const { status, body } = await name();
    expect([status, body]).toEqual([400, [{ field: "email", message }]]);
    expect(payments.mails).toEqual([]);
  });

  it("appears in the operators' audit log", async () => {
    const { naming } = (await name()).body;
    const path = `GET /payments/operator/actions?limit=9&filter[subject]=${shop.merchant.id}`;
    const { body } = await operate<Json>(payments, path as "GET /");
    const details = { personId: jane.id, due: naming.due };
    expect(body).toMatchObject([{ action: "merchant.owner", details }]);
  });

  it("continues with others after a failure", async () => {
    await name();
    const first = shop;
    const [link] = [linkTo("contact@example.com")];
    shop = await makeShop(payments, { test: false, email: "contact@example.com" });
    await name();
    const { db } = payments.context;
    await sql`update payments.namings set merchant_id = 'gone', due_at = now() - interval '1 hour'
      where merchant_id = ${first.merchant.id}`.execute(db);
    await pass(49);
    expect(await roleOf(jane)).toBe("owner");
    expect((await asking(payments).get(link)).status).toBe(404);
    await sql`delete from payments.namings where merchant_id = 'gone'`.execute(db);
  });
});
