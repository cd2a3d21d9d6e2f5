import { beginPost } from "@frontdesk/server/test/raw";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { asking, makeApp } from "../../../test/shop.ts";
import { boundFromDate } from "../../core/ids.ts";
import { hashKey } from "../identity/identity.ts";
import { findKey } from "../identity/store.ts";

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.close());

describe("POST /apps", () => {
  it("shows an app with a name older than the name rules", async () => {
    const app = await makeApp(payments);
    const name = `www.${"n".repeat(196)}`;
    await sql`update payments.apps set name = ${name} where id = ${app.id}`.execute(
      payments.context.db,
    );
    expect((await app.get("/me")).body.identity).toMatchObject({ name });
    expect((await app.post(`/apps/${app.id}/keys`)).status).toBe(201);
  });

  it("gives an app with a key that works, and no credentials are needed", async () => {
    const { status, body } = await asking(payments).post("/apps", { name: "Till" });
    expect(status).toBe(201);
    expect(body).toEqual({
      app: { id: expect.stringMatching(/^[0-9a-f]{24}$/), name: "Till", key: expect.any(String) },
    });
    const { body: me } = await asking(payments, body.app.key).get("/me");
    expect(me.identity).toMatchObject({ id: body.app.id, name: "Till" });
  });

  it("ignores credentials, even wrong ones", async () => {
    expect((await asking(payments, "wrong").post("/apps")).status).toBe(201);
  });

  it("stores no plain key", async () => {
    const { key } = await makeApp(payments);
    const { rows } = await sql`
      select *, encode(hash, 'escape') as text from payments.app_keys`.execute(payments.context.db);
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  it.each([
    ["no body", undefined, null],
    ["null", { name: null }, null],
    ["false", { name: false }, null],
    ["an empty text", { name: "" }, null],
    ["a form", "name=Till+2", "Till 2"],
    ["the longest name", { name: "n".repeat(80) }, "n".repeat(80)],
    ["further fields", { name: "x", admin: true }, "x"],
  ])("accepts the name %s", async (_title, sent, name) => {
    const { status, body } = await asking(payments).post("/apps", sent);
    expect([status, body.app.name]).toEqual([201, name]);
  });

  it.each([
    ["a number", { name: 7 }],
    ["an object", { name: { first: "x" } }],
    ["a list", { name: ["x"] }],
    ["true", { name: true }],
    ["81 characters", { name: "n".repeat(81) }],
    ["an address", { name: "Verify at http://evil.example" }],
    ["a site", { name: "WWW.evil.example" }],
    ["a NUL", { name: "a\0b" }],
  ])("refuses the name %s", async (_title, sent) => {
    const { status, body } = await asking(payments).post("/apps", sent);
    expect([status, body]).toEqual([400, [{ field: "name", message: expect.any(String) }]]);
  });

  it("is limited per address", async () => {
    const limited = await startTestPayments({ settings: { appsPerMinute: 2 } });
    try {
      const { post } = asking(limited);
      const answers = [await post("/apps"), await post("/apps"), await post("/apps")];
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 429]);
      expect(answers[2]?.body).toEqual({ message: "Too many requests" });
      expect(Number(answers[2]?.headers["retry-after"])).toBeGreaterThan(0);
    } finally {
      await limited.close();
    }
  });
});

describe("GET /me", () => {
  it("shows the calling app and its creation time", async () => {
    const { id, get } = await makeApp(payments, "Till");
    const { status, body } = await get("/me");
    expect(status).toBe(200);
    expect(body).toEqual({ identity: { id, name: "Till", created: expect.any(String) } });
    expect(Math.abs(Date.parse(body.identity.created) - Date.now())).toBeLessThan(60_000);
  });

  it.each([
    ["no key", undefined],
    ["an unknown key", "0".repeat(40)],
  ])("refuses %s with 401 and names the expected credentials", async (_title, key) => {
    const { status, headers, body } = await asking(payments, key).get("/me");
    expect([status, body]).toEqual([401, { message: "A valid API key is needed" }]);
    expect(headers["www-authenticate"]).toMatch(/^Basic /);
  });
});

