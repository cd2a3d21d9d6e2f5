import { readFileSync } from "node:fs";
import { operatorKey } from "@frontdesk/platform/test/harness";
import { bodyRefusals, mediaRefusals } from "@frontdesk/server/input-refusals";
import type { Reason } from "@frontdesk/server/refusal";
import { excerptOf, problemsOf, tells, unexplained, wants } from "@frontdesk/server/test/openapi";
import { withSamples } from "@frontdesk/server/viewer/samples";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Belongings,
  listEndpoints,
  makeBelongings,
  pathTo,
  workingInput,
} from "../../test/endpoints.ts";
import { startTestPayments, type TestPayments } from "../../test/harness.ts";
import { asking, type Json, makeShop, type Shop, send } from "../../test/shop.ts";
import { idempotencyRefusals, listRefusals } from "./refusals.ts";

const publicUrl = "https://pay.example.com";
const kept = JSON.parse(readFileSync(new URL("../../openapi.json", import.meta.url), "utf8"));

let payments: TestPayments;
let document: Json;
let shop: Shop;
let belongings: Belongings;
beforeAll(async () => {
  payments = await startTestPayments({ settings: { publicUrl } });
  document = (await asking(payments).get("/openapi.json")).body;
  shop = await makeShop(payments);
  belongings = await makeBelongings(payments, shop);
});
afterAll(() => payments.close());

const methods = ["get", "post", "put", "delete", "options"];
type DescribedOperation = [name: string, operation: Json];

function operations(): DescribedOperation[] {
  return Object.entries<Json>(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method): DescribedOperation[] =>
      method in item ? [[`${method.toUpperCase()} ${path}`, item[method]]] : [],
    ),
  );
}

describe("payments API description", () => {
  it("is a well-formed OpenAPI 3.1 document", () => {
    expect(problemsOf(document)).toEqual([]);
  });

  it.each<[string, (broken: Json) => void]>([
    ["another version", (broken) => Object.assign(broken, { openapi: "3.0.3" })],
    ["no title", (broken) => delete broken.info.title],
    ["a reference to nothing", (broken) => delete broken.components.responses.NotFound],
    ["an undeclared tag", (broken) => broken.tags.pop()],
    ["an unknown scheme", (broken) => delete broken.components.securitySchemes.key],
    [
      "an unnamed path parameter",
      (broken) => broken.paths["/lines/{lineId}"].get.parameters.shift(),
    ],
    ["no answers", (broken) => Object.assign(broken.paths["/me"].get, { responses: {} })],
    ["an unknown field", (broken) => Object.assign(broken.paths["/me"].get, { refusals: [] })],
    ["a body of GET", ({ paths }) => Object.assign(paths["/me"].get, { requestBody: {} })],
    [
      "a schema that is none",
      ({ components }) => Object.assign(components.headers.RequestId.schema, { type: "word" }),
    ],
    [
      "a format that is none",
      ({ components }) => Object.assign(components.headers.RequestId.schema, { format: "emial" }),
    ],
  ])("fails validation with %s", (_title, spoil) => {
    const broken = excerptOf(document, "/me", "/lines/{lineId}", "/payments/operator/merchants");
    expect(problemsOf(broken)).toEqual([]);
    spoil(broken);
    expect(problemsOf(broken)).not.toEqual([]);
  });

  it("has a name, words and valid examples for every operation", () => {
    expect(unexplained(document)).toEqual([]);
  });

  it.each(wants)("fails its checks with %s", (_title, spoil) => {
    const broken = excerptOf(document, "/me", "/payments/operator/key-rotation");
    spoil(broken.paths["/me"].get);
    expect(unexplained(broken)).not.toEqual([]);
  });

  it("is the one in the repository, except for the address", () => {
    expect({ ...document, servers: [] }).toEqual({ ...kept, servers: [] });
    expect(document.servers).toEqual([{ url: publicUrl }]);
    expect(kept.servers).toEqual([{ url: "http://127.0.0.1:4010" }]);
  });

  it.each([
    "POST /apps",
    "GET /me",
    "POST /merchants",
    "PUT /merchants/{}",
    "GET /identities/{}/merchants",
    "GET /merchants/{}",
    "POST /merchants/{}/users",
    "DELETE /merchants/{}/users/{}",
    "GET /merchants/{}/users",
    "POST /merchants/{}/apps",
    "DELETE /merchants/{}/apps/{}",
    "GET /merchants/{}/apps",
    "GET /merchants/{}/lines",
    "GET /lines/{}",
    "POST /merchants/{}/transactions",
    "POST /transactions/{}/captures",
    "POST /transactions/{}/refunds",
    "POST /transactions/{}/voids",
    "GET /merchants/{}/transactions",
    "GET /transactions/{}",
    "POST /merchants/{}/cards",
    "GET /cards/{}",
    "GET /disputes",
    "GET /disputes/{}",
    "GET /frauds",
    "GET /frauds/{}",
    "POST /vault",
    "POST /payments",
  ])("mentions %s", (name) => {
    expect(operations().map(([name]) => name.replace(/\{\w+\}/g, "{}"))).toContain(name);
  });
});

const checkout = [
  "POST /payments",
  "POST /payments/challenges/tds-authenticate",
  "POST /payments/challenges/tds-challenge",
  "POST /payments/challenges/tds-fingerprint",
  "POST /vault",
];

