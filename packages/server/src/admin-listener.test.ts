import { Type } from "typebox";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { type AdminRoutes, openAdminListener, type WrongKey } from "./admin-listener.ts";
import type { AdminListenerSettings } from "./admin-listener-settings.ts";
import { classicErrors } from "./errors.ts";
import { createLimits } from "./limits.ts";
import { createLog } from "./log.ts";
import { createMetrics } from "./metrics.ts";
import type { Server } from "./server.ts";

const operatorKey = "operator-key-of-the-tests";
const lines: Record<string, unknown>[] = [];
const log = createLog({
  level: "info",
  destination: { write: (line) => void lines.push(JSON.parse(line)) },
});
const audited: WrongKey[] = [];
const opened: Server[] = [];
const metrics = createMetrics();

function adminRoutes(name: string): AdminRoutes {
  const rules = { wrongKeysByAddress: { points: 10, seconds: 60 } };
  return {
    name,
    errorFormat: classicErrors,
    metrics,
    operatorKey,
    limits: createLimits({ rules, log }),
    parts: { [name]: async () => (name === "ill" ? "is ill" : undefined) },
    bodyOf: ({ message, code }) => ({ message, code }),
    audit: async (wrong) => void audited.push(wrong),
    furnish: async (scope) => {
      const schema = { response: { 200: Type.Object({ room: Type.String() }) } };
      scope.get("/things", { schema }, async () => ({ room: name }));
    },
  };
}

async function open(
  settings: Partial<AdminListenerSettings> = {},
  rooms = ["payments", "scheduling"],
) {
  const whole: AdminListenerSettings = {
    operatorHost: "127.0.0.1",
    operatorPort: 0,
    operatorUrl: "http://127.0.0.1:4019",
    trustProxy: false,
    ...settings,
  };
  const admin = await openAdminListener(rooms.map(adminRoutes), { settings: whole, log });
  opened.push(admin);
  return admin;
}

interface Call {
  url?: string;
  key?: string | undefined;
  headers?: Record<string, string>;
  remoteAddress?: string;
}

async function ask(admin: Server, call: Call = {}) {
  const { url = "/payments/operator/things", key = operatorKey, headers, remoteAddress } = call;
  const authorization = `Basic ${Buffer.from(`:${key}`).toString("base64")}`;
  const answer = await admin.inject({
    url,
    headers: { ...(key !== "" && { authorization }), ...headers },
    ...(remoteAddress !== undefined && { remoteAddress }),
  });
  return answer;
}

beforeEach(() => {
  lines.length = 0;
  audited.length = 0;
});
afterAll(async () => void (await Promise.all(opened.map((admin) => admin.close()))));

describe("admin listener", () => {
  it("routes: one prefix for each service", async () => {
    const admin = await open();
    for (const name of ["payments", "scheduling"]) {
      const answer = await ask(admin, { url: `/${name}/operator/things` });
      expect([answer.statusCode, answer.json()]).toEqual([200, { room: name }]);
    }
    expect((await ask(admin, { url: "/health" })).json()).toMatchObject({ status: "ok" });
    expect((await ask(await open({}, ["ill"]), { url: "/health" })).statusCode).toBe(503);
  });

  it.each([
    ["an unknown path", { url: "/nothing" }, 404],
    ["an unknown room", { url: "/rest/operator/things" }, 404],
    ["an unknown path of a room", { url: "/payments/operator/nothing" }, 404],
    ["no key", { key: "" }, 401],
    ["a wrong key", { key: "wrong" }, 401],
    ["another host", { headers: { host: "evil.example" } }, 403],
  ])("%s: answered in JSON for any Accept header", async (_title, call: Call, status) => {
    const headers = { accept: "text/html", ...call.headers };
    const answer = await ask(await open(), { ...call, headers });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
      status,
      "application/json; charset=utf-8",
    ]);
    expect(answer.json()).toHaveProperty("message");
  });

  it("metrics: the first service includes those of the process", async () => {
    const admin = await open();
    const [first, second] = await Promise.all(
      ["/payments/metrics", "/scheduling/metrics"].map((url) => ask(admin, { url, key: "" })),
    );
    expect(first!.body).toMatch(/^process_resident_memory_bytes /m);
    expect(first!.body).toMatch(/^nodejs_/m);
    expect(second!.body).not.toMatch(/^(process|nodejs)_/m);
    expect(second!.body).toMatch(/^http_requests_in_flight /m);
  });

  it("metrics: Prometheus text of each service, without a key", async () => {
    metrics.began();
    metrics.ended({ method: "GET", route: "/things/:id", status: 200, milliseconds: 3 });
    const { body, headers } = await ask(await open(), { url: "/payments/metrics", key: "" });
    expect(headers["content-type"]).toMatch(/^text\/plain; version=/);
    const count = "http_request_duration_seconds_count";
    expect(body).toContain(`${count}{method="GET",route="/things/:id",status="2xx"} 1\n`);
    expect(body).toContain("http_requests_in_flight 0\n");
    expect(body).toContain("process_cpu_seconds_total");
  });
});

