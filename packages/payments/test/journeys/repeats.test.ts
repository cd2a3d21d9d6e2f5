import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Belongings,
  type Endpoint,
  listAppEndpoints,
  makeBelongings,
  pathTo,
  workingInput,
} from "../endpoints.ts";
import { startTestPayments, type TestPayments } from "../harness.ts";
import { makeUser, proved } from "../persons.ts";
import {
  type App,
  makeApp,
  makeMerchant,
  makeShop,
  merchantFields,
  type Shop,
  send,
} from "../shop.ts";

let payments: TestPayments;
let shop: Shop;
let belongings: Belongings;
beforeAll(async () => {
  payments = await startTestPayments();
  shop = await makeShop(payments);
  belongings = await makeBelongings(payments, shop);
});
afterAll(() => payments.close());

const keyHeader = "#/components/parameters/IdempotencyKey";

/** Every app operation with an `Idempotency-Key`. */
function listRepeatable(): Endpoint[] {
  type Operation = { parameters?: { $ref?: string; name?: string }[] };
  const { paths } = payments.server.swagger() as {
    paths: Record<string, Record<string, Operation>>;
  };
  return listAppEndpoints(payments).filter(({ method, path }) =>
    paths[path]![method.toLowerCase()]!.parameters?.some(
      ({ $ref, name }) => $ref === keyHeader || name === "Idempotency-Key",
    ),
  );
}

async function call({ key }: App, endpoint: Endpoint) {
  const { body, headers } = workingInput(endpoint, belongings);
  return await send(payments, `${endpoint.method} ${pathTo(endpoint, belongings)}`, {
    key,
    body,
    headers: { ...headers, "idempotency-key": `again-${endpoint.path}` },
  });
}

async function makeGuest({ app, merchant }: Shop): Promise<App> {
  const guest = await makeApp(payments);
  await app.post(`/merchants/${merchant.id}/apps`, { appId: guest.id });
  return guest;
}

const hook = { url: "https://nowhere.example/", types: ["*"], paused: true };

describe("idempotent calls", () => {
  it("an app without access: each repeat is refused and shows nothing", async () => {
    const guest = await makeGuest(shop);
    const repeatable = listRepeatable().filter(({ path }) => path !== "/merchants");
    expect(repeatable.length).toBeGreaterThanOrEqual(17);
    const firsts = new Map<Endpoint, string>();
    for (const endpoint of repeatable) {
      const first = await call(guest, endpoint);
      firsts.set(endpoint, first.text);
      const again = await call(guest, endpoint);
      expect([endpoint.path, again.status, again.text]).toEqual([
        endpoint.path,
        first.status,
        first.text,
      ]);
    }
    await shop.app.delete(`/merchants/${shop.merchant.id}/apps/${guest.id}`);
    for (const [endpoint, first] of firsts) {
      const { status, text } = await call(guest, endpoint);
      expect([endpoint.path, status]).toEqual([endpoint.path, 403]);
      if (first !== "") expect(text).not.toContain(first);
    }
  });

  it("POST /merchants: a repeat is refused after the app left the merchant", async () => {
    const maker = await makeApp(payments);
    const heir = await makeApp(payments);
    const make = () =>
      send<{ merchant: { id: string } }>(payments, "POST /merchants", {
        key: maker.key,
        body: merchantFields,
        headers: { "idempotency-key": "made" },
      });
    const { merchant } = (await make()).body;
    expect((await make()).body.merchant.id).toBe(merchant.id);
    await maker.post(`/merchants/${merchant.id}/apps`, { appId: heir.id });
    await heir.delete(`/merchants/${merchant.id}/apps/${maker.id}`);
    expect((await make()).status).toBe(403);
  });
});

describe("stored responses with a webhook's secret", () => {
  const path = () => `/merchants/${shop.merchant.id}/webhooks`;
  const create = (headers: Record<string, string>) =>
    send<{ webhook: { id: string; secret: string } }>(payments, `POST ${path()}`, {
      key: shop.key,
      body: hook,
      headers,
    });

  it("a repeat shows the first secret, not a later one", async () => {
    const key = { "idempotency-key": "hook" };
    const first = await create(key);
    const { id } = first.body.webhook;
    const renew = () =>
      send<{ secret: string }>(payments, `POST ${path()}/${id}/secret`, {
        key: shop.key,
        body: {},
        headers: { "idempotency-key": "another" },
      });
    const second = await renew();
    const third = await shop.app.post(`${path()}/${id}/secret`);
    expect((await create(key)).text).toBe(first.text);
    expect((await renew()).text).toBe(second.text);
    const secrets = [first.body.webhook.secret, second.body.secret, third.body.secret];
    expect(new Set(secrets).size).toBe(3);
    await shop.app.delete(`${path()}/${id}`);
  });

  it("are sealed in the database", async () => {
    const { body } = await create({ "idempotency-key": "sealed" });
    const { rows } = await sql<{ row: string }>`
      select row_to_json(i)::text as row from payments.idempotency i`.execute(payments.context.db);
    expect(rows.map(({ row }) => row).join()).not.toContain(body.webhook.secret.slice(6));
    await shop.app.delete(`${path()}/${body.webhook.id}`);
  });

  it("a response stored without the secret by an earlier version is not found", async () => {
    const key = { "idempotency-key": "former" };
    const { body } = await create(key);
    const { secret: _secret, ...webhook } = body.webhook;
    await sql`update payments.idempotency
      set sealed = null, answer = ${JSON.stringify({ webhook })}
      where sealed is not null`.execute(payments.context.db);
    expect((await create(key)).status).toBe(404);
    await shop.app.delete(`${path()}/${webhook.id}`);
  });

  it("a person repeats only their own create; a rotation also needs a second factor", async () => {
    const { id: merchantId } = await makeMerchant(payments, shop.app, { test: false });
    const person = await makeUser(payments, { app: shop.app, merchantId }, "manager");
    const hooks = `/merchants/${merchantId}/webhooks`;
    const unproved = { hasSecondFactor: true };
    const make = () => person.ask("POST", hooks, { body: hook, key: "by hand", proof: unproved });
    const first = await make();
    const { id, secret } = first.body.webhook;
    const proof = proved();
    const renew = (more: object) =>
      person.ask("POST", `${hooks}/${id}/secret`, { body: {}, key: "renewed", ...more });
    const renewed = await renew({ proof });
    expect(renewed.status).toBe(201);
    expect((await make()).body.webhook.secret).toBe(secret);
    const again = await renew({ proof: unproved });
    expect([again.status, again.body.code]).toEqual([403, "step_up_required"]);
    await shop.app.delete(`/merchants/${merchantId}/users/${person.id}`);
    expect((await make()).status).toBe(403);
    expect((await renew({ proof })).status).toBe(403);
  });
});
