import { heldBy } from "@frontdesk/platform/test/held";
import { keptForSlowReaders } from "@frontdesk/server/test/slow-readers";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { portion } from "../src/api/lists/store.ts";
import { openAccount } from "../src/lifecycle/onboarding/open.ts";
import { personIdOf, sendByDesk } from "./desk.ts";
import {
  type Belongings,
  type Endpoint,
  listEndpoints,
  makeBelongings,
  pathTo,
  workingInput,
} from "./endpoints.ts";
import { type Json, startTestScheduling, type TestScheduling } from "./harness.ts";
import { makeStudio, type Studio } from "./studio.ts";

let scheduling: TestScheduling;
let studio: Studio;
let belongings: Belongings;
beforeAll(async () => {
  scheduling = await startTestScheduling();
  studio = await makeStudio(scheduling);
  belongings = await makeBelongings(studio);
  for (const [round, start_date] of ["2030-01-21", "2030-01-28"].entries()) {
    // A new file replaces the last one.
    const { imports: _, ...bodies } = belongings.bodies;
    for (const [collection, body] of Object.entries(bodies)) {
      const own = { ...body, ...("name" in body && { name: `Another ${round}` }) };
      const day = "start_date" in body ? { start_date } : {};
      // A duplicate of a unique item fails here.
      await studio.post(`/${collection}`, { ...own, ...day });
    }
  }
});
afterAll(() => scheduling.close());

const short: Record<string, string> = {
  "/v1/accounts": "it is read in portions",
  "/v1/{account}/charges": "it has as many charges as a hundred transactions",
  "/v1/{account}/clients/history": "it has as many entries as a hundred clients",
  "/v1/me/tokens": "it is read in portions",
  "/v1/me/grants": "it is read in portions",
  "/v1/me/applications": "it is read in portions",
  "/scheduling/operator/accounts": "it finds as many accounts as are looked up",
  "/scheduling/operator/accounts/waiting": "it has a hundred at most",
  "/scheduling/operator/actions": "it has a thousand at most, of some hundred bytes",
};

function lists(): (Endpoint & { isPaged: boolean })[] {
  const { paths = {} } = scheduling.server.swagger() as { paths?: Json };
  return listEndpoints(scheduling).flatMap((endpoint) => {
    const { method, path } = endpoint;
    const described = paths[path][method.toLowerCase()];
    const answered = described.responses["200"]?.content?.["application/json"]?.schema;
    if (method !== "GET" || answered?.type !== "array") return [];
    const names = (described.parameters ?? []).map(({ name }: Json) => name);
    return [{ ...endpoint, isPaged: names.includes("after") && !path.startsWith("/scheduling") }];
  });
}

async function read(endpoint: Endpoint, query: string) {
  const { query: needed } = workingInput(endpoint, belongings);
  const path = pathTo(endpoint, belongings).replace(`/v1/${studio.subdomain}`, "");
  const { status, text, body, headers } = await studio.get(
    `${path}${needed === "" ? "?" : `${needed}&`}${query}`,
  );
  expect([path, status]).toEqual([path, 200]);
  return { text, rows: body as Json[], headers };
}

/** Makes every row a portion. */
async function byRows<Result>(work: () => Promise<Result>): Promise<Result> {
  const { bytes } = portion;
  portion.bytes = 1;
  try {
    return await work();
  } finally {
    portion.bytes = bytes;
  }
}

describe("every list", () => {
  it("has pages, or is short", () => {
    expect(lists().length).toBeGreaterThan(20);
    const unpaged = lists().filter(({ isPaged }) => !isPaged);
    expect(unpaged.map(({ path }) => path)).toEqual(Object.keys(short));
  });

  it("is the same in portions, with the same headers", async () => {
    let begun = 0;
    for (const endpoint of lists().filter(({ isPaged }) => isPaged)) {
      for (const query of ["limit=0", "limit=2", "limit=2&offset=1", "per_page=2"]) {
        const whole = await read(endpoint, query);
        const inPortions = await byRows(() => read(endpoint, query));
        const what = `${endpoint.path}?${query}`;
        expect([what, inPortions.text]).toEqual([what, whole.text]);
        for (const name of ["x-total-count", "link", "content-type"]) {
          expect([what, name, inPortions.headers[name]]).toEqual([what, name, whole.headers[name]]);
        }
        const isBegun = !("content-length" in inPortions.headers);
        expect([what, isBegun]).toEqual([what, whole.rows.length > 1]);
        if (isBegun) begun += 1;
      }
    }
    expect(begun).toBeGreaterThan(40);
  });
});