describe("admin listener request", () => {
  it.each([
    ["127.0.0.1", "localhost:4019", 200],
    ["127.0.0.1", "LOCALHOST", 200],
    ["127.0.0.1", "127.0.0.1:9", 200],
    ["127.0.0.1", "[::1]:4019", 200],
    ["127.0.0.1", "10.0.0.1:4019", 403],
    ["127.0.0.1", "evil.example", 403],
    ["127.0.0.1", "localhost.evil.example", 403],
    ["127.0.0.1", "127.0.0.1.evil.example:4019", 403],
    ["127.0.0.1", "localhost:4019@evil.example", 403],
    ["10.0.0.1", "10.0.0.1:4019", 200],
    ["10.0.0.1", "10.0.0.2:4019", 403],
    ["Desk.local", "desk.local:4019", 200],
    ["Desk.local", "evil.example", 403],
    ["0.0.0.0", "10.0.0.1:4019", 200],
    ["0.0.0.0", "evil.example", 403],
    ["::", "[2001:db8::1]", 200],
  ])("to %s for host %s: status %i", async (operatorHost, host, status) => {
    const admin = await open({ operatorHost });
    for (const url of ["/payments/operator/things", "/scheduling/metrics"]) {
      const answer = await ask(admin, { url, headers: { host } });
      expect(answer.statusCode).toBe(status);
      if (status === 403) expect(answer.json().code).toBe("host_unknown");
    }
  });

  it.each([
    ["https://evil.example", 403],
    ["http://localhost:8080", 403],
    ["null", 403],
    ["", 403],
    ["http://127.0.0.1:4019", 200],
    [undefined, 200],
  ])("from a page at %s: status %i, with any key from the browser", async (origin, status) => {
    const admin = await open();
    const headers = { host: "127.0.0.1:4019", ...(origin !== undefined && { origin }) };
    const answer = await ask(admin, { headers });
    expect(answer.statusCode).toBe(status);
    if (status === 403) expect(answer.json().code).toBe("origin_unknown");
  });

  it("comes from this machine, unless the listener is at another address", async () => {
    for (const remoteAddress of ["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"]) {
      expect((await ask(await open(), { remoteAddress })).statusCode).toBe(200);
    }
    for (const remoteAddress of ["10.0.0.1", "128.0.0.1", "fe80::1", "::ffff:10.0.0.1"]) {
      const { statusCode, body } = await ask(await open(), { remoteAddress });
      expect([statusCode, JSON.parse(body)]).toEqual([
        403,
        { message: expect.stringContaining("OPERATOR_HOST"), code: "operator_remote" },
      ]);
      const remote = await open({ operatorHost: "0.0.0.0" });
      expect((await ask(remote, { remoteAddress })).statusCode).toBe(200);
    }
  });
});

describe("wrong operator key", () => {
  it("is logged and audited with its address, and never itself", async () => {
    const admin = await open();
    const key = "a-wrong-key-that-is-long-enough";
    await ask(admin, { key, url: "/payments/operator/things?limit=1" });
    const wrong = { ip: "127.0.0.1", method: "GET", path: "/payments/operator/things" };
    expect(audited).toEqual([wrong]);
    const message = "refused a wrong operator key";
    expect(lines).toContainEqual(
      expect.objectContaining({ ...wrong, level: "warn", msg: message }),
    );
    expect(JSON.stringify([audited, lines])).not.toContain(key);
    await ask(admin, { key: "" });
    expect(audited).toHaveLength(1);
  });

  it("throttled after ten a minute; the right key still works", async () => {
    const admin = await open({ operatorHost: "0.0.0.0" });
    const from = { remoteAddress: "10.0.0.1", key: "wrong" };
    for (let count = 0; count < 10; count += 1) {
      expect((await ask(admin, from)).statusCode).toBe(401);
    }
    const throttled = await ask(admin, from);
    expect([throttled.statusCode, throttled.json().code]).toEqual([429, "too_many_keys"]);
    expect(Number(throttled.headers["retry-after"])).toBeGreaterThan(0);
    expect(audited).toHaveLength(10);
    expect((await ask(admin, { remoteAddress: "10.0.0.1" })).statusCode).toBe(200);
    expect((await ask(admin, { ...from, remoteAddress: "10.0.0.2" })).statusCode).toBe(401);
  });
});
