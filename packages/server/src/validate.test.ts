import { type TSchema, Type } from "typebox";
import { afterAll, describe, expect, it } from "vitest";
import { startServer } from "../test/harness.ts";
import { check } from "./validate.ts";

const object = (properties: Record<string, TSchema>) => Type.Object(properties);
const messageFor = (schema: TSchema, value: unknown) =>
  check(object({ field: schema }), { field: value }, "json")[0]?.message;

describe("validation messages", () => {
  it.each([
    [Type.String(), 7, "must be text"],
    [Type.String({ maxLength: 22 }), "x".repeat(23), "must be at most 22 characters"],
    [Type.String({ minLength: 1, maxLength: 22 }), "x".repeat(23), "must be at most 22 characters"],
    [Type.String({ minLength: 3 }), "x", "must be at least 3 characters"],
    [Type.String({ minLength: 3, maxLength: 3 }), "EURO", "must be exactly 3 characters"],
    [Type.String({ minLength: 8, maxLength: 9 }), "x", "must be 8 to 9 characters"],
    [Type.String({ pattern: "^a$" }), "b", "has the wrong format"],
    [Type.String({ format: "email" }), "b", "must be an email address"],
    [Type.String({ format: "uri" }), "b", "must be a URL"],
    [Type.Integer({ minimum: 1, maximum: 1000 }), 0, "must be a whole number from 1 to 1000"],
    [Type.Integer({ minimum: 1, maximum: 1000 }), 1.5, "must be a whole number from 1 to 1000"],
    [Type.Integer({ minimum: 1, maximum: 1000 }), "5", "must be a whole number from 1 to 1000"],
    [Type.Integer({ minimum: 1 }), 0, "must be a whole number of at least 1"],
    [Type.Number({ maximum: 5 }), 6, "must be a number of at most 5"],
    [Type.Number({ exclusiveMinimum: 0 }), 0, "must be a number above 0"],
    [Type.Boolean(), "yes", "must be true or false"],
    [Type.Boolean(), 1, "must be true or false"],
    [object({ a: Type.String() }), "x", "must be an object"],
    [Type.Array(Type.String()), "x", "must be a list"],
    [Type.Array(Type.String(), { maxItems: 1 }), ["a", "b"], "must have at most 1 entries"],
    [Type.Array(Type.String(), { minItems: 1, maxItems: 9 }), [], "must not be empty"],
    [Type.Array(Type.String(), { minItems: 1 }), [], "must not be empty"],
    [Type.Record(Type.String(), Type.String(), { minProperties: 1 }), {}, "must not be empty"],
    [Type.Union([Type.Literal("a"), Type.Literal("b")]), "c", "must be one of a, b"],
    [Type.Union([Type.Literal("a"), Type.Literal("b")]), 7, "must be one of a, b"],
    [Type.Literal("a"), "c", "must be a"],
    [Type.Enum(["a", "b"]), "c", "must be one of a, b"],
    [
      Type.Union([Type.String({ maxLength: 2 }), Type.Null()]),
      "abc",
      "must be at most 2 characters",
    ],
    [Type.Union([Type.String(), Type.Null()]), 7, "must be text"],
    [Type.String({ pattern: "^a$", "x-message": "must be an a" }), "b", "must be an a"],
    [Type.String({ "x-message": "must be a name" }), 7, "must be a name"],
    [Type.Integer({ minimum: 1, "x-message": "must be an amount" }), 0, "must be an amount"],
    [
      Type.Union([Type.Literal("a"), Type.Literal("b")], { "x-message": "must be a letter" }),
      "c",
      "must be a letter",
    ],
    [Type.String({ "x-message": "must be a name" }), "", "is required"],
    [Type.String(), "", "is required"],
    [Type.String(), null, "is required"],
    [Type.String(), undefined, "is required"],
    [Type.Integer(), null, "is required"],
    [Type.Never(), 1, "is not allowed"],
  ])("name the problem of schema %j with value %j", (schema, value, message) => {
    expect(messageFor(schema, value)).toBe(message);
  });
});

