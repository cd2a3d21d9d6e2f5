import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { makeUser, personOf, proved, type TestPerson } from "../../../../test/persons.ts";
import { asking, type Json, makeShop, merchantFields, type Shop } from "../../../../test/shop.ts";
import { updateApproved } from "../operated/store.ts";
import type { Role } from "../roles/roles.ts";

let payments: TestPayments;
let shop: Shop;
let path: string;
beforeAll(async () => {
  payments = await startTestPayments({
    settings: { mostInvited: { perHour: 1_000, perDay: 1_000, perDayInAll: 1_000 } },
  });
});
afterAll(() => payments.close());
beforeEach(async () => {
  shop = await makeShop(payments);
  path = `/merchants/${shop.merchant.id}`;
});

const setUp = (role: Role) =>
  makeUser(payments, { app: shop.app, merchantId: shop.merchant.id }, role);

async function become(user: TestPerson, role: Role, by: TestPerson): Promise<Json> {
  const sent = { body: { role }, proof: proved() };
  const { status, body } = await by.ask("PUT", `${path}/users/${user.id}`, sent);
  return [status, body?.code];
}

const remove = async (user: TestPerson, by: TestPerson) =>
  (await by.ask("DELETE", `${path}/users/${user.id}`, { proof: proved() })).status;

describe("app and owners", () => {
  it("makes an owner of an ownerless test merchant only", async () => {
    const owner = await setUp("owner");
    const response = await shop.app.post(`${path}/users`, { email: "b@a.com", role: "owner" });
    expect([response.status, response.body.code]).toEqual([403, "owners_only"]);
    const viewer = await setUp("viewer");
    const raised = await shop.app.put(`${path}/users/${viewer.id}`, { role: "owner" });
    expect(raised.body.code).toBe("owners_only");
    expect((await shop.app.put(`${path}/users/${viewer.id}`, { role: "manager" })).status).toBe(
      204,
    );
    expect((await owner.ask("GET", path)).status).toBe(200);
  });

  it("makes an owner of a live merchant only before its approval", async () => {
    const fields = { ...merchantFields, test: false };
    const live = (await shop.app.post("/merchants", fields)).body.merchant;
    const name = async (email: string) =>
      (await shop.app.post(`/merchants/${live.id}/users`, { email, role: "owner" })).status;
    expect(await name("first@example.com")).toBe(201);
    expect(await name("first@example.com")).toBe(201);
    const [{ id }] = (await shop.app.get(`/merchants/${live.id}/users?limit=1`)).body;
    expect((await shop.app.delete(`/merchants/${live.id}/users/${id}`)).status).toBe(204);
    await updateApproved(payments.context.db, live.id, new Date());
    expect(await name("first@example.com")).toBe(403);
    const { body } = await shop.app.post(`/merchants/${live.id}/users`, { email: "m@a.com" });
    expect(body).toEqual({ isMember: false });
  });

  it("removes and demotes no owner", async () => {
    const { id } = await setUp("owner");
    const answers = [
      await shop.app.delete(`${path}/users/${id}`),
      await shop.app.put(`${path}/users/${id}`, { role: "viewer" }),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual(["owners_only", "owners_only"]);
  });

  it("repeats an invitation without a change of role", async () => {
    await shop.app.post(`${path}/users`, { email: "s@example.com", role: "support" });
    await shop.app.post(`${path}/users`, { email: "s@example.com" });
    const [user] = (await shop.app.get(`${path}/users?limit=1`)).body;
    expect(user.role).toBe("support");
  });

  it("refuses an unknown role", async () => {
    const { status, body } = await shop.app.post(`${path}/users`, {
      email: "a@b.com",
      role: "god",
    });
    expect([status, body[0].field]).toEqual([400, "role"]);
  });
});

describe("owner", () => {
  it("makes others owners, and leaves if another owner stays", async () => {
    const [first, second] = [await setUp("owner"), await setUp("viewer")];
    expect(await remove(first, first)).toBe(409);
    expect(await become(first, "viewer", first)).toEqual([409, "last_owner"]);
    expect(await become(second, "owner", first)).toEqual([204, undefined]);
    expect(await remove(first, first)).toBe(204);
    expect((await first.ask("GET", path)).status).toBe(403);
    expect(await remove(second, second)).toBe(409);
  });

  it("cannot leave if the other owner is only invited", async () => {
    const first = await setUp("owner");
    const body = { email: "later@example.com", role: "owner" };
    const sent = { body, proof: proved() };
    expect((await first.ask("POST", `${path}/users`, sent)).status).toBe(201);
    expect(await remove(first, first)).toBe(409);
  });

  it("and another cannot both leave at once", async () => {
    const [first, second] = [await setUp("owner"), await setUp("viewer")];
    await become(second, "owner", first);
    const left = await Promise.all([remove(first, first), remove(second, second)]);
    expect(left.sort()).toEqual([204, 409]);
  });

  it("is the creator of a merchant at the desk", async () => {
    const { id } = await setUp("viewer");
    const person = personOf(payments, id);
    const response = await person.ask("POST", "/merchants", { body: merchantFields });
    expect(response.status).toBe(201);
    const { body } = await person.ask("GET", "/me/merchants?limit=5");
    expect(body.map(({ id, role }: Json) => [id, role])).toEqual(
      [
        [response.body.merchant.id, "owner"],
        [shop.merchant.id, "viewer"],
      ].toSorted(([a], [b]) => (a! < b! ? 1 : -1)),
    );
    const own = `/merchants/${response.body.merchant.id}`;
    expect((await person.ask("PUT", own, { body: { descriptor: "MINE" } })).status).toBe(204);
    expect((await shop.app.get("/me/merchants?limit=5")).body.code).toBe("persons_only");
  });
});

describe("manager", () => {
  it("gives and removes lower roles, without a second factor", async () => {
    const [leader, viewer] = [await setUp("manager"), await setUp("viewer")];
    const put = async (role: Role, user: TestPerson) =>
      (await leader.ask("PUT", `${path}/users/${user.id}`, { body: { role } })).status;
    expect(await put("support", viewer)).toBe(204);
    expect(await put("manager", viewer)).toBe(403);
    expect(await put("owner", viewer)).toBe(403);
    expect(await put("viewer", leader)).toBe(403);
    const [owner, other] = [await setUp("owner"), await setUp("manager")];
    expect([await put("viewer", owner), await put("viewer", other)]).toEqual([403, 403]);
    expect([await remove(owner, leader), await remove(other, leader)]).toEqual([403, 403]);
    expect(await remove(viewer, leader)).toBe(204);
    expect(await remove(leader, leader)).toBe(204);
  });
});

describe("lower roles", () => {
  it("may leave, and nothing else", async () => {
    const [support, viewer] = [await setUp("support"), await setUp("viewer")];
    expect(await remove(viewer, support)).toBe(403);
    expect(await remove(viewer, viewer)).toBe(204);
  });
});

it("users from before roles existed: stay, as viewers", async () => {
  const { rows } = await sql<{ columns: string }>`
    select column_default as columns from information_schema.columns
    where table_name = 'merchant_users' and column_name = 'role'`.execute(payments.context.db);
  expect(rows[0]?.columns).toContain("viewer");
  expect((await asking(payments).get("/me/merchants?limit=1")).status).toBe(401);
});
