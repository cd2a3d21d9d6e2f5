import { Type } from "typebox";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startServer } from "../test/harness.ts";

const { server, lines } = startServer({ trustProxy: "127.0.0.1" });
afterAll(() => server.close());
const Ok = Type.Object({ ok: Type.Boolean() });
const schema = { response: { 200: Ok } };
server.get("/things", { schema }, async () => ({ ok: true }));
server.get("/things/:id", { schema }, async () => ({ ok: true }));
server.post("/things", { schema }, async () => ({ ok: true }));
const address = { schema: { response: { 200: Type.Object({ ip: Type.String() }) } } };
server.get("/address", address, async ({ ip }) => ({ ip }));
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

beforeEach(() => {
  lines.length = 0;
});

describe("paths of a server", () => {
  it.each([
    "/things",
    "/things/",
    "/things?a=b",
    "/things/1/",
    "/things/%C3%B8",
    "//things",
    "///things//1//",
  ])("finds %s", async (url) => {
    expect((await server.inject({ url })).statusCode).toBe(200);
  });

  it.each([
    ["GET", "/nothing"],
    ["GET", "/"],
    ["GET", "//nothing"],
    ["GET", "/THINGS"],
    ["GET", "/things/%00"],
    ["GET", "/things/a%00b?c=d"],
    ["DELETE", "/things"],
    ["PUT", "/things/1"],
    ["TRACE", "/things"],
    ["GET", `/${"x".repeat(8_000)}`],
  ] as const)("has nothing for %s %.20s", async (method, url) => {
    const answer = await server.inject({ method, url });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe('{"message":"Not found"}\n');
  });

  it("unknown path: refused before the body is read", async () => {
    const headers = { "content-type": "application/json" };
    const answer = await server.inject({ method: "POST", url: "/nothing", headers, payload: "{" });
    expect(answer.statusCode).toBe(404);
  });

  it.each([
    ["/%", "/…"],
    ["/things/%zz", "/things/…"],
    ["/things/%ff", "/things/…"],
    ["/things/%c3", "/things/…"],
  ])("refuses %s", async (url, path) => {
    const headers = { "x-request-id": "request-1" };
    const answer = await server.inject({ url, headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toBe('{"message":"The request could not be understood"}\n');
    expect(answer.headers).toMatchObject({
      ...headers,
      "content-type": "application/json; charset=utf-8",
    });
    expect(lines).toMatchObject([{ requestId: "request-1", status: 400, path }]);
  });
});

describe("request ids", () => {
  it.each(["12345678", "a-b_c.d~e0", "x".repeat(128)])(
    "are kept from the request: %.20s",
    async (id) => {
      const answer = await server.inject({ url: "/things", headers: { "x-request-id": id } });
      expect(answer.headers["x-request-id"]).toBe(id);
      expect(lines).toMatchObject([{ requestId: id }]);
    },
  );

  it.each(["x".repeat(129), "has space", "new\tline", "ø2345678", '{"a":"12345"}'])(
    "are replaced if malformed: %.20s",
    async (id) => {
      const answer = await server.inject({ url: "/things", headers: { "x-request-id": id } });
      expect(answer.headers["x-request-id"]).toMatch(uuid);
    },
  );

  it.each([
    ["GET", "/things", 200],
    ["GET", "/nothing", 404],
    ["POST", "/things", 400],
    ["GET", "/%", 400],
    ["HEAD", "/things", 200],
    ["GET", "/health", 200],
  ] as const)("on every response: %s %s", async (method, url, status) => {
    const headers = { "content-type": "application/json" };
    const payload = method === "POST" ? { payload: "{" } : {};
    const answer = await server.inject({ method, url, headers, ...payload });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers["x-request-id"]).toMatch(uuid);
  });
});

describe("access log", () => {
  it("has one line for each request, with the route and without the query", async () => {
    await server.inject({ url: "/things/4100000000000000?token=secret" });
    expect(lines).toEqual([
      {
        level: "info",
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        requestId: expect.stringMatching(uuid),
        method: "GET",
        path: "/things/[redacted]",
        route: "/things/:id",
        status: 200,
        ms: expect.any(Number),
        address: "127.0.0.1",
        msg: "request",
      },
    ]);
  });

  it("unknown path: no route, no body", async () => {
    await server.inject({ method: "POST", url: "/nothing?a=b", payload: { secret: "x" } });
    expect(lines).toMatchObject([{ path: "/nothing", status: 404 }]);
    expect(lines[0]).not.toHaveProperty("route");
    expect(JSON.stringify(lines)).not.toContain("secret");
  });
});

describe("caller address", () => {
  it.each([
    ["127.0.0.1", "203.0.113.7"],
    ["198.51.100.1", "198.51.100.1"],
  ])("connecting from %s is %s", async (remoteAddress, ip) => {
    const headers = { "x-forwarded-for": "203.0.113.7" };
    const answer = await server.inject({ url: "/address", headers, remoteAddress });
    expect(answer.json()).toEqual({ ip });
  });

  it("is not taken from a header by default", async () => {
    const { server: other } = startServer();
    other.get("/address", address, async ({ ip }) => ({ ip }));
    const headers = { "x-forwarded-for": "203.0.113.7" };
    const answer = await other.inject({ url: "/address", headers });
    expect(answer.json()).toEqual({ ip: "127.0.0.1" });
    await other.close();
  });
});
