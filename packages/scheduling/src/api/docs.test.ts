import { readFileSync } from "node:fs";
import { bodyRefusals, mediaRefusals } from "@frontdesk/server/input-refusals";
import { tooManyKeys } from "@frontdesk/server/operators";
import type { Reason } from "@frontdesk/server/refusal";
import { excerptOf, problemsOf, tells, unexplained, wants } from "@frontdesk/server/test/openapi";
import { withSamples } from "@frontdesk/server/viewer/samples";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Belongings,
  type Endpoint,
  isPersons,
  listAccountEndpoints,
  listEndpoints,
  makeBelongings,
  pathTo,
  workingInput,
} from "../../test/endpoints.ts";
import { type Json, startTestScheduling, type TestScheduling } from "../../test/harness.ts";
import { makeMember, makeStudio, type Studio } from "../../test/studio.ts";
import { scopes } from "../core/rights.ts";
import { identityRefusals, keyRefusals, listRefusals } from "./refusals.ts";

const kept = JSON.parse(readFileSync(new URL("../../openapi.json", import.meta.url), "utf8"));

let scheduling: TestScheduling;
let document: Json;
let studio: Studio;
let belongings: Belongings;
beforeAll(async () => {
  scheduling = await startTestScheduling();
  document = (await scheduling.send("GET /openapi.json")).body;
  studio = await makeStudio(scheduling);
  belongings = await makeBelongings(studio);
});
afterAll(() => scheduling.close());

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const operationOf = ({ method, path }: Endpoint): Json =>
  document.paths[path][method.toLowerCase()];

function operations(): [name: string, operation: Json][] {
  return listEndpoints(scheduling).map((each) => [nameOf(each), operationOf(each)]);
}

const isVersioned = (name: string) => name.includes(" /v1/");
const successOf = ({ responses }: Json): Json =>
  responses[Object.keys(responses).find((status) => status.startsWith("2"))!];
const parametersIn = ({ parameters = [] }: Json, location: string): string[] =>
  parameters.flatMap((parameter: Json) => (parameter.in === location ? parameter.name : []));
const refersTo = ({ parameters = [] }: Json, name: string): boolean =>
  parameters.some(({ $ref }: Json) => $ref === `#/components/parameters/${name}`);

describe("scheduling API description", () => {
  it("is a well-formed OpenAPI 3.1 document", () => {
    expect(problemsOf(document)).toEqual([]);
  });

  it("every operation has a name, a description and valid examples", () => {
    expect(unexplained(document)).toEqual([]);
  });

  it.each(wants)("the check of the description finds %s", (_title, spoil) => {
    const broken = excerptOf(document, "/v1/me", "/scheduling/operator/key-rotation");
    spoil(broken.paths["/v1/me"].get);
    expect(unexplained(broken)).not.toEqual([]);
  });

  it("matches the committed openapi.json", () => {
    expect(document).toEqual(kept);
  });

  it.each([
    "GET /v1/accounts",
    "GET /v1/accounts/{}",
    "GET /v1/me",
    "GET /v1/{}/users",
    "GET /v1/{}/users/{}",
    "GET /v1/{}/resource_types",
    "GET /v1/{}/resource_types/{}",
    "GET /v1/{}/resources",
    "GET /v1/{}/resources/archived",
    "GET /v1/{}/resources/{}",
    "POST /v1/{}/resources",
    "PUT /v1/{}/resources/{}",
    "DELETE /v1/{}/resources/{}",
    "POST /v1/{}/resources/{}/availability",
    "GET /v1/{}/resources/{}/bookings",
    ...["clients", "projects"].flatMap((noun) => [
      `GET /v1/{}/${noun}`,
      `GET /v1/{}/${noun}/archived`,
      `GET /v1/{}/${noun}/{}`,
      `POST /v1/{}/${noun}`,
      `PUT /v1/{}/${noun}/{}`,
      `DELETE /v1/{}/${noun}/{}`,
      `GET /v1/{}/${noun}/{}/bookings`,
    ]),
    ...["bookings", "downtimes", "webhooks"].flatMap((noun) => [
      `GET /v1/{}/${noun}`,
      `GET /v1/{}/${noun}/{}`,
      `POST /v1/{}/${noun}`,
      `PUT /v1/{}/${noun}/{}`,
      `DELETE /v1/{}/${noun}/{}`,
    ]),
    "GET /v1/{}/downtime_types",
    ...["resources", "projects", "clients"].flatMap((noun) => [
      `GET /v1/{}/reports/${noun}`,
      `GET /v1/{}/reports/${noun}/{}`,
    ]),
    "POST /v1/{}/webhooks/{}/test",
    "GET /v1/{}/webhooks/{}/queue",
    "GET /oauth/authorize",
    "POST /oauth/token",
  ])("contains %s", (name) => {
    expect(operations().map(([name]) => name.replace(/\{\w+\}/g, "{}"))).toContain(name);
  });

  it("the OAuth flow offers every scope", () => {
    const { flows } = document.components.securitySchemes.oauth;
    expect(Object.keys(flows.authorizationCode.scopes).sort()).toEqual([...scopes].sort());
  });
});

