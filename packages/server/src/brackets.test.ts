import { Type } from "typebox";
import { afterAll, describe, expect, it } from "vitest";
import { startServer } from "../test/harness.ts";
import { nest, readPairs } from "./brackets.ts";

const read = (text: string) => nest(readPairs(text, 1_000));

describe("bracket names", () => {
  it.each([
    ["a=1&b=x%20y+z", { a: "1", b: "x y z" }],
    ["company[country]=DK&company[number]=1", { company: { country: "DK", number: "1" } }],
    ["company%5Bcountry%5D=DK", { company: { country: "DK" } }],
    ["a[b][c][d][e][f]=1", { a: { b: { c: { d: { e: { f: "1" } } } } } }],
    ["a[]=1&a[]=2", { a: ["1", "2"] }],
    ["a=1&a=2&a=3", { a: ["1", "2", "3"] }],
    ["a[1]=y&a[0]=x", { a: ["x", "y"] }],
    ["a[0][b]=1&a[0][c]=2&a[1][b]=3", { a: [{ b: "1", c: "2" }, { b: "3" }] }],
    ["a[x]=1&a[0]=2", { a: { x: "1", 0: "2" } }],
    ["a[99999]=1", { a: { 99999: "1" } }],
    ["a&b=&=c&&", { a: "", b: "" }],
    ["a=b=c", { a: "b=c" }],
    ["a[b=1&[c]=2&d]=3&e[f]g=4", { "a[b": "1", "[c]": "2", "d]": "3", "e[f]g": "4" }],
    ["constructor=1&toString=2", { constructor: "1", toString: "2" }],
    ["", {}],
  ])("reads %s", (text, value) => {
    expect(read(text)).toEqual({ value, problems: [] });
  });

  it.each([
    ["__proto__=1", "__proto__"],
    ["__proto__[admin]=1", "__proto__.admin"],
    ["a[__proto__][b]=1", "a.__proto__.b"],
    ["constructor[prototype][x]=1", "constructor.prototype.x"],
    ["a[b]=%00", "a.b"],
    ["a=%ff", "a"],
    ["a=%zz", "a"],
    ["a=%ed%a0%80", "a"],
    ["%ff=1", ""],
    ["a[b][c][d][e][f][g]=1", "a.b.c.d.e.f.g"],
    ["a=1&a[b]=2", "a.b"],
    ["a[b]=1&a=2", "a"],
    ["a=1&a[]=2", "a"],
    ["a[0]=1&a[b]=2", "a.b"],
  ])("%s: refused by field name", (text, field) => {
    expect(read(text).problems).toEqual([{ field, message: expect.any(String) }]);
    expect("admin" in {}).toBe(false);
  });
});

describe("form bodies", () => {
  const { server } = startServer();
  afterAll(() => server.close());
  const Input = Type.Object({
    amount: Type.Integer({ minimum: 1 }),
    rate: Type.Optional(Type.Number()),
    test: Type.Optional(Type.Boolean()),
    company: Type.Optional(Type.Object({ country: Type.String() })),
    hints: Type.Optional(Type.Array(Type.String(), { maxItems: 100 })),
    custom: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { maxProperties: 100 })),
  });
  const Echo = Type.Object({ format: Type.String(), body: Type.Unknown() });
  server.post("/", { schema: { body: Input, response: { 200: Echo } } }, async (request) => ({
    format: request.bodyFormat,
    body: request.body,
  }));

  const urlencoded = "application/x-www-form-urlencoded";
  const post = (payload: string | Buffer, type = urlencoded) =>
    server.inject({ method: "POST", url: "/", headers: { "content-type": type }, payload });

  it("converts text to the schema's types", async () => {
    const answer = await post("amount=100&rate=-10.5&test=yes&company[country]=DK&hints[]=a");
    expect(answer.json()).toEqual({
      format: "form",
      body: { amount: 100, rate: -10.5, test: true, company: { country: "DK" }, hints: ["a"] },
    });
  });

  it.each([
    ...["yes", "Y", "true", "1", "TRUE"].map((word) => [word, true] as const),
    ...["no", "n", "False", "0", "NO"].map((word) => [word, false] as const),
  ])("reads %s as %s", async (word, test) => {
    const answer = await post(`amount=1&test=${word}`);
    expect(answer.json()).toMatchObject({ body: { test } });
  });

  it.each(["maybe", "2", "on"])("%s: refused as a boolean", async (word) => {
    const answer = await post(`amount=1&test=${word}`);
    expect(answer.json()).toEqual([{ field: "test", message: "must be true or false" }]);
  });

  it.each(["1e3", "0x10", " 1", "1.", ".5", "+1", "1_000", "Infinity", "9".repeat(400)])(
    "%s: refused as a number",
    async (text) => {
      const answer = await post(`amount=${encodeURIComponent(text)}`);
      const message = "must be a whole number of at least 1";
      expect(answer.json()).toEqual([{ field: "amount", message }]);
    },
  );

  it("single value for a list: becomes a list", async () => {
    const answer = await post("amount=1&hints=a");
    expect(answer.json()).toMatchObject({ body: { hints: ["a"] } });
  });

  it("fields without a schema: stay text", async () => {
    const answer = await post("amount=1&custom[order][0]=7&custom[gift]=yes");
    expect(answer.json()).toMatchObject({ body: { custom: { order: ["7"], gift: "yes" } } });
  });

  it("more than a thousand fields: refused", async () => {
    const answer = await post("a=1&".repeat(1_001));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ message: "The body has too many fields" });
  });

  const boundary = "----x";
  const part = (head: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
  const multipart = `multipart/form-data; boundary=${boundary}`;
  const postParts = (...parts: string[]) => post(`${parts.join("")}--${boundary}--\r\n`, multipart);

  it("reads the fields of multipart bodies", async () => {
    const answer = await postParts(
      part('name="amount"', "100"),
      part('name="company[country]"', "Ærø"),
      part('name="test"', "no"),
    );
    expect(answer.json()).toEqual({
      format: "form",
      body: { amount: 100, test: false, company: { country: "Ærø" } },
    });
  });

  it("refuses files and names their fields", async () => {
    const answer = await postParts(
      part('name="amount"', "1"),
      part('name="scan"; filename="a.pdf"', "%PDF"),
    );
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual([{ field: "scan", message: "must not be a file" }]);
  });

  it.each([
    ["no boundary", "multipart/form-data", "x"],
    ["another boundary", multipart, "--y\r\n\r\n"],
    ["a missing end", multipart, part('name="amount"', "1")],
  ])("multipart with %s: refused", async (_name, type, payload) => {
    const answer = await post(payload, type);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ message: "The body is not valid multipart/form-data" });
  });

  it("multipart with too many fields or bytes other than UTF-8: refused", async () => {
    const broken = `${part('name="amount"', "\xff")}--${boundary}--\r\n`;
    expect((await post(Buffer.from(broken, "latin1"), multipart)).statusCode).toBe(400);
    const many = Array.from({ length: 1_001 }, (_, index) => part(`name="f${index}"`, "1"));
    const answer = await postParts(...many);
    expect(answer.json()).toEqual({ message: "The body has too many fields" });
  });
});
