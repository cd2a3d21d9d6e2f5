import { departureOf } from "@frontdesk/server/test/openapi";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countRows } from "../counted.ts";
import {
  type Belongings,
  listAccountEndpoints,
  makeBelongings,
  pathTo,
  workingInput,
} from "../endpoints.ts";
import { type Json, startTestScheduling, type TestScheduling } from "../harness.ts";
import { makeMember, makeStudio, type Studio, suspend } from "../studio.ts";

let scheduling: TestScheduling;
let document: Json;
let own: Studio;
let ownBelongings: Belongings;
let foreign: Studio;
let foreignBelongings: Belongings;
beforeAll(async () => {
  scheduling = await startTestScheduling();
  document = (await scheduling.send("GET /openapi.json")).body;
  own = await makeStudio(scheduling);
  ownBelongings = await makeBelongings(own);
  foreign = await makeStudio(scheduling);
  foreignBelongings = await makeBelongings(foreign);
});
afterAll(() => scheduling.close());

interface TenantCase {
  token: string;
  belongings: Belongings;
  sent?: Belongings;
  having?: string;
}

async function askAll({ token, belongings, sent = belongings, having = "" }: TenantCase) {
  const answers: [name: string, status: number][] = [];
  const all = listAccountEndpoints(scheduling);
  for (const endpoint of all.filter(({ path }) => path.includes(having))) {
    const { query, body } = workingInput(endpoint, sent);
    const route = `${endpoint.method} ${pathTo(endpoint, belongings)}${query}` as const;
    const writes = endpoint.method === "POST" || endpoint.method === "PUT";
    const reply = await scheduling.send(route, { token, ...(writes && { body }) });
    expect(departureOf(document, endpoint, reply)).toBeUndefined();
    answers.push([`${endpoint.method} ${endpoint.path}`, reply.status]);
  }
  expect(answers.length).toBeGreaterThanOrEqual(40);
  return answers;
}

describe("account isolation", () => {
  it("an outsider gets 404 everywhere and changes nothing", async () => {
    const before = await countRows(scheduling);
    const answers = await askAll({ token: own.token, belongings: foreignBelongings });
    expect(answers.filter(([, status]) => status !== 404)).toEqual([]);
    expect(await countRows(scheduling)).toEqual(before);
  });

  it("another account's items are not found on any path", async () => {
    const before = await countRows(scheduling);
    const { subdomain } = ownBelongings;
    const belongings = { ...foreignBelongings, subdomain };
    const request = { token: own.token, belongings, sent: ownBelongings, having: "{id}" };
    const answers = await askAll(request);
    expect(answers.filter(([, status]) => status !== 404)).toEqual([]);
    expect(await countRows(scheduling)).toEqual(before);
  });

  it("refuses another account's items in its own", async () => {
    const { ids } = foreignBelongings;
    const mine = ownBelongings.ids;
    const booking = { resource_id: mine.resources, start_date: "2030-01-14", duration: 5 };
    const refusals: [string, object, string][] = [
      ["/bookings", { ...booking, resource_id: ids.resources }, "resource_id"],
      ["/bookings", { ...booking, project_id: ids.projects }, "project_id"],
      ["/bookings", { ...booking, client_id: ids.clients }, "client_id"],
      ["/bookings", { ...booking, booker_id: ids.users }, "booker_id"],
      ["/projects", { name: "Bread", client_id: ids.clients }, "client_id"],
      [
        "/custom_fields",
        { name: "Size", resource_type_id: ids.resource_types },
        "resource_type_id",
      ],
      [
        "/custom_field_options",
        { value: "L", custom_field_id: ids.custom_fields },
        "custom_field_id",
      ],
      ["/resources", { name: "A", resource_type_id: ids.resource_types }, "resource_type_id"],
      [
        "/resources",
        {
          name: "A",
          resource_type_id: mine.resource_types,
          custom_field_option_ids: [ids.custom_field_options],
        },
        "custom_field_option_ids",
      ],
      [
        "/downtimes",
        { resource_ids: [mine.resources, ids.resources], from: "2031-03-03", to: "2031-03-03" },
        "resource_ids",
      ],
      ["/calendars", { resource_id: ids.resources }, "resource_id"],
    ];
    const before = await countRows(scheduling);
    for (const [path, body, field] of refusals) {
      const { status, body: answer } = await own.post(path, body);
      const named = Object.keys(answer.errors ?? {}).map((name) => name.split(".")[0]);
      expect([path, field, status, named]).toEqual([path, field, 422, [field]]);
    }
    expect(await countRows(scheduling)).toEqual(before);
  });

  it("a suspended account is readable and unchangeable", async () => {
    const studio = await makeStudio(scheduling);
    const belongings = await makeBelongings(studio);
    await suspend(scheduling, studio);
    const answers = await askAll({ token: studio.token, belongings });
    for (const [name, status] of answers) {
      expect([name, status]).toEqual([name, name.startsWith("GET ") ? 200 : 403]);
    }
  });
});

describe("member without rights", () => {
  it("gets a refusal from every route with a right, and stores nothing", async () => {
    const rights = { bookings: "none", clients: "none", projects: "none" } as const;
    const { token } = await makeMember(scheduling, own, {
      permissions: "custom",
      rights: { ...rights, resources: "none", reports: "none" },
    });
    const before = await countRows(scheduling);
    const answers = await askAll({ token, belongings: ownBelongings });
    const allowed = answers.filter(([, status]) => status !== 403).map(([name]) => name);
    expect(allowed).toEqual([
      "GET /v1/{account}/users",
      "GET /v1/{account}/users/{id}",
      "GET /v1/{account}/changes/stream",
      "GET /v1/{account}/resource_types",
      "GET /v1/{account}/resource_types/{id}",
      "GET /v1/{account}/custom_fields",
      "GET /v1/{account}/custom_fields/{id}",
      "GET /v1/{account}/custom_field_options",
      "GET /v1/{account}/custom_field_options/{id}",
      "GET /v1/{account}/calendars",
    ]);
    expect(await countRows(scheduling)).toEqual(before);
  });
});
