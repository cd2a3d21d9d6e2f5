import { connect } from "node:net";
import { operatorKey } from "@frontdesk/platform/test/harness";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../test/harness.ts";
import { basic, makeApp, makeShop } from "../../test/shop.ts";
import { newId } from "../core/ids.ts";
import { namesJson } from "./error-format.ts";

let payments: TestPayments;
let url: string;
beforeAll(async () => {
  payments = await startTestPayments({ settings: { paymentsPerMinute: 4 } });
  url = await payments.server.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => payments.close());

interface Asking {
  method?: "GET" | "POST" | "DELETE";
  headers?: Record<string, string>;
  payload?: string;
}

async function ask(path: string, asking: Asking = {}) {
  const server = path.startsWith("/payments/operator") ? payments.admin : payments.server;
  const answer = await server.inject({ method: "GET", url: path, ...asking });
  const { "content-type": type, "content-length": length } = answer.headers;
  return {
    status: answer.statusCode,
    text: answer.body,
    type,
    length,
    message: answer.headers["error-message"],
  };
}

describe("error other than 400", () => {
  const silent = { text: "", type: undefined, length: "0" };
  const json = "application/json; charset=utf-8";

  it.each([
    [401, "/me", {}, "A valid API key is needed"],
    [404, "/none", {}, "Not found"],
    [413, "/apps", { method: "POST", payload: `{"name":"${"n".repeat(2_000_000)}"}` }],
    [415, "/apps", { method: "POST", headers: { "content-type": "text/csv" }, payload: "a" }],
  ] as [number, string, Asking, string?][])(
    "has no body unless the caller accepts JSON: %i of %s",
    async (status, path, asking, message = expect.stringMatching(/^The /)) => {
      const headers = { "content-type": "application/json", ...asking.headers };
      for (const accept of [undefined, "*/*", "text/html, */*;q=0.8", "text/json"]) {
        const input = { ...asking, headers: accept ? { ...headers, accept } : headers };
        expect(await ask(path, input)).toEqual({ status, message, ...silent });
      }
      for (const accept of ["application/json", "application/*", "application/problem+json"]) {
        const answer = await ask(path, { ...asking, headers: { ...headers, accept } });
        expect(answer).toMatchObject({ status, message, type: json });
        expect(JSON.parse(answer.text)).toEqual({ message });
      }
    },
  );

  it("has no body in a feature's refusal either, nor in a repeat", async () => {
    const { merchant, key } = await makeShop(payments);
    const stranger = await makeApp(payments);
    const authorization = (key: string) => ({ headers: { authorization: basic(key) } });
    const path = `/merchants/${merchant.id}`;
    const denied = await ask(path, authorization(stranger.key));
    expect(denied).toMatchObject({ status: 403, ...silent });
    expect(denied.message).toBe("You have no access to this merchant");
    const idempotent = { ...authorization(key).headers, "idempotency-key": "one" };
    const posting = { ...idempotent, "content-type": "application/json" };
    const capture = `/transactions/${newId(1)}/captures`;
    for (let time = 1; time <= 2; time += 1) {
      const asking: Asking = { method: "POST", headers: posting, payload: '{"amount":1}' };
      expect(await ask(capture, asking)).toMatchObject({ status: 404, ...silent });
    }
  });

  it("appears in the header as ASCII", async () => {
    const { errorFormat } = await import("./error-format.ts");
    const { answerIn } = await import("@frontdesk/server/errors");
    const answer = { status: 409, body: { message: "Söhne\r\nX: 1" } };
    expect(answerIn(errorFormat, answer, { url: "/", headers: {} })).toEqual({
      text: undefined,
      headers: { "Error-Message": "S?hne??X: 1" },
    });
  });

  it("is always JSON under /vault and /payments, with a header for scripts", async () => {
    const headers = { "accept-version": "1" };
    for (const path of ["/vault/none", "/payments/none"]) {
      const answer = await ask(path, { headers });
      expect(answer).toMatchObject({ status: 404, type: json, message: "Not found" });
      expect(JSON.parse(answer.text)).toMatchObject({ code: "ENDPOINT_NOT_FOUND" });
    }
    const post: Asking = {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      payload: '{"type":"pcn","value":"4100000000000000"}',
    };
    const answers = await Promise.all(Array.from({ length: 9 }, () => ask("/vault", post)));
    const limited = answers.find(({ status }) => status === 429);
    expect(limited).toMatchObject({ type: json, message: "Too many requests" });
    const { headers: exposing } = await payments.send("POST /vault", { headers });
    expect(exposing["access-control-expose-headers"]).toContain("Error-Message");
  });

  it("is always JSON for the operator", async () => {
    expect(await ask("/payments/operator/rates")).toMatchObject({ status: 401, type: json });
    const headers = { authorization: basic(operatorKey) };
    const admin = "payments/operator";
    for (const path of [`/${admin}/payouts/${newId(1)}/paid`, `/${admin}/none`]) {
      const answer = await ask(path, { method: "POST", headers });
      expect(answer).toMatchObject({ status: 404, type: json });
      expect(JSON.parse(answer.text)).toMatchObject({ message: "Not found" });
    }
  });

  it.each([
    ["no Accept header", "/apps", "", ""],
    ["Accept: application/json", "/apps", "Accept: application/json\r\n", '{"message":'],
    ["the script route", "/vault", "", '{"message":'],
  ])("of a broken request follows the format: %s", async (_case, path, accept, body) => {
    const own = `Accept-Version: 1\r\nContent-Type: application/json\r\n${accept}`;
    const head = `POST ${path} HTTP/1.1\r\nHost: a\r\n${own}Transfer-Encoding: chunked`;
    const answer = await talk(`${head}\r\n\r\n1;${"x".repeat(20_000)}\r\n`);
    const [message = "", text = ""] = answer.split("\r\n\r\n");
    expect(message).toMatch(/^HTTP\/1\.1 413 /);
    expect(message).toMatch(/\r\nError-Message: The request body is too large(?:\r\n|$)/);
    expect(text.startsWith(body) && (body !== "" || text === "")).toBe(true);
  });
});

async function talk(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.on("error", () => {});
  socket.write(bytes);
  let answer = "";
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

describe("error 400", () => {
  it("has its body for all callers", async () => {
    const headers = { "content-type": "application/json", accept: "text/html" };
    const answer = await ask("/apps", { method: "POST", headers, payload: "{" });
    expect(answer).toMatchObject({ status: 400, message: undefined });
    expect(answer.text).toBe('{"message":"The body is not valid JSON"}\n');
  });
});

describe("Accept header of an API call", () => {
  it.each([
    ["application/json", true],
    ["Application/JSON; charset=utf-8", true],
    ["text/html, application/*;q=0.5", true],
    ["application/vnd.api+json", true],
    ["*/*", false],
    ["", false],
    [undefined, false],
    ["text/*", false],
    ["application/jsonp", false],
    ["application/json;q=0", false],
    ["+json", false],
  ])("of %j accepts JSON: %j", (accept, names) => {
    expect(namesJson(accept)).toBe(names);
  });
});

it("Accept header: a long one is read once from its start, with any repetition", () => {
  // Backtracking from each sign would take minutes for one of these.
  for (const sign of ["/", "a/", "=", 'W/"', "a/+", ";", "q=", " "]) {
    expect(namesJson(sign.repeat(300_000))).toBe(false);
  }
});