const Merchant = Type.Object({
  currency: Type.String({ pattern: "^[A-Z]{3}$" }),
  email: Type.String({ format: "email", maxLength: 10 }),
  name: Type.Optional(Type.String({ maxLength: 5 })),
  test: Type.Optional(Type.Boolean()),
  company: Type.Object({ country: Type.String(), number: Type.Optional(Type.String()) }),
  items: Type.Optional(Type.Array(Type.Object({ x: Type.Integer() }))),
});

describe("validation", () => {
  it("finds all problems at once, one for each field, with dotted names", () => {
    const value = { email: "not an email address", company: {}, items: [{ x: "1" }, {}] };
    expect(check(Merchant, value, "json")).toEqual([
      { field: "currency", message: "is required" },
      { field: "email", message: "must be at most 10 characters" },
      { field: "company.country", message: "is required" },
      { field: "items.0.x", message: "must be a whole number" },
      { field: "items.1.x", message: "is required" },
    ]);
  });

  it("missing object: names its missing members", () => {
    const fields = check(Merchant, {}, "json").map(({ field }) => field);
    expect(fields.sort()).toEqual(["company.country", "currency", "email"]);
  });

  it("converts text in forms only", () => {
    const Amount = Type.Object({ amount: Type.Integer() });
    expect(check(Amount, { amount: "100" }, "form")).toEqual([]);
    expect(check(Amount, { amount: "100" }, "json")).toHaveLength(1);
  });

  it("no matching alternative: says so without repeating the whole", () => {
    const Either = Type.Union([
      Type.Object({ cardId: Type.String() }),
      Type.Object({ transactionId: Type.String() }),
    ]);
    const problems = check(Either, {}, "json").map(({ field }) => field);
    expect(problems).toEqual(["cardId", "transactionId"]);
    expect(check(Either, { cardId: "a" }, "json")).toEqual([]);
  });

  it("misspelt format: refuses the schema", () => {
    const schema = Type.String({ format: "emial" });
    expect(() => check(schema, "", "json")).toThrow(/unknown format/);
  });
});

describe("route schemas", () => {
  it("compile on first call", async () => {
    const { server } = startServer();
    const compiled: string[] = [];
    const named = (name: string) => ({
      type: "object",
      properties: {
        get field() {
          compiled.push(name);
          return { type: "string" };
        },
      },
    });
    const [body, answer] = [named("body"), named("answer")];
    server.post("/", { schema: { body, response: { 200: answer } } }, async ({ body }) => body);
    await server.ready();
    // The search for lists needs no compiler.
    expect(compiled.splice(0)).toEqual(["body"]);
    const { statusCode } = await server.inject({
      method: "POST",
      url: "/",
      payload: { field: "a" },
    });
    expect(statusCode).toBe(200);
    expect(new Set(compiled)).toEqual(new Set(["body", "answer"]));
    await server.close();
  });
});

