import { Type } from "typebox";
import { afterAll, describe, expect, it } from "vitest";
import { startServer } from "../test/harness.ts";
import { allowBrowsers } from "./cors.ts";
import { refuse } from "./refusal.ts";

const { server } = startServer();
afterAll(() => server.close());
const schema = { response: { 200: Type.Object({}) } };
server.get("/closed", { schema }, async () => ({}));
server.register(async (scope) => {
  allowBrowsers(scope, {
    headers: ["Content-Type", "Accept-Version"],
    exposed: ["X-Request-Id", "Retry-After"],
  });
  const body = Type.Object({ a: Type.String() });
  scope.post("/open", { schema: { ...schema, body } }, async () => ({}));
  scope.get("/open", { schema }, async () => {
    throw refuse(429, "Slow down");
  });
  scope.post("/open/:id", { schema }, async () => {
    throw new Error("broken");
  });
});

const open = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "X-Request-Id, Retry-After",
};
const preflight = { origin: "https://shop.example", "access-control-request-method": "POST" };

describe("CORS in an open scope", () => {
  it.each([
    ["POST", "/open", { a: "b" }, 200],
    ["POST", "/open", {}, 400],
    ["GET", "/open", undefined, 429],
    ["POST", "/open/1", {}, 500],
  ] as const)("headers on every answer: %s %s %j", async (method, url, payload, status) => {
    const answer = await server.inject({ method, url, ...(payload && { payload }) });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject(open);
  });

  it("headers with an unreadable body", async () => {
    const headers = { "content-type": "text/xml" };
    const answer = await server.inject({ method: "POST", url: "/open", headers, payload: "<a>" });
    expect(answer.statusCode).toBe(415);
    expect(answer.headers).toMatchObject(open);
  });

  it("headers on an answer from before the scope", async () => {
    const limits = { connectionsPerAddress: 1, bodiesPerAddress: 0, trustProxy: false } as const;
    const { server } = startServer({ connectionLimits: limits });
    server.register(async (scope) => {
      allowBrowsers(scope, { headers: [], exposed: ["X-Request-Id", "Retry-After"] });
      scope.post("/open", { schema }, async () => ({}));
    });
    const answer = await server.inject({ method: "POST", url: "/open", payload: {} });
    expect(answer.statusCode).toBe(429);
    expect(answer.headers).toMatchObject(open);
    await server.close();
  });

  it.each([
    ["/open", "POST, GET, HEAD"],
    ["/open/1", "POST"],
  ])("answers preflights of %s", async (url, methods) => {
    const answer = await server.inject({ method: "OPTIONS", url, headers: preflight });
    expect(answer.statusCode).toBe(204);
    expect(answer.body).toBe("");
    expect(answer.headers).toMatchObject({
      ...open,
      "access-control-allow-methods": methods,
      "access-control-allow-headers": "Content-Type, Accept-Version",
      "access-control-max-age": "7200",
    });
  });
});

describe("CORS on other routes", () => {
  it("stay closed", async () => {
    const answer = await server.inject({ url: "/closed", headers: preflight });
    expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
    const response = await server.inject({ method: "OPTIONS", url: "/closed", headers: preflight });
    expect(response.statusCode).toBe(404);
  });
});