describe("every described endpoint", () => {
  it("has a unique summary, a tag and one success response with a request id", () => {
    for (const [name, { summary, tags, responses }] of operations()) {
      expect([name, summary, tags]).toEqual([name, expect.stringMatching(/^[A-Z]/), [tags[0]]]);
      const successes = Object.keys(responses).filter((status) => status.startsWith("2"));
      expect([name, successes]).toEqual([name, [expect.any(String)]]);
      expect(successOf({ responses }).headers).toHaveProperty("X-Request-Id");
    }
    const summaries = operations().map(([, { summary }]) => summary);
    expect(new Set(summaries).size).toBe(summaries.length);
  });

  it("describes the refusals that its parameters and body imply", () => {
    for (const [name, operation] of operations().filter(([name]) => isVersioned(name))) {
      const writes = / \/v1/.test(name) && /^(POST|PUT|DELETE) /.test(name);
      const isPut = name.startsWith("PUT ");
      const isQueried = parametersIn(operation, "query").length > 0;
      const implied: [boolean, string[]][] = [
        [name !== "GET /v1/me", ["403"]],
        [name.includes("{"), ["404"]],
        [writes, ["400", "413", "415", "422"]],
        [isQueried, ["422"]],
        [isPut, ["412"]],
        [refersTo(operation, "IdempotencyKey"), ["409"]],
      ];
      const expected = implied.flatMap(([isSo, statuses]) => (isSo ? statuses : []));
      expect([name, Object.keys(operation.responses)]).toEqual([
        name,
        expect.arrayContaining(["401", "429", "default", ...expected]),
      ]);
      expect([name, refersTo(operation, "IfMatch")]).toEqual([name, isPut]);
    }
  });

  it("describes refusals of keys, ranges, bodies and tokens in the thrown words", () => {
    const { suspended, ...entry } = identityRefusals;
    for (const [name, operation] of operations().filter(([name]) => isVersioned(name))) {
      const isWrite = /^(POST|PUT|DELETE) /.test(name);
      const isChange = /^(POST|PUT|DELETE) .*\{account\}/.test(name);
      const isScoped = operation.security.some((schemes: Json) => schemes.token?.length > 0);
      const rows: [boolean, readonly Reason[]][] = [
        [refersTo(operation, "IdempotencyKey"), Object.values(keyRefusals)],
        [parametersIn(operation, "query").includes("offset"), Object.values(listRefusals)],
        [isWrite, Object.values({ ...bodyRefusals, ...mediaRefusals })],
        [true, [entry.noToken, entry.unknownToken, entry.tooOften]],
        [isScoped, [entry.lacksScope, entry.lacksRight]],
        [isScoped && isChange, [suspended]],
      ];
      for (const [isNotified, reasons] of rows) {
        for (const reason of reasons) {
          const notice = tells(document, operation.responses, reason);
          expect([name, reason.when, notice]).toEqual([name, reason.when, isNotified]);
        }
      }
    }
  });

  it("describes the limit on wrong operator keys", () => {
    const doors = operations().filter(([name]) => name.includes(" /scheduling/operator"));
    expect(doors.length).toBeGreaterThan(5);
    for (const [name, { responses }] of doors) {
      expect([name, tells(document, responses, tooManyKeys)]).toEqual([name, true]);
    }
  });

  it("describes the page for a broken link", () => {
    const { responses } = document.components;
    expect(responses.BrokenLink.content).toHaveProperty(["text/html"]);
  });

  it("requires a token exactly where the description says so", async () => {
    for (const endpoint of listEndpoints(scheduling)) {
      const name = nameOf(endpoint);
      const isOperators = endpoint.path.startsWith("/scheduling/operator");
      const path = isOperators ? endpoint.path : pathTo(endpoint, belongings);
      const { status } = await scheduling.send(`${endpoint.method} ${path}`);
      const { security = [] } = operationOf(endpoint);
      const isSecured =
        security.length > 0 && !security.some((each: Json) => !Object.keys(each)[0]);
      const isOAuth = endpoint.path.startsWith("/oauth/");
      if (!isOAuth) expect([name, status === 401]).toEqual([name, isSecured]);
    }
  });

  it("requires the described scope", async () => {
    const bare = await makeMember(scheduling, studio, {
      permissions: "administrator",
      scopes: [],
    });
    const all = listEndpoints(scheduling).filter(({ path }) => path.startsWith("/v1"));
    for (const endpoint of all.filter((each) => !isPersons(scheduling, each))) {
      const [, { oauth: described }] = [0, operationOf(endpoint).security[0]];
      const path = `${endpoint.method} ${pathTo(endpoint, belongings)}` as const;
      const { body, status, headers } = await scheduling.send(path, { token: bare.token });
      const name = nameOf(endpoint);
      if (described.length === 0) expect([name, status]).toEqual([name, 200]);
      else {
        expect([name, status, body.error]).toEqual([name, 403, "insufficient_scope"]);
        expect(headers["www-authenticate"]).toContain(`scope="${described.join(" ")}"`);
      }
    }
  });

  it("honours an Idempotency-Key exactly where the description says so", async () => {
    const posts = listAccountEndpoints(scheduling).filter(({ method }) => method === "POST");
    expect(posts.length).toBeGreaterThanOrEqual(11);
    for (const endpoint of posts) {
      const { query, body: payload } = workingInput(endpoint, belongings);
      const path = `POST ${pathTo(endpoint, belongings)}${query}` as const;
      const headers = { "idempotency-key": "k".repeat(256) };
      const sending = { token: studio.token, headers, body: payload };
      const { body } = await scheduling.send(path, sending);
      const notice = body?.errors?.["Idempotency-Key"];
      const isDescribed = refersTo(operationOf(endpoint), "IdempotencyKey");
      const expected = isDescribed ? ["must have 1 to 255 characters"] : undefined;
      expect([endpoint.path, notice]).toEqual([endpoint.path, expected]);
    }
  });

  it("sends the described headers and body", async () => {
    const all = listEndpoints(scheduling).filter(({ path }) => path.startsWith("/v1"));
    const reads = all.filter((each) => each.method === "GET" && !isPersons(scheduling, each));
    for (const endpoint of reads) {
      const { query } = workingInput(endpoint, belongings);
      const path = `GET ${pathTo(endpoint, belongings)}${query}` as const;
      const { status, headers } = await scheduling.send(path, { token: studio.token });
      const name = nameOf(endpoint);
      expect([name, status]).toEqual([name, 200]);
      const described = Object.keys(successOf(operationOf(endpoint)).headers);
      const lasting = described.filter((header) => header !== "Link");
      for (const header of lasting) {
        expect([name, header, headers]).toEqual([
          name,
          header,
          expect.objectContaining({ [header.toLowerCase()]: expect.anything() }),
        ]);
      }
      for (const header of ["X-Total-Count", "ETag"]) {
        const isSent = headers[header.toLowerCase()] !== undefined;
        expect([name, header, isSent]).toEqual([name, header, described.includes(header)]);
      }
    }
  });
});

