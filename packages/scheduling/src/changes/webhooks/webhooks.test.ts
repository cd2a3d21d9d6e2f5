import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeMember, makeStranger, makeStudio, type Studio } from "../../../test/studio.ts";

let scheduling: TestScheduling;
let studio: Studio;
beforeAll(async () => {
  scheduling = await startTestScheduling({ settings: { publicUrl: "https://book.example.com" } });
  studio = await makeStudio(scheduling);
});
afterAll(() => scheduling.close());

const fields = {
  name: "Ours",
  payload_url: "https://hooks.example.com/told",
  events: ["bookings", "resources"],
};

const create = async (input: object = {}) =>
  await studio.post("/webhooks", { ...fields, ...input });

describe("webhook", () => {
  it("is created, and never shows its secret", async () => {
    const secret = "a secret of ours";
    const { status, body, headers } = await create({ secret });
    expect(status).toBe(201);
    expect(headers.location).toBe(`/v1/${studio.subdomain}/webhooks/${body.id}`);
    expect(body).toEqual({
      id: body.id,
      ...fields,
      account_id: studio.accountId,
      user_id: studio.userId,
      url: `https://book.example.com/v1/${studio.subdomain}/webhooks/${body.id}`,
      created_at: expect.stringMatching(/Z$/),
      updated_at: body.created_at,
      status: "ready",
      paused: false,
      paused_reason: null,
      send_secret_header: false,
    });
    const read = await studio.get(`/webhooks/${body.id}`);
    expect(read.body).toEqual(body);
    expect(read.headers.etag).toEqual(expect.any(String));
    expect(scheduling.logged()).not.toContain(secret);
  });

  it("changes given fields only", async () => {
    const { body } = await create({ secret: "first" });
    const changed = await studio.put(`/webhooks/${body.id}`, { paused: true });
    expect(changed.status).toBe(200);
    expect(changed.body).toEqual({ ...body, paused: true, updated_at: changed.body.updated_at });
    const other = { name: "Other", events: ["clients", "clients"], secret: null };
    const again = await studio.put(`/webhooks/${body.id}`, other);
    expect(again.body).toMatchObject({ name: "Other", events: ["clients"], paused: true });
  });

  it("refuses an outdated If-Match", async () => {
    const { body } = await create();
    const { headers } = await studio.get(`/webhooks/${body.id}`);
    const match = { "if-match": String(headers.etag) };
    expect((await studio.put(`/webhooks/${body.id}`, { name: "A" }, match)).status).toBe(200);
    expect((await studio.put(`/webhooks/${body.id}`, { name: "B" }, match)).status).toBe(412);
    expect((await studio.get(`/webhooks/${body.id}`)).body.name).toBe("A");
  });

  it("is deleted", async () => {
    const { body } = await create();
    const path = `/webhooks/${body.id}`;
    const gone = await studio.delete(path);
    expect([gone.status, gone.text]).toEqual([204, ""]);
    expect((await studio.get(path)).status).toBe(404);
    expect((await studio.delete(path)).status).toBe(404);
    expect((await studio.put(path, { name: "x" })).status).toBe(404);
    expect((await studio.get(`${path}/queue`)).status).toBe(404);
    expect((await studio.post(`${path}/test`)).status).toBe(404);
  });

  it("is created once per Idempotency-Key", async () => {
    const key = { "idempotency-key": "webhook-1" };
    const first = await studio.post("/webhooks", fields, key);
    const second = await studio.post("/webhooks", fields, key);
    expect(second.body).toEqual(first.body);
    expect((await studio.post("/webhooks", { ...fields, name: "x" }, key)).status).toBe(422);
  });

  it("accepts forms", async () => {
    const form = "name=Form&payload_url=https%3A%2F%2Fa.example&events[]=clients&paused=true";
    const { status, body } = await studio.post("/webhooks", form);
    expect([status, body]).toMatchObject([201, { events: ["clients"], paused: true }]);
  });

  const noAddress = "must be an address that begins with http:// or https://";
  const isPrivate = "must not lead to a private network or to this machine";
  const unprintable = "must be printable ASCII to be sent in a header";
  it.each<[object, string, string?]>([
    [{ events: ["bookings", "users"] }, "events.1"],
    [{ events: [] }, "events"],
    [{ name: "x".repeat(256) }, "name"],
    [{ payload_url: "ftp://example.com" }, "payload_url", noAddress],
    [{ payload_url: "javascript:alert(1)" }, "payload_url", noAddress],
    [{ payload_url: "https://" }, "payload_url", noAddress],
    [
      { payload_url: "https://user:word@example.com" },
      "payload_url",
      "must not contain a name or password",
    ],
    [{ payload_url: "http://localhost/" }, "payload_url", isPrivate],
    [{ payload_url: "http://a.localhost./" }, "payload_url", isPrivate],
    [{ payload_url: "http://127.0.0.1/" }, "payload_url", isPrivate],
    [{ payload_url: "http://0x7f000001/" }, "payload_url", isPrivate],
    [{ payload_url: "http://[::1]/" }, "payload_url", isPrivate],
    [{ payload_url: "http://[::ffff:10.1.2.3]/" }, "payload_url", isPrivate],
    [{ payload_url: "http://169.254.169.254/latest" }, "payload_url", isPrivate],
    [{ secret: "whsec_not base64" }, "secret", "must be base64 after whsec_"],
    [{ secret: "whsec_" }, "secret", "must be base64 after whsec_"],
    [{ secret: "café", send_secret_header: true }, "secret", unprintable],
    [{ secret: "a\nb", send_secret_header: true }, "secret", unprintable],
    [{ secret: "x".repeat(256) }, "secret"],
  ])("refuses %j", async (wrong, field, message) => {
    const reply = await create(wrong);
    const problems = [message ?? expect.any(String)];
    expect([reply.status, reply.body.errors]).toEqual([422, { [field]: problems }]);
    const { body } = await create();
    expect((await studio.put(`/webhooks/${body.id}`, wrong)).status).toBe(422);
    expect((await studio.get(`/webhooks/${body.id}`)).body).toEqual(body);
  });

  it("refuses another owner", async () => {
    const { body } = await create();
    const { userId } = await makeMember(scheduling, studio);
    const response = await studio.put(`/webhooks/${body.id}`, { user_id: userId });
    expect([response.status, response.body.errors]).toEqual([
      422,
      { user_id: ["cannot be changed"] },
    ]);
  });

  it("requires all fields", async () => {
    const { status, body } = await studio.post("/webhooks", {});
    expect(status).toBe(422);
    expect(Object.keys(body.errors).sort()).toEqual(["events", "name", "payload_url"]);
  });
});

