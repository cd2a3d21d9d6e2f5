import { thorough } from "@frontdesk/database/testing";
import { injectAs, type Method } from "@frontdesk/platform/test/harness";
import { departureOf } from "@frontdesk/server/test/openapi";
import { sendRaw } from "@frontdesk/server/test/raw";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reconcile } from "../../src/operating/reconcile/reconcile.ts";
import { countRows } from "../counted.ts";
import {
  type Belongings,
  type Endpoint,
  listAccountEndpoints,
  makeBelongings,
  pathTo,
  workingInput,
} from "../endpoints.ts";
import { type Json, startTestScheduling, type TestScheduling } from "../harness.ts";
import { makeStudio, type Studio } from "../studio.ts";

let scheduling: TestScheduling;
let document: Json;
let studio: Studio;
let belongings: Belongings;
let writing: Endpoint[];
beforeAll(async () => {
  scheduling = await startTestScheduling();
  document = (await scheduling.send("GET /openapi.json")).body;
  studio = await makeStudio(scheduling);
  belongings = await makeBelongings(studio);
  writing = listAccountEndpoints(scheduling).filter(({ method }) => /^(POST|PUT)$/.test(method));
});
afterAll(() => scheduling.close());

const json = "application/json";
const form = "application/x-www-form-urlencoded";
const nested = `${'{"details":'.repeat(5000)}{}${"}".repeat(5000)}`;

const hostile: [string, string, string | Buffer, number[]][] = [
  ["half of an object", json, '{"duration":', [400]],
  ["a number", json, "7", [400, 422]],
  ["null", json, "null", [400, 422]],
  ["a list", json, "[1]", [400, 422]],
  ["deep nesting", json, nested, [400, 422]],
  ["a prototype", json, '{"__proto__":{"duration":1}}', [400, 422]],
  ["a constructor's prototype", json, '{"constructor":{"prototype":{"a":1}}}', [400, 422]],
  ["a NUL character", json, '{"name":"a\\u0000b","details":"a\\u0000b"}', [400, 422]],
  ["half a surrogate pair", json, '{"name":"\\ud800","notes":"\\ud800"}', [400, 422]],
  ["an infinite number", json, '{"duration":1e400}', [400, 422]],
  [
    "invalid UTF-8",
    json,
    Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    [400, 422],
  ],
  ["ten megabytes", json, `{"details":"${"x".repeat(10_000_000)}"}`, [413]],
  ["ten megabytes of form", form, `details=${"x".repeat(10_000_000)}`, [413]],
  ["a form of prototypes", form, "__proto__[a]=1&constructor[prototype][a]=1", [400, 422]],
  ["another media type", "text/plain", "duration=1", [415]],
  ["another character set", `${json}; charset=utf-16`, "{}", [400, 415]],
];

interface HostileCase {
  endpoint: Endpoint;
  payload?: string | Buffer | object;
  headers?: Record<string, string>;
  query?: string;
}