describe("app keys", () => {
  it("can be replaced without a gap", async () => {
    const app = await makeApp(payments);
    const keys = `/apps/${app.id}/keys`;
    const added = await app.post(keys);
    expect(added.status).toBe(201);
    expect(added.body.key).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      prefix: added.body.key.key.slice(0, 8),
      key: expect.stringMatching(/^[0-9a-f]{40}$/),
      created: expect.any(String),
    });
    const next = asking(payments, added.body.key.key);
    expect((await next.get("/me")).body.identity.id).toBe(app.id);

    const { body: listed } = await next.get(`${keys}?limit=10`);
    expect(listed).toEqual([
      {
        id: added.body.key.id,
        prefix: added.body.key.prefix,
        created: expect.any(String),
        revoked: null,
      },
      {
        id: expect.any(String),
        prefix: app.key.slice(0, 8),
        created: expect.any(String),
        revoked: null,
      },
    ]);
    expect((await next.delete(`${keys}/${listed[1].id}`)).status).toBe(204);
    const { db } = payments.context;
    expect(await findKey(db, hashKey(app.key))).toBeUndefined();
    expect((await findKey(db, hashKey(added.body.key.key)))?.appId).toBe(app.id);
    const { body: after } = await next.get(`${keys}?limit=10`);
    expect(after[1].revoked).toEqual(expect.any(String));
  });

  it("always include a valid one", async () => {
    const app = await makeApp(payments);
    const keys = `/apps/${app.id}/keys`;
    const [first] = (await app.get(`${keys}?limit=1`)).body;
    const response = await app.delete(`${keys}/${first.id}`);
    expect([response.status, response.body.message]).toEqual([
      409,
      "The last usable key cannot be revoked",
    ]);
    await app.post(keys);
    expect((await app.delete(`${keys}/${first.id}`)).status).toBe(204);
    expect((await app.delete(`${keys}/${first.id}`)).status).toBe(204);
  });

  it("fail after a slow body if a revocation came first", { timeout: 20_000 }, async () => {
    const app = await makeApp(payments);
    const path = `/apps/${app.id}/keys`;
    const { key } = (await app.post(path)).body.key;
    const [oldest] = (await asking(payments, key).get(`${path}?limit=2`)).body.slice(1);
    const { server } = payments;
    await server.listen({ host: "127.0.0.1", port: 0 });
    const authorization = `Basic ${Buffer.from(`:${app.key}`).toString("base64")}`;
    const begun = { path: "/merchants", authorization, text: '{"name":"Too late"}' };
    const finish = await beginPost(server, begun);
    expect((await asking(payments, key).delete(`${path}/${oldest.id}`)).status).toBe(204);
    // The cache forgets a key after some seconds.
    await expect.poll(async () => (await app.get("/me")).status, { timeout: 10_000 }).toBe(401);
    expect(await finish()).toBe(401);
  });

  it("include a valid one after parallel revocation of all", async () => {
    const app = await makeApp(payments);
    const keys = `/apps/${app.id}/keys`;
    for (let created = 0; created < 4; created += 1) await app.post(keys);
    const { body: all } = await app.get(`${keys}?limit=10`);
    const ids: string[] = all.map(({ id }: { id: string }) => id);
    const answers = await Promise.all(ids.map((id) => app.delete(`${keys}/${id}`)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([204, 204, 204, 204, 409]);
  });

  it("are invisible to other apps", async () => {
    const app = await makeApp(payments);
    const other = await makeApp(payments);
    const keys = `/apps/${app.id}/keys`;
    const [first] = (await app.get(`${keys}?limit=1`)).body;
    const answers = [
      await other.post(keys),
      await other.get(`${keys}?limit=1`),
      await other.delete(`${keys}/${first.id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(answers[0]?.body.message).toBe("An app has access to itself only");
    const own = `/apps/${other.id}/keys`;
    expect((await other.delete(`${own}/${first.id}`)).status).toBe(404);
    expect((await other.delete(`${own}/nonsense`)).status).toBe(404);
    const nobody = asking(payments);
    expect((await nobody.get(`${own}?limit=1`)).status).toBe(401);
  });

  it("are listed in pages", async () => {
    const app = await makeApp(payments);
    const keys = `/apps/${app.id}/keys`;
    for (let created = 0; created < 4; created += 1) await app.post(keys);
    const ids = async (query: string): Promise<string[]> =>
      (await app.get(`${keys}?${query}`)).body.map(({ id }: { id: string }) => id);
    const all = await ids("limit=10");
    expect(all).toEqual([...all].sort().reverse());
    expect(await ids(`limit=2&before=${all[1]}`)).toEqual(all.slice(2, 4));
    expect(await ids(`limit=2&after=${all[4]}`)).toEqual([all[3], all[2]]);
    expect(await ids(`limit=9&before=${boundFromDate(new Date(0))}`)).toEqual([]);
  });
});