describe("webhooks", () => {
  it("are paged by id", async () => {
    const own = await makeStudio(scheduling);
    const ids: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      ids.push((await own.post("/webhooks", fields)).body.id);
    }
    const { body, headers } = await own.get("/webhooks?limit=2&offset=1");
    expect(body.map(({ id }: { id: number }) => id)).toEqual(ids.slice(1));
    expect(headers["x-total-count"]).toBe("3");
  });

  const paths = (id: number): [string, string][] => [
    ["GET", "/webhooks"],
    ["POST", "/webhooks"],
    ["GET", `/webhooks/${id}`],
    ["PUT", `/webhooks/${id}`],
    ["DELETE", `/webhooks/${id}`],
    ["GET", `/webhooks/${id}/queue`],
    ["POST", `/webhooks/${id}/test`],
    ["POST", `/webhooks/${id}/queue/1/retry`],
  ];
  const at = (account: string, method: string, path: string) =>
    `${method} /v1/${account}${path}` as `GET ${string}`;

  it("require an administrator for every route", async () => {
    const { body } = await create();
    const member = await makeMember(scheduling, studio, { permissions: "manager" });
    for (const [method, path] of [...paths(body.id), ...paths(999_999)]) {
      const route = at(studio.subdomain, method, path);
      expect((await scheduling.send(route, { token: member.token })).status).toBe(403);
    }
    const administrator = await makeMember(scheduling, studio, { permissions: "administrator" });
    expect((await administrator.get("/webhooks")).status).toBe(200);
  });

  it("require their scopes", async () => {
    const { body } = await create();
    for (const [method, path] of paths(body.id)) {
      const scope = method === "GET" ? "webhooks:write" : "webhooks:read";
      const { token } = await makeMember(scheduling, studio, {
        permissions: "administrator",
        scopes: [scope],
      });
      const response = await scheduling.send(at(studio.subdomain, method, path), { token });
      expect([response.status, response.body.error]).toEqual([403, "insufficient_scope"]);
    }
  });

  it("of another account answer 404", async () => {
    const { body } = await create();
    const other = await makeStudio(scheduling);
    const stranger = await makeStranger(scheduling, studio);
    for (const [method, path] of paths(body.id)) {
      const foreign = await scheduling.send(at(studio.subdomain, method, path), {
        token: stranger.token,
      });
      expect(foreign.status).toBe(404);
      if (path === "/webhooks") continue;
      const route = at(other.subdomain, method, path);
      expect((await scheduling.send(route, { token: other.token })).status).toBe(404);
    }
    expect((await studio.get(`/webhooks/${body.id}`)).body).toEqual(body);
  });

  it("test route accepts POST only", async () => {
    const { body } = await create();
    const { status, headers } = await studio.get(`/webhooks/${body.id}/test`);
    expect([status, headers.allow]).toEqual([405, "POST"]);
  });
});
