import { Type } from "typebox";
import { afterAll, describe, expect, it } from "vitest";
import { startServer } from "../test/harness.ts";
import { type ErrorFormat, speak } from "./errors.ts";
import type { Server } from "./instance.ts";
import { invalid, Refusal, refuse } from "./refusal.ts";

const { server, lines } = startServer();
afterAll(() => server.close());

const errorFormat: ErrorFormat = {
  invalid: (problems) => ({ status: 400, body: { code: "REQUEST_INVALID", problems } }),
  other: (status, message) => ({ code: status === 404 ? "ENDPOINT_NOT_FOUND" : "OTHER", message }),
};

const schema = { response: { 200: Type.Object({}) } };
const body = Type.Object({ amount: Type.Integer() });

function addRoutes(scope: Server): void {
  scope.post("/body", { schema: { ...schema, body } }, async () => ({}));
  scope.get("/refused", { schema }, async () => {
    throw new Refusal(429, { message: "Slow down", code: "LIMIT" }, { "Retry-After": "1" });
  });
  scope.get("/broken", { schema }, async () => {
    throw Object.assign(new Error("insert into cards 4100000000000000"), { detail: "secret" });
  });
}
addRoutes(server);
server.register(async (scope) => {
  speak(scope, errorFormat);
  scope.post("/unprefixed", { schema: { ...schema, body } }, async () => ({}));
});
server.register(
  async (scope) => {
    speak(scope, errorFormat);
    addRoutes(scope);
  },
  { prefix: "/voiced" },
);
server.get("/refusals/:kind", { schema }, async (request) => {
  const { kind } = request.params as { kind: string };
  if (kind === "invalid") throw invalid([{ field: "amount", message: "is too much" }]);
  if (kind === "plain") throw refuse(403, "No access");
  if (kind === "empty") throw new Refusal(403, undefined);
  if (kind === "text") throw "text";
  throw Object.assign(new Error("of a plugin"), { statusCode: Number(kind) });
});

const problems = [{ field: "amount", message: "is required" }];

describe("error responses", () => {
  it.each([
    ["invalid", 400, '[{"field":"amount","message":"is too much"}]\n'],
    ["plain", 403, '{"message":"No access"}\n'],
    ["text", 500, '{"message":"Internal server error"}\n'],
    ["404", 404, '{"message":"Not found"}\n'],
    ["418", 418, `{"message":"I'm a Teapot"}\n`],
    ["503", 500, '{"message":"Internal server error"}\n'],
    ["200", 500, '{"message":"Internal server error"}\n'],
  ])("are rendered as one line of JSON: %s", async (kind, status, text) => {
    const answer = await server.inject({ url: `/refusals/${kind}` });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toBe(text);
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
  });

  it("without a body have no content type", async () => {
    const answer = await server.inject({ url: "/refusals/empty" });
    expect(answer.statusCode).toBe(403);
    expect(answer.headers["content-type"]).toBeUndefined();
    expect(answer.headers["content-length"]).toBe("0");
  });

  it.each([
    ["POST", "/body", 400, problems],
    ["POST", "/unprefixed", 400, { code: "REQUEST_INVALID", problems }],
    ["POST", "/voiced/body", 400, { code: "REQUEST_INVALID", problems }],
    ["GET", "/unknown", 404, { message: "Not found" }],
    ["GET", "/body", 404, { message: "Not found" }],
    ["GET", "/voiced/unknown", 404, { code: "ENDPOINT_NOT_FOUND", message: "Not found" }],
    ["DELETE", "/voiced/body", 404, { code: "ENDPOINT_NOT_FOUND", message: "Not found" }],
    ["GET", "/refused", 429, { message: "Slow down", code: "LIMIT" }],
    ["GET", "/voiced/refused", 429, { message: "Slow down", code: "LIMIT" }],
    ["GET", "/broken", 500, { message: "Internal server error" }],
    ["GET", "/voiced/broken", 500, { code: "OTHER", message: "Internal server error" }],
  ] as const)(
    "use the error format of their scope: %s %s",
    async (method, url, status, expected) => {
      const answer = await server.inject({ method, url });
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toEqual(expected);
      if (status === 429) expect(answer.headers["retry-after"]).toBe("1");
    },
  );

  it.each([
    ["/body", "{", { message: "The body is not valid JSON" }],
    ["/voiced/body", "{", { code: "OTHER", message: "The body is not valid JSON" }],
    [
      "/voiced/body",
      '{"__proto__":1}',
      {
        code: "REQUEST_INVALID",
        problems: [{ field: "__proto__", message: "is not allowed as a name" }],
      },
    ],
  ])("use it for unreadable bodies too: %s %s", async (url, payload, expected) => {
    const headers = { "content-type": "application/json" };
    const answer = await server.inject({ method: "POST", url, headers, payload });
    expect(answer.json()).toEqual(expected);
  });

  it("of our own are logged with their stack, without card numbers and details", async () => {
    lines.length = 0;
    await server.inject({ url: "/broken", headers: { "x-request-id": "request-1" } });
    const logged = lines.find(({ level }) => level === "error");
    expect(logged).toMatchObject({ requestId: "request-1", msg: "request failed" });
    const err = logged?.err as { message: string; stack: string };
    expect(err.message).toBe("insert into cards [redacted]");
    expect(err.stack).toContain("errors.test.ts");
    expect(JSON.stringify(lines)).not.toMatch(/secret|4100000000000000/);
  });

  it("caller errors: not logged as errors", async () => {
    lines.length = 0;
    await server.inject({ url: "/refused" });
    await server.inject({ method: "POST", url: "/body" });
    expect(lines.map(({ level }) => level)).toEqual(["info", "info"]);
  });
});
