import { Type } from "typebox";
import { afterAll, describe, expect, it } from "vitest";
import { listen, startServer, talk } from "../test/harness.ts";

const { server } = startServer();
afterAll(() => server.close());
const Item = Type.Object({ id: Type.String(), note: Type.Optional(Type.String()) });
const items = [
  { id: "a", secret: 1 },
  { id: "b", note: 'line\n"two"' },
];
const get = (url: string, response: Record<number, unknown>, answer: () => unknown) =>
  server.get(url, { schema: { response } }, async (_request, reply) => reply.send(answer()));

get("/object", { 200: Item }, () => ({ id: "ø", secret: 1 }));
get("/list", { 200: Type.Array(Item) }, () => items);
get("/single", { 200: Type.Array(Item) }, () => [items[0]]);
get("/empty", { 200: Type.Array(Item) }, () => []);
get("/texts", { 200: Type.Array(Type.String()) }, () => ["", "a"]);
get("/incomplete", { 200: Item }, () => ({ note: "no id" }));
const nothing = { schema: { response: { 201: Type.Void() } } };
server.post("/nothing", nothing, async (_request, reply) => reply.code(201).send());
const none = { schema: { response: { 201: Type.Null() } } };
server.post("/null", none, async (_request, reply) => reply.code(201).send(null));
const gone = { schema: { response: { 204: Type.Null() } } };
server.delete("/gone", gone, async (_request, reply) => reply.code(204).send(null));
const void204 = { schema: { response: { 204: Type.Void() } } };
server.put("/gone", void204, async (_request, reply) => reply.code(204).send());

describe("success bodies", () => {
  it.each([
    ["/object", '{"id":"ø"}\n'],
    ["/list", '[\n{"id":"a"},\n{"id":"b","note":"line\\n\\"two\\""}\n]\n'],
    ["/single", '[\n{"id":"a"}\n]\n'],
    ["/empty", "[\n]\n"],
    ["/texts", '[\n"",\n"a"\n]\n'],
  ])("of %s have a line per item and only the schema's fields", async (url, body) => {
    const answer = await server.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(body);
    expect(answer.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "content-length": String(Buffer.byteLength(body)),
    });
  });

  it("violating the schema: refused as an internal error", async () => {
    const answer = await server.inject({ url: "/incomplete" });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toBe('{"message":"Internal server error"}\n');
  });

  it.each(["/nothing", "/null"])("201 without a body: POST %s", async (url) => {
    const answer = await server.inject({ method: "POST", url });
    expect(answer.statusCode).toBe(201);
    expect(answer.body).toBe("");
    expect(answer.headers["content-type"]).toBeUndefined();
    expect(answer.headers["content-length"]).toBe("0");
  });

  it.each(["DELETE", "PUT"] as const)("204 has none: %s", async (method) => {
    const answer = await server.inject({ method, url: "/gone" });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers["content-type"]).toBeUndefined();
    expect(answer.headers["content-length"]).toBeUndefined();
  });

  it("HEAD: same headers, no body", async () => {
    const answer = await server.inject({ method: "HEAD", url: "/list" });
    expect(answer.body).toBe("");
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
  });

  it("are the same bytes on the wire", async () => {
    const port = await listen(server);
    const request = "GET /list HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
    const [, body] = (await talk(port, request)).split("\r\n\r\n");
    expect(body).toBe('[\n{"id":"a"},\n{"id":"b","note":"line\\n\\"two\\""}\n]\n');
  });
});

describe("route without a response schema", () => {
  it.each([
    ["no schema", {}],
    ["an error only", { schema: { response: { 400: Item } } }],
  ])("refused at registration: %s", async (_name, options) => {
    const { server: other } = startServer();
    expect(() => other.get("/", options, () => ({ id: "a" }))).toThrow(/no response schema/);
    await other.close();
  });

  it("allowed for a plain route", async () => {
    const { server: other } = startServer();
    other.get("/", { config: { plain: true } }, (_request, reply) =>
      reply.type("text/html").send("<p>"),
    );
    const answer = await other.inject({ url: "/" });
    expect(answer.body).toBe("<p>");
    await other.close();
  });
});