describe("described endpoint", () => {
  it("has a summary, a tag, and a response with a request id", () => {
    for (const [name, { summary, tags, responses }] of operations()) {
      expect([name, summary, tags]).toEqual([name, expect.stringMatching(/^[A-Z]/), [tags[0]]]);
      const successes = Object.keys(responses).filter((status) => status.startsWith("2"));
      expect([name, successes]).toEqual([name, [expect.any(String)]]);
      expect(responses[successes[0] ?? ""].headers).toHaveProperty("X-Request-Id");
    }
    const summaries = operations().map(([, { summary }]) => summary);
    expect(new Set(summaries).size).toBe(summaries.length);
  });

  it("has the refusals implied by its shape", () => {
    for (const [name, { responses, security, parameters = [] }] of operations()) {
      const writes = /^(POST|PUT|DELETE) /.test(name);
      const isPaged = parameters.some((parameter: Json) => parameter.in === "query");
      const isCheckout = checkout.includes(name);
      const implied: [boolean, string[]][] = [
        [writes, ["400", "413"]],
        [isPaged, ["400"]],
        [writes && !isCheckout, ["415"]],
        [name.includes("{"), ["404"]],
        [name.includes(" /payments/operator"), ["403", "429"]],
      ];
      const expected = implied.flatMap(([isSo, statuses]) => (isSo ? statuses : []));
      expect([name, Object.keys(responses)]).toEqual([
        name,
        expect.arrayContaining(["default", ...expected]),
      ]);
      expect([name, "401" in responses]).toEqual([name, security?.length !== 0]);
    }
  });

  it("words refusals of keys, ranges and bodies like the code", () => {
    for (const [name, { parameters = [], responses }] of operations()) {
      const isKeyed = parameters.some(({ $ref }: Json) => $ref?.endsWith("/IdempotencyKey"));
      const isList = parameters.some((parameter: Json) => parameter.name === "filter");
      const isWrite = /^(POST|PUT|DELETE) /.test(name) && !checkout.includes(name);
      const rows: [boolean, readonly Reason[]][] = [
        [isKeyed, Object.values(idempotencyRefusals)],
        [isList, Object.values(listRefusals)],
        [isWrite, Object.values({ ...bodyRefusals, ...mediaRefusals })],
      ];
      for (const [isNotified, reasons] of rows) {
        for (const reason of reasons) {
          expect([name, reason.when, tells(document, responses, reason)]).toEqual([
            name,
            reason.when,
            isNotified,
          ]);
        }
      }
    }
  });

  it("needs no key exactly on public operations", async () => {
    const open = operations().filter(([, { security }]) => security?.length === 0);
    expect(open.map(([name]) => name).sort()).toEqual(["POST /apps", ...checkout]);
    for (const [name] of open) {
      const [method, path] = name.split(" ", 2);
      expect((await send(payments, `${method as "POST"} ${path}`)).status).not.toBe(401);
    }
  });

  it("honours an Idempotency-Key exactly as described", async () => {
    const endpoints = listEndpoints(payments).filter(
      ({ method, path }) =>
        method === "POST" && !/^\/payments\/operator\/(?!disputes|frauds)/.test(path),
    );
    expect(endpoints.length).toBeGreaterThanOrEqual(20);
    for (const endpoint of endpoints) {
      const isOperators = endpoint.path.startsWith("/payments/operator");
      const plain = { ...endpoint, path: endpoint.path.replace("/payments/operator", "") };
      const { body } = await send<Json>(payments, `POST ${pathTo(endpoint, belongings)}`, {
        key: isOperators ? operatorKey : shop.key,
        headers: { "idempotency-key": "k".repeat(256), "accept-version": "1" },
        body: workingInput(plain, belongings).body,
      });
      const reference = { $ref: "#/components/parameters/IdempotencyKey" };
      const { parameters = [] } = document.paths[endpoint.path].post;
      const isDescribed = parameters.some(({ $ref }: Json) => $ref === reference.$ref);
      const isHonoured = Array.isArray(body) && body[0]?.field === "Idempotency-Key";
      expect([endpoint.path, isHonoured]).toEqual([endpoint.path, isDescribed]);
    }
  });

  it("names the version required by the endpoints for customers", () => {
    for (const [name, { parameters = [] }] of operations()) {
      const isRequested = parameters.some(
        (parameter: Json) => parameter.name === "accept-version" && parameter.required,
      );
      expect([name, isRequested]).toEqual([name, checkout.includes(name)]);
    }
  });
});

const methodsOf = (item: object) => Object.keys(item).filter((name) => name !== "servers");

describe("payments API viewer", () => {
  it("loads everything from its own origin, enforced by its policy", async () => {
    const page = await send(payments, "GET /docs/");
    expect([page.status, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    const links = [...page.text.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, link]) => link ?? "");
    expect(links.length).toBeGreaterThanOrEqual(4);
    const assets = links.map((link) => new URL(link, "http://docs.test/docs/"));
    expect(new Set(assets.map(({ origin }) => origin))).toEqual(new Set(["http://docs.test"]));
    const paths = ["/docs/", "/docs/json", ...assets.map(({ pathname }) => pathname)];
    for (const path of paths) {
      const { status, headers, text } = await send(payments, `GET ${path}`);
      expect([path, status]).toEqual([path, 200]);
      if (!path.startsWith("/docs")) continue;
      const policy = String(headers["content-security-policy"]);
      expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /);
      expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe|upgrade/);
      if (path.endsWith(".css")) expect(text).not.toMatch(/@import|url\(["']?(?!["']?data:)/);
    }
  });

  it("shows the same description, with samples of every call", async () => {
    const { body } = await send<Json>(payments, "GET /docs/json");
    expect(body).toEqual(withSamples(document));
    for (const item of Object.values<Json>(body.paths)) {
      for (const method of methodsOf(item)) {
        const labels = item[method]["x-codeSamples"].map(({ label }: Json) => label);
        expect(labels).toEqual(["curl", "JavaScript", "PHP"]);
      }
    }
  });
});
