import { onPostgres } from "@frontdesk/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { type Json, makeShop, type Shop, send } from "../../../test/shop.ts";
import { mostWebhooks } from "./refusals.ts";

let payments: TestPayments;
let shop: Shop;
let path: string;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.close());
beforeEach(async () => {
  shop = await makeShop(payments);
  path = `/merchants/${shop.merchant.id}/webhooks`;
});

const url = "https://shop.example.com/hook";
const setUp = (more: object = {}) => shop.app.post(path, { url, types: ["*"], ...more });

describe("webhook", () => {
  it("is shown as created, with its secret only in that response", async () => {
    const { status, body } = await setUp({ types: ["dispute.*", "transaction.captured"] });
    const { secret, ...view } = body.webhook;
    expect([status, view]).toEqual([
      201,
      {
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        url,
        types: ["dispute.*", "transaction.captured"],
        description: null,
        state: "active",
        reason: null,
        created: expect.any(String),
        lastSuccess: null,
        lastFailure: null,
        waiting: 0,
      },
    ]);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect((await shop.app.get(`${path}/${view.id}`)).body).toEqual({ webhook: view });
    expect((await shop.app.get(`${path}?limit=5`)).body).toEqual([view]);
    const { rows } = await sql<{ secret: string }>`
      select secret from payments.webhooks where id = ${view.id}`.execute(payments.context.db);
    expect(rows[0]!.secret).not.toContain(secret.slice(6));
  });

  it("changes given fields, pauses and resumes", async () => {
    const { id } = (await setUp({ paused: true, description: "Till" })).body.webhook;
    const one = `${path}/${id}`;
    const read = async () => (await shop.app.get(one)).body.webhook;
    expect(await read()).toMatchObject({ state: "paused", description: "Till" });
    const { status } = await shop.app.put(one, { types: ["payout.paid"], state: "active" });
    expect(status).toBe(204);
    expect(await read()).toMatchObject({ types: ["payout.paid"], state: "active", url });
    const other = "https://other.example.com/";
    expect((await shop.app.put(one, { url: other, description: null })).status).toBe(204);
    expect(await read()).toMatchObject({
      url: other,
      description: null,
      types: ["payout.paid"],
    });
  });

  it("disappears after deletion together with its secret", async () => {
    const { id } = (await setUp()).body.webhook;
    expect((await shop.app.delete(`${path}/${id}`)).status).toBe(204);
    expect((await shop.app.get(`${path}/${id}`)).status).toBe(404);
    expect((await shop.app.delete(`${path}/${id}`)).status).toBe(404);
    expect((await shop.app.get(`${path}?limit=5`)).body).toEqual([]);
    const { rows } = await sql<{ secret: string | null }>`
      select secret from payments.webhooks where id = ${id}`.execute(payments.context.db);
    expect(rows).toEqual([{ secret: null }]);
  });

  it("belongs to its merchant only", async () => {
    const { id } = (await setUp()).body.webhook;
    const stranger = await makeShop(payments);
    for (const more of ["", "/deliveries?limit=1"]) {
      const query = `/merchants/${stranger.merchant.id}/webhooks/${id}${more}`;
      expect([more, (await stranger.app.get(query)).status]).toEqual([more, 404]);
      expect((await stranger.app.get(`${path}/${id}${more}`)).status).toBe(403);
    }
    for (const more of ["/secret", "/test", "/recovery", `/deliveries/${id}/retry`]) {
      const query = `/merchants/${stranger.merchant.id}/webhooks/${id}${more}`;
      const { status } = await stranger.app.post(query, { since: "2026-11-22T00:00:00Z" });
      expect([more, status]).toEqual([more, 404]);
    }
    expect(
      (await stranger.app.put(`/merchants/${stranger.merchant.id}/webhooks/${id}`)).status,
    ).toBe(404);
  });
});