async function ask({ endpoint, payload, headers = {}, query = "" }: HostileCase) {
  const { status, text, ...response } = await injectAs(scheduling.server, {
    method: endpoint.method as "POST",
    url: pathTo(endpoint, belongings) + query,
    headers: { authorization: `Bearer ${studio.token}`, ...headers },
    ...(payload !== undefined && { payload }),
  });
  const name = `${endpoint.method} ${endpoint.path}`;
  expect([name, status < 500, text]).toEqual([name, true, text]);
  if (status >= 400) {
    expect(response.headers["content-type"]).toContain("json");
    const reply = { status, text, body: JSON.parse(text) };
    expect(departureOf(document, endpoint, reply)).toBeUndefined();
    expect(reply.body).toMatchObject({ error: expect.any(String) });
    expect(reply.body.error_description).toEqual(expect.any(String));
    expect(text).not.toMatch(/node_modules|at \w+ \(|select |insert |scheduling\./i);
  }
  return { name, status, text };
}

describe.runIf(thorough)("hostile body", () => {
  it.each(hostile)("of %s gets a refusal everywhere and stores nothing", async (...inputs) => {
    const [, type, payload, statuses] = inputs;
    const before = await countRows(scheduling);
    for (const endpoint of writing) {
      const headers = { "content-type": type };
      const { name, status } = await ask({ endpoint, payload, headers });
      expect([name, statuses.includes(status), status]).toEqual([name, true, status]);
    }
    expect(await countRows(scheduling)).toEqual(before);
  });

  it("with only wrong types gets errors by field", async () => {
    const before = await countRows(scheduling);
    for (const endpoint of writing) {
      const { body } = workingInput(endpoint, belongings);
      const names = Object.keys(body);
      if (names.length === 0) continue;
      const payload = Object.fromEntries(names.map((name) => [name, { no: [] }]));
      const { name, status, text } = await ask({ endpoint, payload });
      expect([name, status]).toEqual([name, 422]);
      const messages = Object.keys(JSON.parse(text).errors).map((field) => field.split(".")[0]);
      expect([name, names.filter((field) => !messages.includes(field))]).toEqual([name, []]);
    }
    expect(await countRows(scheduling)).toEqual(before);
  });

  it("with huge numbers and texts breaks nothing", async () => {
    const values = [
      -1,
      2 ** 53,
      1e300,
      0.5,
      "9".repeat(400),
      "",
      "\u202e",
      "2026-02-30",
      "x".repeat(30_000),
    ];
    for (const endpoint of writing) {
      const { body } = workingInput(endpoint, belongings);
      for (const [name, value] of Object.keys(body).flatMap((name) =>
        values.map((value) => [name, value] as const),
      )) {
        await ask({ endpoint, payload: { ...body, [name]: value } });
      }
    }
  });
});

describe.runIf(thorough)("hostile query", () => {
  const queries = [
    "limit=-1",
    "limit=ten",
    "limit=1.5",
    "limit=1e9",
    "limit=1&limit=2",
    "limit[]=1",
    "offset=-1",
    "offset=99999999999999999999",
    "page=0",
    "per_page=-5",
    "limit[__proto__]=1",
    "a[constructor][prototype]=1",
  ];

  it.each(queries)("%s gets a refusal with its name from every list", async (query) => {
    const lists = listAccountEndpoints(scheduling).filter((endpoint) => {
      const { parameters = [] } = document.paths[endpoint.path][endpoint.method.toLowerCase()];
      return parameters.some(({ name }: Json) => name === "offset");
    });
    expect(lists.length).toBeGreaterThanOrEqual(15);
    for (const endpoint of lists) {
      const days = /\/(agenda|openings)$/.test(endpoint.path)
        ? "from=2031-03-03&to=2031-03-04&"
        : "";
      const { name, status, text } = await ask({ endpoint, query: `?${days}${query}` });
      expect([name, status]).toEqual([name, 422]);
      expect(Object.keys(JSON.parse(text).errors)).toHaveLength(1);
    }
  });

  it.each([
    "?start_date=%00",
    "?start_date=2026-02-30&end_date=9999-99-99",
    "?start_date=2030-01-01&end_date=2029-01-01",
    `?resource_ids[]=${"9".repeat(30)}`,
    "?ids[]=1;drop table bookings",
    "?updated_since=yesterday",
    "?%ff=%fe",
    `?${"a=1&".repeat(5_000)}`,
  ])("%s breaks nothing", async (query) => {
    for (const endpoint of listAccountEndpoints(scheduling)) {
      if (endpoint.method === "GET") await ask({ endpoint, query });
    }
  });
});

describe.runIf(thorough)("hostile path or header", () => {
  it.each(["0", "-1", "1.5", "1e3", "NaN", "9".repeat(400), "%00", "1%2F2", "me%00", "'--"])(
    "with the id %s finds nothing",
    async (id) => {
      for (const { method, path } of listAccountEndpoints(scheduling)) {
        if (!path.includes("{id}") || path.includes("/reports/")) continue;
        const url = path.replace("{account}", studio.subdomain).replace(/\{\w+\}/g, id);
        const { status } = await scheduling.send(`${method} ${url}` as `${Method} ${string}`, {
          token: studio.token,
          ...(method !== "GET" && method !== "DELETE" && { body: {} }),
        });
        expect([`${method} ${path}`, status]).toEqual([`${method} ${path}`, 404]);
      }
    },
  );

  it.each<[string, Record<string, string>]>([
    ["an unknown encoding", { "content-encoding": "br" }],
    ["no JSON after all", { "content-type": "application/json", accept: "image/png" }],
    ["many forwarders", { "x-forwarded-for": "1.2.3.4, ".repeat(500) }],
    ["an override of the method", { "x-http-method-override": "DELETE" }],
    ["a request id of its own making", { "x-request-id": '"><script>' }],
    ["a tag that is none", { "if-match": '"'.repeat(100) }],
    ["an idempotency key of other letters", { "idempotency-key": "ключ\u00ff" }],
    ["a long idempotency key", { "idempotency-key": "k".repeat(8_000) }],
  ])("with %s breaks nothing", async (_what, headers) => {
    for (const endpoint of writing) await ask({ endpoint, payload: "{", headers });
  });
});

describe.runIf(thorough)("process", () => {
  it("survives malformed requests on the wire", async () => {
    const url = new URL(await scheduling.server.listen({ port: 0, host: "127.0.0.1" }));
    const lines = [
      "\u0000\u0001\u0002\r\n\r\n",
      "GET / HTTP/9.9\r\n\r\n",
      "POST /v1/me HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
      `GET /v1/me HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${"x".repeat(100_000)}\r\n\r\n`,
      `GET /${"x".repeat(100_000)} HTTP/1.1\r\n\r\n`,
    ];
    for (const text of lines) await sendRaw(url, text);
    expect((await fetch(new URL("/health", url))).status).toBe(200);
  });

  it("sends no internal error, and the ledger agrees", async () => {
    const lines = scheduling.logged().split("\n");
    expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
    expect((await reconcile(scheduling.context)).findings).toEqual([]);
  });
});