describe("request validation", () => {
  const { server } = startServer();
  afterAll(() => server.close());
  const Echo = Type.Object({ value: Type.Unknown() });
  const response = { 200: Echo };
  const Free = Type.Record(Type.String(), Type.Unknown(), { maxProperties: 100 });
  const Input = Type.Object({
    name: Type.Optional(Type.String()),
    note: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    amount: Type.Optional(Type.Integer()),
    test: Type.Optional(Type.Boolean()),
    bank: Type.Optional(Type.Object({ iban: Type.Optional(Type.String()) })),
    custom: Type.Optional(Free),
    tags: Type.Optional(
      Type.Object({ a: Type.String() }, { additionalProperties: true, maxProperties: 100 }),
    ),
  });
  const Page = Type.Object({
    limit: Type.Integer({ minimum: 1, maximum: 1000 }),
    before: Type.Optional(Type.String()),
    filter: Type.Optional(
      Type.Object(
        { test: Type.Optional(Type.Boolean()), "card.last4": Type.Optional(Type.String()) },
        { additionalProperties: false },
      ),
    ),
  });
  const Id = Type.Object({ id: Type.String({ pattern: "^[0-9a-f]{4}$" }) });
  server.post("/", { schema: { body: Input, response } }, async ({ body }) => ({ value: body }));
  server.get("/", { schema: { querystring: Page, response } }, async ({ query }) => ({
    value: query,
  }));
  server.get("/things/:id", { schema: { params: Id, response } }, async ({ params }) => ({
    value: params,
  }));

  it.each([
    [{ name: null, amount: null, test: null, bank: null }, {}],
    [{ name: "", amount: "", test: "", bank: "" }, {}],
    [{ name: false, bank: { iban: false } }, { bank: {} }],
    [
      { test: false, amount: 0 },
      { test: false, amount: 0 },
    ],
    [{ note: null }, { note: null }],
    [
      { unknown: 1, name: "a", bank: { iban: "b", unknown: 2 } },
      { name: "a", bank: { iban: "b" } },
    ],
    [
      { custom: { a: null, b: "", c: { d: false } } },
      { custom: { a: null, b: "", c: { d: false } } },
    ],
    [{ tags: { a: "x", b: 1 } }, { tags: { a: "x", b: 1 } }],
  ])("reads the body %j as %j", async (payload, value) => {
    const answer = await server.inject({ method: "POST", url: "/", payload });
    expect(answer.json()).toEqual({ value });
  });

  it("absent body: gets no value", async () => {
    const answer = await server.inject({ method: "POST", url: "/" });
    expect(answer.json()).toEqual({ value: {} });
  });

  it("refuses false for a number and text for a truth in JSON", async () => {
    const payload = { amount: false, test: "yes" };
    const answer = await server.inject({ method: "POST", url: "/", payload });
    expect(answer.body).toBe(
      '[{"field":"amount","message":"must be a whole number"},' +
        '{"field":"test","message":"must be true or false"}]\n',
    );
  });

  it.each([
    ["limit=10", { limit: 10 }],
    ["limit=10&before=&unknown=1&utm[a]=b", { limit: 10 }],
    ["limit=1&filter[test]=yes", { limit: 1, filter: { test: true } }],
    ["limit=1&filter%5Bcard.last4%5D=0001", { limit: 1, filter: { "card.last4": "0001" } }],
  ])("reads the query %s", async (query, value) => {
    const answer = await server.inject({ url: `/?${query}` });
    expect(answer.json()).toEqual({ value });
  });

  it.each([
    ["", "limit", "is required"],
    ["limit=", "limit", "is required"],
    ["limit=1001", "limit", "must be a whole number from 1 to 1000"],
    ["limit=abc", "limit", "must be a whole number from 1 to 1000"],
    ["limit=1&limit=2", "limit", "must be a whole number from 1 to 1000"],
    ["limit[a]=1", "limit", "must be a whole number from 1 to 1000"],
    ["limit=1&filter[foo]=1", "filter.foo", "is not known"],
    ["limit=1&filter=x", "filter", "must be an object"],
    ["limit=1&before[]=a&before[]=b", "before", "must be text"],
    ["limit=1&before=%00", "before", "must not contain NUL or broken characters"],
    ["limit=1&before=%ff", "before", "must not contain NUL or broken characters"],
    ["limit=1&filter[__proto__]=1", "filter.__proto__", "is not allowed as a name"],
  ])("refuses the query %s", async (query, field, message) => {
    const answer = await server.inject({ url: `/?${query}` });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual([{ field, message }]);
  });

  it.each(["12", "xyz1", "0000000", "%00%00%00%00", `${"0".repeat(5_000)}`])(
    "malformed id %.20s: 404",
    async (id) => {
      const answer = await server.inject({ url: `/things/${id}` });
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toBe('{"message":"Not found"}\n');
    },
  );

  it("passes a well-formed id on", async () => {
    const answer = await server.inject({ url: "/things/00ff" });
    expect(answer.json()).toEqual({ value: { id: "00ff" } });
  });
});