describe("slow readers of every list", () => {
  it("keep little text, and no string tree of a row", async () => {
    const paths = lists().filter(({ isPaged }) => isPaged);
    const ask = () =>
      paths.flatMap((endpoint) => [1, 2, 3, 4].map(() => read(endpoint, "limit=0")));
    const { readers, all, trees } = await byRows(() => keptForSlowReaders(ask));
    expect(readers).toBeGreaterThan(40);
    expect(trees / readers).toBeLessThan(640);
    expect(all / readers).toBeLessThan(65_536);
  });
});

describe("list of large rows", () => {
  it("in portions misses and repeats no row", async () => {
    await sql`insert into scheduling.clients
        (account_id, name, notes, created_at, updated_at, color)
      select account_id, 'Client ' || n, repeat(md5(n::text), 1500), now(), now(), color
      from scheduling.clients, generate_series(1, 60) n
      where account_id = (select id from scheduling.accounts where subdomain = ${studio.subdomain})
      limit 60`.execute(scheduling.context.db);
    let listed: Awaited<ReturnType<typeof read>> | undefined;
    let table = "";
    const held = await heldBy(async () => {
      listed = await read({ method: "GET", path: "/v1/{account}/clients" }, "limit=0");
      table = (await studio.get("/clients?format=csv")).text;
    });
    const { rows, headers } = listed!;
    expect("content-length" in headers).toBe(false);
    const ids = rows.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(59);
    expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => one - other));
    expect(table.split("\r\n").length - 2).toBe(ids.length);
    expect(held.read).toBeGreaterThan(100_000);
    expect(Math.max(held.read, held.written)).toBeLessThan(262_144);
  });
});

describe("lists of a person's own", () => {
  it("hold a portion at once, with every row once", async () => {
    const count = 300;
    await sql`insert into scheduling.personal_tokens (user_id, name, hash, prefix, scopes,
        created_at)
      select ${studio.userId}, repeat(md5(n::text), 30), decode(md5(n::text), 'hex'), 'fdp_1234',
        array['accounts:read'], now() from generate_series(1, ${count}) n`.execute(
      scheduling.context.db,
    );
    await sql`insert into scheduling.applications (owner_id, client_id, name, redirect_urls,
        confidential, may_use_passwords, scopes, created_at, updated_at)
      select ${studio.userId}, md5(n::text), 'App ' || n, array[repeat(md5(n::text), 60)], false,
        false, array['accounts:read'], now(), now() from generate_series(1, ${count}) n`.execute(
      scheduling.context.db,
    );
    await sql`insert into scheduling.grants (application_id, user_id, scopes, created_at)
      select id, ${studio.userId}, scopes, now() from scheduling.applications
      where owner_id = ${studio.userId}`.execute(scheduling.context.db);
    await sql`insert into scheduling.refresh_tokens (hash, grant_id, created_at, expires_at)
      select decode(md5('r' || id::text), 'hex'), id, now(), now() + interval '9 days'
      from scheduling.grants where user_id = ${studio.userId}`.execute(scheduling.context.db);
    const account = { userId: studio.userId, name: "Another", timezone: "UTC" };
    for (let count = 0; count < 25; count += 1) await openAccount(scheduling.context, account);
    const personId = await personIdOf(scheduling, studio.userId);
    const expected = {
      "/v1/accounts": 26,
      "/v1/me/tokens": count,
      "/v1/me/applications": count,
      "/v1/me/grants": count,
    };
    for (const [path, fewest] of Object.entries(expected)) {
      let rows: Json[] = [];
      const held = await heldBy(async () => {
        const route = `GET ${path}` as "GET /v1/accounts";
        const { status, body, headers } = await sendByDesk(scheduling, route, { personId });
        expect([path, status, "content-length" in headers]).toEqual([path, 200, false]);
        rows = body;
      });
      const ids = rows.map(({ id, application_id }) => id ?? application_id);
      expect([path, ids.length >= fewest, new Set(ids).size]).toEqual([path, true, ids.length]);
      expect(Math.max(held.read, held.written)).toBeLessThan(131_072);
    }
  });
});
