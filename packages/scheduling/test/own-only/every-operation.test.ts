import { few } from "@frontdesk/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { personIdOf, sendByDesk } from "../desk.ts";
import { type Endpoint, listEndpoints } from "../endpoints.ts";
import { type Json, type Reply, startTestScheduling, type TestScheduling } from "../harness.ts";
import { makeAccess, makeApplication } from "../oauth.ts";
import { dates, days, makeWorld, markers, monday, type Records, type World } from "./world.ts";

/* Calls every operation as a member with `own_only`: with own and other ids, valid and wrong
   bodies, wrong versions, through a token, an application and the desk. */

let scheduling: TestScheduling;
let world: World;
let endpoints: Endpoint[];
let accesses: Access[];
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => new Date("2030-03-01T09:00:00Z") });
  world = await makeWorld(scheduling);
  // Operations that destroy come last.
  const order = ["GET", "PUT", "POST", "DELETE"];
  endpoints = listEndpoints(scheduling).sort(
    (one, other) => order.indexOf(one.method) - order.indexOf(other.method),
  );
  accesses = await accessesOf(world);
});
afterAll(() => scheduling.close());

interface Call extends Endpoint {
  body?: object | undefined;
  headers?: Record<string, string>;
}

type Send = (call: Call) => Promise<Reply>;
type Access = [name: string, send: Send];

async function accessesOf({ me: { token, userId } }: World): Promise<Access[]> {
  const { id: applicationId } = await makeApplication(scheduling);
  const { accessToken } = await makeAccess(scheduling, { userId, applicationId });
  const personId = await personIdOf(scheduling, userId);
  const bearing =
    (bearer: string): Send =>
    ({ method, path, ...sending }) =>
      scheduling.send(`${method} ${path as "/"}`, { token: bearer, ...sending });
  return [
    ["token", bearing(token)],
    ["application", bearing(accessToken)],
    [
      "desk",
      ({ method, path, body }) =>
        sendByDesk(scheduling, `${method} ${path as "/"}`, { personId, body }),
    ],
  ];
}

const textOf = ({ status, headers, text }: Reply): string =>
  `${status} ${JSON.stringify(headers)} ${text}`;

const nothing: Records = {
  clients: 999_999_901,
  projects: 999_999_902,
  bookings: 999_999_903,
  appointments: 999_999_904,
  sessions: 999_999_905,
  downtimes: 999_999_906,
  orders: 999_999_907,
  receipts: 999_999_908,
};

/** Ids without secrets. */
const publicIds = (): Record<string, number | string> => ({
  users: world.me.userId,
  resources: world.resources.mine,
  services: world.serviceId,
  accounts: world.studio.subdomain,
});

function pathOf({ path }: Endpoint, records: Records): string {
  const named = path
    .replace("{account}", world.studio.subdomain)
    .replace("{notice}", "privacy")
    .replace("/accounts/{id}", `/accounts/${world.studio.subdomain}`);
  const ids: Record<string, number | string> = { ...publicIds(), ...records };
  return named.replace(/\/(\w+)\/\{\w+\}/g, (_match, noun: string) => `/${noun}/${ids[noun] ?? 1}`);
}

/** Queries of lists, one of them about another's records. */
function queriesOf({ method, path }: Endpoint): string[] {
  if (method !== "GET") return [""];
  const { clients, projects, appointments } = world.foreign;
  const { theirs, room } = world.resources;
  const range = `${days}&${dates}`;
  if (/\/(agenda|openings)$/.test(path)) {
    return [`?${days}`, `?${days}&resource_ids[]=${theirs}&resource_ids[]=${room}`];
  }
  if (path.endsWith("/slots")) {
    return [`?${days}`, `?${days}&appointment=${appointments}`, `?${days}&unbound=true`];
  }
  return [
    "",
    `?${dates}`,
    `?${days}`,
    `?${range}`,
    "?q=zqforeign",
    `?${dates}&q=zqforeign`,
    "?q=5544",
    "?q=zqforeign@foreign.example",
    "?limit=1",
    "?limit=0&includeArchived=true",
    "?updated_since=2030-02-01T00:00:00Z",
    `?${dates}&format=csv`,
    "?format=csv",
    `?client_id=${clients}`,
    `?${dates}&client_id=${clients}`,
    `?${dates}&project_id=${projects}`,
    `?${dates}&resource_ids[]=${theirs}`,
    `?${dates}&booker_id=${world.studio.userId}`,
    `?service_id=${world.serviceId}`,
    "?after=7700000",
    "?before=7790000",
  ];
}