const methodsOf = (item: object) => Object.keys(item).filter((name) => name !== "servers");

describe("scheduling API viewer", () => {
  it("loads everything from its own origin, enforced by its policy", async () => {
    const page = await scheduling.send("GET /docs/");
    expect([page.status, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    const links = [...page.text.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, link]) => link ?? "");
    expect(links.length).toBeGreaterThanOrEqual(4);
    const assets = links.map((link) => new URL(link, "http://docs.test/docs/"));
    expect(new Set(assets.map(({ origin }) => origin))).toEqual(new Set(["http://docs.test"]));
    for (const path of ["/docs/", "/docs/json", ...assets.map(({ pathname }) => pathname)]) {
      const { status, headers } = await scheduling.send(`GET ${path}`);
      expect([path, status]).toEqual([path, 200]);
      if (!path.startsWith("/docs")) continue;
      const policy = String(headers["content-security-policy"]);
      expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /);
      expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe|upgrade/);
    }
  });

  it("shows the same description with a code sample for every call", async () => {
    const { body } = await scheduling.send("GET /docs/json");
    expect(body).toEqual(withSamples(document));
    for (const item of Object.values<Json>(body.paths)) {
      for (const method of methodsOf(item)) {
        const labels = item[method]["x-codeSamples"].map(({ label }: Json) => label);
        expect(labels).toEqual(["curl", "JavaScript", "PHP"]);
      }
    }
  });
});
