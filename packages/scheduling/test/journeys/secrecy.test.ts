import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPersonalToken } from "../../src/applications/tokens/create.ts";
import { scopes } from "../../src/core/rights.ts";
import { openAccount } from "../../src/lifecycle/onboarding/open.ts";
import { startTestScheduling, type TestScheduling } from "../harness.ts";
import {
  allowed,
  askToken,
  authorizePath,
  callback,
  credentials,
  makeApplication,
  makePerson,
  password,
} from "../oauth.ts";

let scheduling: TestScheduling;
beforeAll(async () => {
  scheduling = await startTestScheduling({ settings: { webhooksToPrivate: true } });
});
afterAll(() => scheduling.close());

async function everyRow(): Promise<string> {
  const { db } = scheduling.context;
  const { rows } = await sql<{ schema: string; name: string }>`
    select n.nspname as schema, c.relname as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('scheduling', 'people', 'jobs', 'public')`.execute(db);
  const parts = [];
  for (const { schema, name } of rows) {
    const result = await sql<{ row: string }>`
      select t::text as row from ${sql.table(`${schema}.${name}`)} t`.execute(db);
    parts.push(...result.rows.map(({ row }) => `${schema}.${name} ${row}`));
  }
  return parts.join("\n");
}

function everyFile(): string {
  const folder = scheduling.context.settings.dataFolder;
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".eml"))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"))
    .join("\n");
}

async function makeSecrets(): Promise<Record<string, string>> {
  const { context, send } = scheduling;
  const { visitor, userId } = await makePerson(scheduling);
  const { subdomain } = await openAccount(context, { userId, name: "Studio", timezone: "UTC" });
  const application = await makeApplication(scheduling);
  const { code } = await allowed(visitor, authorizePath(application.clientId));
  const exchange = { grant_type: "authorization_code", code: code!, redirect_uri: callback };
  const fields = credentials(application);
  const { body: first } = await askToken(scheduling, { ...fields, ...exchange });
  const refresh = { grant_type: "refresh_token", refresh_token: first.refresh_token };
  const { body: second } = await askToken(scheduling, { ...fields, ...refresh });
  const { token } = await createPersonalToken(context, {
    userId,
    name: "script",
    scopes,
  });
  const ask = (path: string, body: object) =>
    send(`POST /v1/${subdomain}${path}`, {
      token,
      body,
      headers: { "idempotency-key": `key of ${path}` },
    });
  const feed = await ask("/calendars", {});
  const path = new URL(feed.body.address).pathname;
  const secret = "whsec_c2VjcmV0IG9mIGEgd2ViaG9vayBpbiBhIHRlc3Q=";
  const target = { payload_url: "http://127.0.0.1:9/hook", events: ["clients"] };
  const webhook = await ask("/webhooks", { name: "All", secret, ...target });
  expect([feed.status, webhook.status]).toEqual([201, 201]);
  expect((await send(`GET ${path}` as `GET ${string}`)).status).toBe(200);
  expect((await send("GET /v1/me", { token: second.access_token })).status).toBe(200);
  expect((await send("GET /v1/me", { token: first.access_token })).status).toBe(401);
  expect((await send(`GET /v1/me?access_token=${token}`)).status).toBe(401);
  expect((await ask("/webhooks/1/test", {})).status).not.toBe(500);
  expect((await askToken(scheduling, { ...fields, ...exchange })).status).toBe(400);
  return {
    password,
    code: code!,
    "client secret": application.secret!,
    "first access token": first.access_token,
    "first refresh token": first.refresh_token,
    "second access token": second.access_token,
    "second refresh token": second.refresh_token,
    "personal token": token,
    "address of a feed": path.replace("/calendars/", "").replace(".ics", ""),
    "webhook secret": secret,
    session: [...visitor.cookies.values()].toSorted((a, b) => b.length - a.length)[0]!,
  };
}

describe("secrets", () => {
  it("appear in no log line, row or file after a complete journey", async () => {
    const secrets = await makeSecrets();
    expect(Object.values(secrets).filter((secret) => secret.length < 16)).toEqual([]);
    const locations = { log: scheduling.logged(), rows: await everyRow(), files: everyFile() };
    for (const [location, text] of Object.entries(locations)) {
      for (const [name, secret] of Object.entries(secrets)) {
        expect([name, location, text.includes(secret)]).toEqual([name, location, false]);
      }
    }
    expect(locations.rows).toContain("scheduling.personal_tokens");
    expect(locations.rows).toContain("scheduling.idempotency");
  });
});
