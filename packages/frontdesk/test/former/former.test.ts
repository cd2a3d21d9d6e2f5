// Version 0.2.0, with its outside secrets.
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { openDatabase } from "@frontdesk/database/database";
import { onPostgres } from "@frontdesk/database/testing";
import { makeEnvironment, type ProcessEnvironment } from "@frontdesk/payments/test/process";
import { asking, type Json, type Sender } from "@frontdesk/payments/test/shop";
import { codeFor, password } from "@frontdesk/people/test/harness";
import { startReceiver } from "@frontdesk/platform/test/receiver";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RemoteVisitor } from "../remote-visitor.ts";
import { startWhole, type WholeProcess } from "../whole-process.ts";
import { askDesk, callerAt, captureHeaders, type Former } from "./fill.ts";

const at = (name: string) => readFileSync(new URL(name, import.meta.url));
const former: Former = JSON.parse(String(at("0.2.0.json")));
const own = `/api/scheduling/v1/${former.account}`;
const page = `/p/${former.workspaceId}/home`;

let site: ProcessEnvironment;
let whole: WholeProcess;
let payments: Sender;
let shop: ReturnType<typeof asking>;

beforeAll(async () => {
  site = onPostgres ? await makeEnvironment([]) : await makeEnvironment();
  await restore();
  whole = await startWhole(site, { WEBHOOKS_TO_PRIVATE: "yes" });
  payments = callerAt(whole.payments);
  shop = asking(payments, former.appKey);
});
afterAll(async () => {
  const code = await whole.end();
  await site.remove();
  expect(code).toBe(0);
});

async function restore(): Promise<void> {
  const { DATABASE_URL: url, FRONTDESK_DATA_DIR: folder } = site.environment;
  const { db, close } = await openDatabase({ url, folder });
  const dump = String(gunzipSync(at("0.2.0.sql.gz"))).replace(/^\\.*$/gm, "");
  await sql.raw(`drop table if exists public.migrations;\n${dump}`).execute(db);
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select table_schema || '.' || table_name as name,
      array_agg(column_name::text) as columns
    from information_schema.columns where data_type = 'timestamp with time zone'
    and (table_schema = 'people' or table_name in ('idempotency', 'deliveries'))
    group by 1`.execute(db);
  const age = "(select pg_catalog.now() - created_at from payments.merchant_users)";
  // Shifts these columns together, because constraints compare them.
  for (const { name, columns } of rows) {
    const later = columns.map((column) => `${column} = ${column} + ${age}`);
    await sql.raw(`update ${name} set ${later.join(", ")}`).execute(db);
  }
  await close();
}

function visitor(): RemoteVisitor {
  const ann = new RemoteVisitor(whole.desk);
  const { port } = new URL(whole.desk);
  for (const [name, value] of former.session) {
    ann.cookies.set(name.replace(/\d+$/, port), value);
  }
  return ann;
}

describe("a database of version 0.2.0: at the desk", () => {
  it("sessions: the owner is still signed in", async () => {
    expect((await visitor().get(page)).status).toBe(200);
    const [status, locations] = await visitor().ask("GET", "/api/places");
    expect([status, (locations as Json).places]).toMatchObject([200, [{ id: former.workspaceId }]]);
  });

  it("second factors: a code from the sealed secret signs in", async () => {
    const ann = new RemoteVisitor(whole.desk);
    await ann.get("/sign-in");
    const { location = "" } = await ann.submit({ email: "ann@example.com", password });
    await ann.get(location);
    const code = codeFor({ now: () => new Date() }, former.secondFactor);
    expect((await ann.submit({ code })).location).toBe("/");
  });

  it("mailed tokens: a reset link opens its form, and a changed one does not", async () => {
    const ann = new RemoteVisitor(whole.desk);
    expect((await ann.get(former.resetPath)).text).toContain("ann@example.com");
    expect((await ann.get(`${former.resetPath}x`)).text).not.toContain("ann@example.com");
  });
});

describe("a database of version 0.2.0: payments", () => {
  const capture = () => `/transactions/${former.transactionId}/captures` as const;

  it("idempotency: a repeated capture gets the stored response", async () => {
    const sending = { key: former.appKey, body: { amount: 300 }, headers: captureHeaders };
    const { status, text } = await payments.send(`POST ${capture()}`, sending);
    expect([status, text]).toEqual([201, former.captured]);
    const { status: other } = await payments.send(`POST ${capture()}`, {
      ...sending,
      body: { amount: 301 },
    });
    expect(other).toBe(400);
  });

  it("vault: charges a saved card with its sealed number", async () => {
    const { status, body } = await shop.post(`/merchants/${former.merchantId}/transactions`, {
      cardId: former.cardId,
      currency: "EUR",
      amount: 200,
    });
    expect([status, Object.keys(body.transaction)]).toEqual([201, ["id"]]);
  });

  it("signed links: open the payment page, and refuse a changed amount", async () => {
    const open = async (path: string) => await payments.send(`GET ${path as "/"}`);
    expect((await open(former.linkPath)).text).toContain("Tea");
    const changed = await open(former.linkPath.replace("9.95", "0.95"));
    expect(changed.text).not.toContain("Tea");
  });

  it("queues: attempts a waiting delivery again", async () => {
    const attempts = async () => {
      const { body } = await shop.get(`${former.webhookPath}/deliveries?limit=1`);
      return body[0].attempts;
    };
    await expect.poll(attempts).toBeGreaterThan(1);
  });
});

describe("a database of version 0.2.0: webhooks", () => {
  it("secrets: sign a delivery with the sealed one", async () => {
    const receiver = await startReceiver();
    await shop.put(former.webhookPath, { url: receiver.url });
    await shop.post(`${former.webhookPath}/test`);
    await expect.poll(() => receiver.received.length).toBeGreaterThan(0);
    expect(receiver.missigned(former.webhookSecret)).toEqual([]);
    await receiver.close();
  });
});

describe("a database of version 0.2.0: scheduling", () => {
  it("idempotency: a repeated booking gets the stored response", async () => {
    const { status, text } = await askDesk(visitor(), `POST ${own}/bookings`, former.bookingBody);
    expect([status, text]).toEqual([201, former.booked]);
  });

  it("feeds: the address shows the booking", async () => {
    const { text } = await callerAt(whole.scheduling).send(`GET ${former.feedPath as "/"}`);
    expect(text).toContain("BEGIN:VEVENT");
  });

  it("mailed links: show the customer's appointment", async () => {
    const scheduling = callerAt(whole.scheduling);
    const { body } = await scheduling.send<Json>(`GET ${former.appointmentPath as "/"}`);
    expect(body).toMatchObject({ state: "confirmed", service: { name: "Massage" } });
    expect((await scheduling.send(`GET ${former.managePath as "/"}`)).text).toContain("Corner");
  });

  it("connections: the sealed key reaches the merchant", async () => {
    const [status, merchant] = await visitor().ask("GET", `${own}/merchant`);
    expect([status, merchant]).toMatchObject([200, { status: "ready" }]);
  });
});