/** By the last word of the path: with another's time, or another's record. */
function bodiesOf({ method, path }: Endpoint): (object | undefined)[] {
  if (method === "GET" || method === "DELETE") return [undefined];
  const last = path.split("/").findLast((part) => !part.startsWith("{")) ?? "";
  return [{}, { starts_at: 7, name: [], details: {} }, ...(bodies()[last] ?? [])];
}

function bodies(): Record<string, object[]> {
  const { own, foreign, resources, serviceId } = world;
  const { mine, theirs, room } = resources;
  const starts_at = `${monday}T09:00:00Z`;
  const plain = { start_date: monday, start_time: 600, duration: 60 };
  const off = { from: monday, to: monday };
  const later = `${monday}T15:00:00Z`;
  return {
    appointments: [own.clients, foreign.clients]
      .flatMap((client_id) =>
        [[], [mine], [theirs], [room]].map((resource_ids) => ({
          service_id: serviceId,
          client_id,
          starts_at,
          resource_ids,
        })),
      )
      .concat([
        { service_id: serviceId, client_id: own.clients, starts_at: later, resource_ids: [] },
      ]),
    sessions: [{ starts_at }, { starts_at, resource_ids: [theirs] }],
    bookings: [mine, theirs, room].flatMap((resource_id) => [
      { ...plain, resource_id, allow_waiting: false },
      { ...plain, resource_id, client_id: foreign.clients },
      { ...plain, resource_id, project_id: foreign.projects },
      { ...plain, resource_id, client_id: own.clients, start_time: 840 },
    ]),
    orders: [own.appointments, foreign.appointments].map((appointment_id) => ({
      payment: "cash",
      items: [{ kind: "appointment", appointment_id, amount: 100 }],
    })),
    mail: [{ email: "guest@example.com" }],
    refund: [{ payment: "cash", amount: 100 }],
    restoration: [{ allow_waiting: false }],
    downtimes: [mine, theirs, room].map((id) => ({
      ...off,
      resource_ids: [id],
      block_by_clashes: true,
      details: "Away",
    })),
    clients: [
      { name: "New", email: "zqforeign@foreign.example" },
      { name: "New", email: "new@own.example" },
    ],
    projects: [{ name: "New", client_id: foreign.clients }],
    calendars: [{ resource_id: mine }, { resource_id: theirs }, {}],
    availability: [{ date: monday, timezone: "Copenhagen", available_periods: [] }],
    custom_available_periods: [{ start_date: monday, start_time: 540, end_time: 600 }],
    charge: [{ reason: "no_show", amount: 100 }],
    cancel: [{ by: "business", notify_after: 20, message: "Sorry" }],
    decline: [{ message: "Sorry" }],
    webhooks: [{ name: "All", payload_url: "https://hooks.example.com/", events: ["clients"] }],
    users: [{ email: "guest@example.com", permissions: "administrator", own_only: false }],
    resources: [{ name: "Attic" }, { name: "Attic", archived: true }],
    services: [{ name: "Cut", duration: 30, parts: [{ resource_ids: [theirs] }] }],
  };
}

/** Texts of the request may come back. */
function echoless(text: string, { path, body }: Call): string {
  const sent = [path, JSON.stringify(body ?? {})].join(" ");
  return [...new Set(sent.match(/zqforeign@foreign\.example|zqforeign/gi) ?? [])].reduce(
    (rest, word) => rest.replaceAll(`"${word}"`, '""').replaceAll(`q=${word}`, "q="),
    text,
  );
}

/** Of each operation. */
const statuses = new Map<string, Set<number>>();

async function expectNoMarker(send: Send, call: Call, endpoint: Endpoint): Promise<void> {
  const reply = await send(call);
  const operation = `${endpoint.method} ${endpoint.path}`;
  statuses.set(operation, (statuses.get(operation) ?? new Set()).add(reply.status));
  const match = markers.exec(echoless(textOf(reply), call));
  const what = `${operation} ${call.path} ${JSON.stringify(call.body)}`;
  const near = match?.input.slice(Math.max(0, match.index - 200), match.index + 80);
  expect([what, near]).toEqual([what, undefined]);
  expect([what, reply.status < 500]).toEqual([what, true]);
}