describe("webhook: refuses", () => {
  it.each([
    [
      "another scheme",
      "ftp://example.com/",
      "must be an address that begins with http:// or https://",
    ],
    ["no address", "shop", "must be an address that begins with http:// or https://"],
    ["a name and password", "https://a:b@example.com/", "must not contain a name or password"],
    ["this machine", "http://localhost/", "must not lead to a private network or to this machine"],
    ["a private address", "https://10.0.0.1/", "must not lead to a private network"],
  ])("a URL of %s", async (_title, url, message) => {
    const { status, body } = await setUp({ url });
    expect([status, body]).toEqual([
      400,
      [{ field: "url", message: expect.stringContaining(message) }],
    ]);
  });

  it("http for a live merchant, in creation and change", async () => {
    const { merchant } = await makeShop(payments);
    const live = await makeShop(payments, { test: false });
    expect(merchant.test).toBe(true);
    const mine = `/merchants/${live.merchant.id}/webhooks`;
    const message = "must begin with https:// for a live merchant";
    const plain = { url: "http://shop.example.com/", types: ["*"] };
    const response = await live.app.post(mine, plain);
    expect([response.status, response.body]).toEqual([400, [{ field: "url", message }]]);
    const { webhook } = (await live.app.post(mine, { ...plain, url })).body;
    const changed = await live.app.put(`${mine}/${webhook.id}`, { url: plain.url });
    expect([changed.status, changed.body]).toEqual([400, [{ field: "url", message }]]);
  });

  it("unknown types, with all problems in one response", async () => {
    const { status, body } = await setUp({ url: "ftp://x/", types: ["*", "dispute.*", "nothing"] });
    expect(status).toBe(400);
    expect(body.map(({ field }: Json) => field).sort()).toEqual(["types.2", "url"]);
    expect((await setUp({ types: [] })).body).toMatchObject([{ field: "types" }]);
  });

  it("the seventeenth, even in parallel", async () => {
    const replies = await Promise.all(
      Array.from({ length: mostWebhooks + (onPostgres ? 10 : 2) }, () => setUp()),
    );
    const refusals = replies.filter(({ status }) => status === 409);
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(mostWebhooks);
    expect(refusals[0]!.body).toEqual({
      message: "A merchant has at most 16 webhooks",
      code: "webhooks_full",
    });
    const [first] = (await shop.app.get(`${path}?limit=1`)).body;
    await shop.app.delete(`${path}/${first.id}`);
    expect((await setUp()).status).toBe(201);
  });
});

describe("webhook with an idempotency key", () => {
  const post = (path: string, body: object) =>
    send<Json>(payments, `POST ${path}`, {
      key: shop.key,
      body,
      headers: { "idempotency-key": "once" },
    });

  it("creates one webhook; the repeat returns the sealed secret in plain text", async () => {
    const first = await post(path, { url, types: ["*"] });
    const again = await post(path, { url, types: ["*"] });
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await shop.app.get(`${path}?limit=5`)).body).toHaveLength(1);
    const { rows } = await sql<{ answer: string | null; sealed: string }>`
      select answer, sealed from payments.idempotency where status is not null`.execute(
      payments.context.db,
    );
    expect(rows).toEqual([{ answer: null, sealed: expect.any(String) }]);
    const { id, secret } = first.body.webhook;
    for (const open of [id, secret, "whsec"]) expect(rows[0]!.sealed).not.toContain(open);
  });

  it("rotates the secret once", async () => {
    const { webhook } = (await setUp()).body;
    const first = await post(`${path}/${webhook.id}/secret`, {});
    expect(first.status).toBe(201);
    expect(first.body.secret).not.toBe(webhook.secret);
    expect((await post(`${path}/${webhook.id}/secret`, {})).body).toEqual(first.body);
  });
});

it("webhook: allows a private address with WEBHOOKS_TO_PRIVATE", async () => {
  const { settings } = payments.context as { settings: { webhooksToPrivate: boolean } };
  settings.webhooksToPrivate = true;
  expect((await setUp({ url: "http://127.0.0.1:1/" })).status).toBe(201);
  settings.webhooksToPrivate = false;
});
