import { Type } from "typebox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listen, startServer } from "../test/harness.ts";

const { server } = startServer({ bodyLimitBytes: 1_000_000 });
const Anything = Type.Record(Type.String(), Type.Unknown(), { maxProperties: 1_000 });
const Echo = Type.Object({ format: Type.String(), body: Type.Unknown() });
server.route({
  method: ["POST", "PUT", "DELETE"],
  url: "/echo",
  schema: { body: Anything, response: { 200: Echo } },
  handler: async (request) => ({ format: request.bodyFormat, body: request.body }),
});
const one = { schema: { response: { 200: Type.Object({ ok: Type.Boolean() }) } } };
server.get("/one", one, async () => ({ ok: true }));

let port = 0;
beforeAll(async () => {
  port = await listen(server);
});
afterAll(() => server.close());

type Method = "GET" | "POST" | "PUT" | "DELETE";

async function send(type: string | undefined, payload: string | Buffer, method: Method = "POST") {
  const headers = type === undefined ? {} : { "content-type": type };
  const answer = await server.inject({ method, url: "/echo", headers, payload });
  return { status: answer.statusCode, ...answer.json() };
}

const json = "application/json";

describe("JSON bodies", () => {
  it.each([
    [json, '{"a":1,"b":{"c":[true,null]}}', { a: 1, b: { c: [true, null] } }],
    ["application/json; charset=utf-8", '{"a":"ø"}', { a: "ø" }],
    ['Application/JSON; Charset="UTF8"', '{"a":1}', { a: 1 }],
    ["application/vnd.api+json", '{"a":1}', { a: 1 }],
    ["application/merge-patch+json; charset=utf-8", '{"a":1}', { a: 1 }],
    [json, "\ufeff{}", {}],
    [json, "[]", {}],
    [json, " \r\n", {}],
    [json, '{"constructor":"a","toString":1}', { constructor: "a", toString: 1 }],
  ])("reads %s %s", async (type, payload, body) => {
    expect(await send(type, payload)).toEqual({ status: 200, format: "json", body });
  });

  it.each(["POST", "PUT", "DELETE"] as const)(
    "reads an empty body of a %s as {}",
    async (method) => {
      expect(await send(json, "", method)).toMatchObject({ status: 200, body: {} });
      expect(await send(undefined, "", method)).toMatchObject({ status: 200, body: {} });
    },
  );

  it("GET without a body: ignores the content type", async () => {
    const headers = { "content-type": json, "content-length": "0" };
    const answer = await server.inject({ url: "/one", headers });
    expect(answer.json()).toEqual({ ok: true });
  });

  it.each([
    ["null", "The body must be a JSON object"],
    ["7", "The body must be a JSON object"],
    ['"text"', "The body must be a JSON object"],
    ["[1]", "The body must be a JSON object"],
    ["[[]]", "The body must be a JSON object"],
    ["{", "The body is not valid JSON"],
    ['{"a":1}}', "The body is not valid JSON"],
    ["{'a':1}", "The body is not valid JSON"],
    ["undefined", "The body is not valid JSON"],
    ['{"a":"\0"}', "The body is not valid JSON"],
  ])("%j: 400", async (payload, message) => {
    expect(await send(json, payload)).toEqual({ status: 400, message });
  });

  it("bytes other than UTF-8: refused", async () => {
    const payload = Buffer.from('{"a":"\xff"}', "latin1");
    const message = "The body is not valid UTF-8";
    expect(await send(json, payload)).toEqual({ status: 400, message });
  });
});

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;

describe("hostile JSON bodies", () => {
  it.each([
    ['{"__proto__":{"admin":true}}', "__proto__"],
    ['{"a":{"\\u005f_proto__":1}}', "a.__proto__"],
    ['{"a":[{"__proto__":1}]}', "a.0.__proto__"],
    ['{"constructor":{"prototype":{"admin":true}}}', "constructor.prototype"],
    ['{"a":{"b":"x\\u0000y"}}', "a.b"],
    ['{"a":["ok","\\ud800"]}', "a.1"],
    ['{"a\\u0000b":1}', "ab"],
    ['{"amount":1e400}', "amount"],
    ['{"list":[1,-1e999]}', "list.1"],
    [nested(33), Array(32).fill("a").join(".")],
  ])("%.60s: refused by field name", async (payload, field) => {
    const headers = { "content-type": json };
    const answer = await server.inject({ method: "POST", url: "/echo", headers, payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual([{ field, message: expect.any(String) }]);
  });

  it("32 levels of nesting: accepted", async () => {
    expect(await send(json, nested(32))).toMatchObject({ status: 200 });
  });

  it("names at most ten invalid fields", async () => {
    const payload = `{${Array.from({ length: 500 }, (_, i) => `"f${i}":"\\u0000"`).join()}}`;
    const headers = { "content-type": json };
    const answer = await server.inject({ method: "POST", url: "/echo", headers, payload });
    expect(answer.json()).toHaveLength(10);
  });

  it("nesting as deep as the body allows: answered", async () => {
    const payload = `{"a":${"[".repeat(450_000)}${"]".repeat(450_000)}}`;
    const headers = { "content-type": json };
    const answer = await server.inject({ method: "POST", url: "/echo", headers, payload });
    expect(answer.json()).toEqual({ message: "The body is nested too deeply" });
  });

  it("leaves every prototype as it was", () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect("admin" in {}).toBe(false);
  });
});

describe("unsupported bodies", () => {
  it.each([
    ["text/plain", {}],
    ["application/xml", {}],
    ["nonsense", {}],
    ["application/jsonx", {}],
    ["application/json; charset=iso-8859-1", {}],
    ["application/x-www-form-urlencoded; charset=utf-16", {}],
    [json, { "content-encoding": "gzip" }],
    [json, { "content-encoding": "br" }],
    ["application/x-www-form-urlencoded", { "content-encoding": "deflate" }],
    ["multipart/form-data; boundary=x", { "content-encoding": "gzip" }],
  ])("refuses %s %j with 415", async (type, encoding) => {
    const headers = { "content-type": type, ...encoding };
    const answer = await server.inject({ method: "POST", url: "/echo", headers, payload: "{}" });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toEqual({ message: expect.any(String) });
  });

  it("accepts the encoding identity", async () => {
    const headers = { "content-type": json, "content-encoding": "identity" };
    const answer = await server.inject({ method: "POST", url: "/echo", headers, payload: "{}" });
    expect(answer.statusCode).toBe(200);
  });

  it("no content type: 415", async () => {
    const answer = await server.inject({ method: "POST", url: "/echo", payload: "{}" });
    expect(answer.statusCode).toBe(415);
  });

  it("ten megabytes with a length: 413 before the body, connection stays usable", async () => {
    const url = `http://127.0.0.1:${port}/echo`;
    const body = `{"a":"${"x".repeat(10_000_000)}"}`;
    const answer = await fetch(url, { method: "POST", body, headers: { "content-type": json } });
    expect(answer.status).toBe(413);
    expect(answer.headers.get("connection")).not.toBe("close");
    expect(await answer.text()).toBe('{"message":"The request body is too large"}\n');
  });

  it("ten megabytes of unknown length: 413", async () => {
    const url = `http://127.0.0.1:${port}/echo`;
    const chunk = new TextEncoder().encode("x".repeat(100_000));
    let left = 100;
    const body = new ReadableStream({
      pull: (control) => {
        left -= 1;
        if (left < 0) control.close();
        else control.enqueue(chunk);
      },
    });
    const headers = { "content-type": json };
    const answer = await fetch(url, { method: "POST", body, headers, duplex: "half" });
    expect(answer.status).toBe(413);
  });
});
