import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { makeUser, proved, type TestPerson } from "../../../../test/persons.ts";
import { asking, type Json, makeShop, type Shop } from "../../../../test/shop.ts";

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

const actions = async (): Promise<Json[]> =>
  (await owner.ask("GET", `${path}/acts?limit=100`)).body;

describe("merchant audit log", () => {
  it("records the actor, the address and the values before", async () => {
    const user = await makeUser(
      payments,
      { app: shop.app, merchantId: shop.merchant.id },
      "viewer",
    );
    const sent = { body: { role: "support" }, proof: proved() };
    await owner.ask("PUT", `${path}/users/${user.id}`, sent);
    await owner.ask("PUT", path, { body: { descriptor: "NEW" } });
    const [changed, raised, invited] = await actions();
    expect(changed).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      created: expect.any(String),
      actor: { kind: "person", id: owner.id },
      act: "merchant.update",
      subject: shop.merchant.id,
      before: { descriptor: "Coffee & Jane" },
      after: { descriptor: "NEW" },
      address: "198.51.100.7",
    });
    expect(raised).toMatchObject({
      actor: { kind: "person", id: owner.id },
      act: "user.change",
      subject: user.id,
      before: { role: "viewer" },
      after: { role: "support" },
    });
    expect(invited).toMatchObject({
      actor: { kind: "app", id: shop.app.id },
      act: "user.invite",
      after: { role: "viewer" },
      address: "127.0.0.1",
    });
  });

  it("records no refused operation", async () => {
    const before = (await actions()).length;
    expect(
      (
        await owner.ask("PUT", `${path}/users/${owner.id}`, {
          body: { role: "viewer" },
          proof: proved(),
        })
      ).status,
    ).toBe(409);
    expect(await actions()).toHaveLength(before);
  });

  it("contains no secret", async () => {
    const { body } = await shop.app.post(`${path}/link-secret`);
    const fields = { url: "https://a.example/hook", types: ["*"], paused: true };
    const response = await shop.app.post(`${path}/webhooks`, fields);
    const hook = `${path}/webhooks/${response.body.webhook.id}`;
    await shop.app.post(`${hook}/secret`);
    await shop.app.post(`${hook}/recovery`, { since: new Date().toISOString() });
    await shop.app.post(`${hook}/test`, {});
    const key = await owner.ask("POST", `${path}/keys`, {
      body: { name: "Till" },
      proof: proved(),
    });
    const text = JSON.stringify(await actions());
    for (const secret of [body.secret, response.body.webhook.secret, key.body.app.key]) {
      expect(text).not.toContain(secret);
    }
    expect(text).toContain("link_secret.renew");
    expect(text).toContain("webhook.create");
    expect(text).toContain("webhook.recover");
    expect(text).toContain("webhook.test");
    expect(text).toContain("webhook_secret.renew");
  });
});

describe("lost app key", () => {
  it("owner gets a new one, visible once", async () => {
    const request = { body: { name: "Till" } };
    const response = await owner.ask("POST", `${path}/keys`, { ...request, proof: proved() });
    expect(response.status).toBe(201);
    const { id, key } = response.body.app;
    expect(response.body.app).toEqual({
      id,
      name: "Till",
      key: expect.stringMatching(/^[0-9a-f]{40}$/),
    });
    const gateway = asking(payments, key);
    expect((await gateway.get(path)).status).toBe(200);
    const sent = { proof: proved() };
    expect((await owner.ask("DELETE", `${path}/apps/${shop.app.id}`, sent)).status).toBe(204);
    expect((await shop.app.get(path)).status).toBe(403);
    const listed = await owner.ask("GET", `${path}/apps?limit=5`);
    expect(listed.body.map((app: Json) => app.key)).toEqual(listed.body.map(() => undefined));
    expect(JSON.stringify(await actions())).toContain("key.create");
    expect((await gateway.post(`${path}/keys`, { name: "More" })).body.code).toBe("persons_only");
  });
});
