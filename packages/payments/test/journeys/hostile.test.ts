import { operatorKey } from "@frontdesk/platform/test/harness";
import { departureOf } from "@frontdesk/server/test/openapi";
import { sendRaw } from "@frontdesk/server/test/raw";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Belongings,
  type Endpoint,
  listEndpoints,
  makeBelongings,
  pathTo,
  workingInput,
} from "../endpoints.ts";
import { startTestPayments, type TestPayments } from "../harness.ts";
import { allPublished } from "../outbox-entries.ts";
import { basic, makeShop, type Shop, send } from "../shop.ts";

let payments: TestPayments;
let shop: Shop;
let belongings: Belongings;
let writing: { endpoint: Endpoint; path: string }[];
beforeAll(async () => {
  payments = await startTestPayments();
  shop = await makeShop(payments);
  belongings = await makeBelongings(payments, shop);
  writing = listEndpoints(payments)
    .filter(({ method }) => method === "POST" || method === "PUT")
    // Files have their own test.
    .filter(({ path }) => !/^\/(invitations|payments\/operator)|\/files\//.test(path))
    .map((endpoint) => ({ endpoint, path: pathTo(endpoint, belongings) }));
});
afterAll(() => payments.close());

const json = "application/json";
const form = "application/x-www-form-urlencoded";
const nested = `${'{"custom":'.repeat(5000)}{}${"}".repeat(5000)}`;

const hostile: [string, string, string | Buffer, number[]][] = [
  ["half of an object", json, '{"amount":', [400]],
  ["a number", json, "7", [400]],
  ["null", json, "null", [400]],
  ["a list", json, "[1]", [400]],
  ["deep nesting", json, nested, [400]],
  ["a prototype", json, '{"__proto__":{"amount":1}}', [400]],
  ["a constructor's prototype", json, '{"constructor":{"prototype":{"a":1}}}', [400]],
  ["a NUL character", json, '{"name":"a\\u0000b","descriptor":"a\\u0000b"}', [400]],
  ["half a surrogate pair", json, '{"name":"\\ud800","notes":"\\ud800"}', [400]],
  ["an infinite number", json, '{"amount":1e400}', [400]],
  ["invalid UTF-8", json, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), [400]],
  ["ten megabytes", json, `{"custom":"${"x".repeat(10_000_000)}"}`, [413]],
  ["ten megabytes of form", form, `custom=${"x".repeat(10_000_000)}`, [413]],
  ["a form of prototypes", form, "__proto__[amount]=1&constructor[prototype][a]=1", [400]],
  ["another media type", "text/plain", "amount=1", [400, 415]],
  ["another character set", `${json}; charset=utf-16`, "{}", [400, 415]],
];

async function count(): Promise<unknown> {
  await allPublished(payments.context.db);
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'payments'::regnamespace and relkind = 'r'
      and relname not in ('limits', 'instructions')
    order by relname`.execute(payments.context.db);
  const counts = [];
  for (const { name } of rows) {
    const result = await sql<{ count: number }>`
      select count(*) from ${sql.table(`payments.${name}`)}`.execute(payments.context.db);
    counts.push([name, result.rows[0]?.count]);
  }
  return counts;
}

describe("hostile body", () => {
  it.each(hostile)("%s: every endpoint refuses it, and nothing is stored", async (...inputs) => {
    const [, type, payload, statuses] = inputs;
    const before = await count();
    for (const { endpoint, path } of writing) {
      const response = await payments.server.inject({
        method: endpoint.method as "POST",
        url: path,
        payload,
        headers: {
          accept: "application/json",
          "content-type": type,
          "accept-version": "1",
          authorization: basic(shop.key),
        },
      });
      const name = `${endpoint.method} ${endpoint.path}`;
      expect([name, statuses.includes(response.statusCode), response.statusCode]).toEqual([
        name,
        true,
        response.statusCode,
      ]);
      expect(response.headers["content-type"]).toContain("json");
      const { statusCode: status, payload: text } = response;
      const reply = { status, text, body: JSON.parse(text) };
      expect(departureOf(payments.server.swagger(), endpoint, reply)).toBeUndefined();
      expect(response.payload).toMatch(/^[[{].*[\]}]\n$/);
      expect(response.payload).not.toMatch(/node_modules|at \w+ \(|SELECT|payments\./);
    }
    expect(await count()).toEqual(before);
  });

  it("an unknown encoding is refused", async () => {
    for (const { endpoint, path } of writing) {
      const response = await payments.server.inject({
        method: endpoint.method as "POST",
        url: path,
        payload: "{}",
        headers: {
          "content-type": json,
          "content-encoding": "br",
          "accept-version": "1",
          authorization: basic(shop.key),
        },
      });
      expect([endpoint.path, [400, 415].includes(response.statusCode)]).toEqual([
        endpoint.path,
        true,
      ]);
    }
  });

  it("the refusal names all fields of a wrong type", async () => {
    for (const { endpoint, path } of writing) {
      const { body } = workingInput(endpoint, belongings);
      if (Object.keys(body).length === 0) continue;
      const wrong = Object.fromEntries(Object.keys(body).map((name) => [name, { no: [] }]));
      const { status, body: problems } = await send(
        payments,
        `${endpoint.method} ${path}` as `POST ${string}`,
        { key: shop.key, body: wrong, headers: { "accept-version": "1" } },
      );
      expect([endpoint.path, status]).toEqual([endpoint.path, 400]);
      expect(problems).toEqual(
        expect.arrayContaining([{ field: expect.any(String), message: expect.any(String) }]),
      );
    }
  });
});

describe("hostile list query", () => {
  const queries: [string, string][] = [
    ["", "limit"],
    ["limit=0", "limit"],
    ["limit=1001", "limit"],
    ["limit=ten", "limit"],
    ["limit=1&limit=2", "limit"],
    ["limit=1.5", "limit"],
    ["limit=5&before=nonsense", "before"],
    ["limit=5&after=%27%3B--", "after"],
    ["limit=5&filter[unknown]=1", "filter.unknown"],
    ["limit=5&filter[__proto__]=1", "filter"],
  ];

  it.each(queries)("%j: the refusal names %s", async (query, field) => {
    for (const list of ["transactions", "lines"]) {
      const path = `GET /merchants/${belongings.merchantId}/${list}?${query}` as const;
      const { status, body } = await send<{ field: string }[]>(payments, path, { key: shop.key });
      expect([list, status]).toEqual([list, 400]);
      expect(body.map((problem) => problem.field).join()).toContain(field);
    }
  });
});

describe("process under hostile requests", () => {
  it("survives malformed HTTP", async () => {
    const url = new URL(await payments.server.listen({ port: 0, host: "127.0.0.1" }));
    const lines = [
      "\u0000\u0001\u0002\r\n\r\n",
      "GET / HTTP/9.9\r\n\r\n",
      "POST /apps HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    ];
    for (const text of [...lines, `GET /${"x".repeat(100_000)} HTTP/1.1\r\n\r\n`])
      await sendRaw(url, text);
    expect((await fetch(new URL("/health", url))).status).toBe(200);
  });

  it("gives no internal error, and the ledger agrees", async () => {
    expect(payments.logged()).not.toContain('"level":"error"');
    const proof = await send(payments, "POST /payments/operator/reconciliations", {
      key: operatorKey,
    });
    expect(proof.body).toMatchObject({ findings: [] });
  });
});