const isStreamed = ({ path }: Endpoint) => path.endsWith("/changes/stream");

const versions: Record<string, string>[] = [{}, { "if-match": '"other"' }];

/** Each of these answers 200 at least once, so the search for markers is not in vain. */
const readable = [
  "users",
  "users/{id}",
  "resource_types",
  "resource_types/{id}",
  "custom_fields",
  "custom_field_options",
  "resources",
  "resources/archived",
  "resources/{id}",
  "clients",
  "clients/archived",
  "clients/{id}",
  "bookings",
  "resources/{id}/bookings",
  "clients/{id}/bookings",
  "bookings/{id}",
  "downtime_types",
  "downtime_types/{id}",
  "downtimes",
  "downtimes/{id}",
  "resources/{id}/custom_available_periods",
  "openings",
  "calendars",
  "services",
  "services/archived",
  "services/{id}",
  "receipts/{id}",
  "appointments",
  "appointments/{id}",
  "orders",
  "orders/{id}",
  "services/{id}/slots",
  "appointments/{id}/standing",
  "agenda",
  "clients/{id}/history",
  "sessions",
  "sessions/{id}",
];

describe("every operation, with own_only", () => {
  it("shows nothing of others, with any id and body, through any access", async () => {
    for (const endpoint of endpoints.filter((one) => !isStreamed(one))) {
      for (const records of [nothing, world.foreign, world.own]) {
        const path = pathOf(endpoint, records);
        for (const [query, body] of product(queriesOf(endpoint), bodiesOf(endpoint))) {
          for (const [, send] of few(accesses)) {
            const call = { method: endpoint.method, path: path + query, body };
            await expectNoMarker(send, call, endpoint);
          }
        }
      }
    }
    const all = endpoints.filter((one) => !isStreamed(one));
    expect([...statuses.keys()]).toEqual(all.map(({ method, path }) => `${method} ${path}`));
    const isRead = ({ method, path }: Endpoint) =>
      method === "GET" && statuses.get(`GET ${path}`)?.has(200) === true;
    const read = all.filter((one) => one.path.startsWith("/v1/{account}/") && isRead(one));
    expect(read.map(({ path }) => path.slice("/v1/{account}/".length))).toEqual(readable);
  }, 600_000);

  it("answers another's id like an unknown one, before any other check", async () => {
    world = await makeWorld(scheduling);
    accesses = await accessesOf(world);
    const nouns = Object.keys(nothing).map((noun) => `/v1/{account}/${noun}/{id}`);
    const named = endpoints.filter(({ path }) => nouns.some((noun) => path.startsWith(noun)));
    expect(named.length).toBeGreaterThan(20);
    for (const endpoint of named) {
      for (const body of bodiesOf(endpoint)) {
        for (const headers of versions) {
          const [, send] = accesses[0]!;
          const [unknown, foreign] = await Promise.all(
            [nothing, world.foreign].map(async (records) => {
              const path = pathOf(endpoint, records);
              return await send({ method: endpoint.method, path, body, headers });
            }),
          );
          const what = `${endpoint.method} ${endpoint.path}`;
          expect([what, foreign!.status, foreign!.text]).toEqual([
            what,
            unknown!.status,
            unknown!.text,
          ]);
          expect([what, [403, 404].includes(foreign!.status)]).toEqual([what, true]);
        }
      }
    }
  }, 600_000);

  it("changed nothing of others", async () => {
    const { foreign, studio } = world;
    for (const noun of ["clients", "projects", "bookings", "appointments", "downtimes"] as const) {
      const { status, text } = await studio.get(`/${noun}/${foreign[noun]}`);
      expect([noun, status]).toEqual([noun, 200]);
      expect(text).toMatch(markers);
    }
    const { rows } = await sql<Json>`select id from scheduling.webhooks
      where account_id = ${studio.accountId}`.execute(scheduling.context.db);
    expect(rows).toEqual([]);
  });
});

function product<One, Other>(ones: One[], others: Other[]): [One, Other][] {
  return ones.flatMap((one) => others.map((other): [One, Other] => [one, other]));
}
