import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "@frontdesk/database/statement";
import { freshDatabase, type TestDatabase } from "@frontdesk/database/testing";
import { reconcile as ofLedger } from "@frontdesk/payments/operating/reconcile/reconcile";
import type { Json } from "@frontdesk/payments/test/shop";
import { type MailServer, openMailServer } from "@frontdesk/people/test/mail-server";
import { masterKey, operatorKey } from "@frontdesk/platform/test/harness";
import { reconcile as ofRooms } from "@frontdesk/scheduling/operating/reconcile/reconcile";
import { createLog } from "@frontdesk/server/log";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readAllSettings, withoutMailServer } from "../src/command/settings.ts";
import { startAll } from "../src/command/start.ts";
import { owner } from "../src/demo/cast.ts";
import { demonstrate } from "../src/demo/demonstrate.ts";
import { fillWorkspace } from "../src/demo/fill.ts";
import { personas } from "../src/demo/personas.ts";
import { migrations } from "./migrations.ts";

let opened: TestDatabase;
let mailServer: MailServer;
let running: Awaited<ReturnType<typeof startAll>>;
const folder = mkdtempSync(join(tmpdir(), "frontdesk-demo-"));
beforeAll(async () => {
  opened = await freshDatabase(migrations);
  mailServer = await openMailServer({ failures: 0 });
  const settings = withoutMailServer(
    readAllSettings({
      FRONTDESK_DATA_DIR: folder,
      OPERATOR_KEY: operatorKey,
      MASTER_KEY: masterKey,
      SMTP_URL: mailServer.url,
    }),
  );
  running = await startAll(settings, { opened, log: createLog({ level: "error" }) });
  await demonstrate(running.present);
}, 240_000);
afterAll(async () => {
  await running.close();
  await mailServer.close();
  await opened.close();
  rmSync(folder, { recursive: true, force: true });
});

async function rows(text: string): Promise<Json[]> {
  return await run<Json>(opened.db, { text }, []);
}

async function counted(): Promise<Json> {
  const [row] = await rows(`select
    (select count(*)::int from people.persons) as persons,
    (select count(*)::int from payments.merchants) as merchants,
    (select count(*)::int from payments.transactions) as transactions,
    (select count(*)::int from payments.lines) as lines,
    (select count(*)::int from scheduling.resources) as resources,
    (select count(*)::int from scheduling.bookings) as bookings,
    (select count(*)::int from desk.places) as places`);
  return row;
}

const tables = [
  "people.persons",
  "people.passwords",
  "payments.merchants",
  "payments.merchant_users",
  "payments.transactions",
  "payments.lines",
  "payments.disputes",
  "payments.payouts",
  "payments.cards",
  "scheduling.accounts",
  "scheduling.users",
  "scheduling.resources",
  "scheduling.clients",
  "scheduling.projects",
  "scheduling.bookings",
  "desk.places",
];

async function contents(): Promise<Json> {
  const digests = tables.map(
    (table) =>
      `(select md5(string_agg(t::text, '|' order by t::text)) from ${table} t) as "${table}"`,
  );
  const [row] = await rows(`select ${digests.join(", ")}`);
  return row;
}

const monthsMs = 91 * 86_400_000;

describe("demo command", () => {
  it("writes mails to files instead of a real server", async () => {
    const mails = () => (existsSync(join(folder, "mail")) ? readdirSync(join(folder, "mail")) : []);
    await running.present.payments.post.send(opened.db, {
      to: "a.real.person@example.com",
      subject: "Welcome",
      text: "Come in.\n",
    });
    await expect.poll(() => mails().length, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(mailServer.taken).toEqual([]);
  });

  it("passes the consistency checks of ledger and bookings", async () => {
    const { payments, scheduling } = running.present;
    const findings = async () => [
      ...(await ofLedger(payments)).findings,
      ...(await ofRooms(scheduling)).findings,
    ];
    await expect.poll(findings, { timeout: 60_000 }).toEqual([]);
  });

  it("has a login for every role", async () => {
    const members = await rows(
      "select role, accepted_at is not null as joined from payments.merchant_users order by role",
    );
    const roles = ["accountant", "manager", "owner", "support", "viewer"];
    expect(members).toEqual(roles.map((role) => ({ role, joined: true })));
    const [{ known }] = (await rows(`select count(*)::int as known from people.persons p
      join people.passwords on person_id = p.id where email_verified_at is not null`)) as [Json];
    expect(known).toBe(roles.length);
  });

  it("has three months of bookings, and two weeks ahead, some tentative", async () => {
    const all = await rows(`select b.tentative, d.waiting, d.day::text as date, b.created_at as at
      from scheduling.bookings b join scheduling.booking_durations d
        on d.account_id = b.account_id and d.booking_id = b.id`);
    const days = all.map(({ date }) => Date.parse(date)).sort((one, other) => one - other);
    expect(Date.now() - days[0]!).toBeGreaterThan(monthsMs - 4 * 86_400_000);
    expect(days.at(-1)! - Date.now()).toBeGreaterThan(9 * 86_400_000);
    expect(all.length).toBeGreaterThan(500);
    expect(all.filter(({ waiting }) => waiting).length).toBeGreaterThan(2);
    expect(all.filter(({ tentative }) => tentative).length).toBeGreaterThan(2);
    expect(all.every(({ at }) => at.getTime() <= Date.now())).toBe(true);
  });

  it("has a booking page, and appointments in every lasting state", async () => {
    const states = await rows("select distinct state from scheduling.appointments order by state");
    const lasting = ["attended", "cancelled", "confirmed", "declined", "no_show", "requested"];
    expect(states.map(({ state }) => state)).toEqual(lasting);
    const [page] = await rows("select published from scheduling.booking_pages where published");
    expect(page).toBeDefined();
    expect(await rows("select id from scheduling.services")).toHaveLength(3);
  });

  it("takes deposits at its own merchant, one of them paid and kept", async () => {
    const [row] = await rows(`select a.state, s.name, c.keep::int, t.amount::int, t.currency
      from scheduling.charges c
      join scheduling.appointments a on a.account_id = c.account_id and a.id = c.appointment_id
      join scheduling.services s on s.account_id = a.account_id and s.id = a.service_id
      join payments.transactions t on t.id = c.transaction_id`);
    const deposit = { state: "confirmed", keep: 2000, amount: 2000, currency: "EUR" };
    expect(row).toEqual({ ...deposit, name: "Massage, 60 min" });
    const [connected] = await rows("select status, is_test from scheduling.connections");
    expect(connected).toEqual({ status: "ready", is_test: true });
  });

  it("has three months of payments with all follow-ups", async () => {
    const [row] = await rows(`select
      count(*) filter (where error_code is not null)::int as failed,
      count(*) filter (where captured > 0 and captured < amount)::int as "partlyCaptured",
      count(*) filter (where refunded > 0 and refunded < captured)::int as "partlyRefunded",
      count(*) filter (where refunded = captured and captured > 0)::int as refunded,
      count(*) filter (where voided > 0)::int as voided,
      count(*) filter (where recurring)::int as again,
      min(id) as oldest from payments.transactions`);
    const { oldest, ...counts } = row;
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
    const createdAt = Number.parseInt(oldest.slice(0, 8), 16) * 1000;
    expect(Date.now() - createdAt).toBeGreaterThan(monthsMs - 4 * 86_400_000);
    const disputes = await rows("select state, due from payments.disputes order by state");
    expect(disputes.map(({ state }) => state)).toEqual(["lost", "open", "won"]);
    expect(disputes[1].due.getTime()).toBeGreaterThan(Date.now());
    const [{ paid, fees, cards }] = (await rows(`select
      (select count(*)::int from payments.payouts where state = 'paid') as paid,
      (select count(*)::int from payments.lines where kind = 'capture' and fee > 0) as fees,
      (select count(*)::int from payments.cards) as cards`)) as [Json];
    expect([paid > 8, fees > 200, cards]).toEqual([true, true, 6]);
  });

  it("has webhooks, one of them failing", async () => {
    const failing = async () =>
      await rows("select id from payments.webhooks where last_failure is not null");
    await expect.poll(failing, { timeout: 60_000 }).toHaveLength(1);
    expect(await rows("select id from payments.webhooks")).toHaveLength(2);
  });

  it("finds due work by its index and reads few rows", async () => {
    const plan = await rows(`explain select true from scheduling.booking_durations w
      where w.account_id = 1 and w.booking_id = 700 and w.waiting limit 1`);
    expect(JSON.stringify(plan)).toContain("booking_durations_waiting");
  });

  it("exists once: a second start changes nothing", async () => {
    const before = [await counted(), await contents()];
    await demonstrate(running.present);
    expect([await counted(), await contents()]).toEqual(before);
  });

  it("prints all logins with their roles", async () => {
    const message = personas(readAllSettings({}));
    const people = await rows(`select p.email, u.role from people.persons p
      join payments.merchant_users u on u.person_id = p.id where u.accepted_at is not null`);
    expect(people).toHaveLength(5);
    for (const { email, role } of people) {
      expect(message.split("\n").find((line) => line.includes(email))).toContain(role);
    }
    expect(message).toContain(owner.password);
    const [page] = await rows(`select a.subdomain from scheduling.accounts a
      join scheduling.booking_pages p on p.account_id = a.id where p.published`);
    expect(message).toContain(`/book/${page.subdomain}\n`);
    expect(message).toContain("Sam Okafor    support of the shop, manager in the studio");
  });

  it("refuses a database with a live merchant", async () => {
    const [{ id: ownerId }] = (await rows(
      `select id from people.persons where email = '${owner.email}'`,
    )) as [Json];
    await rows("update payments.merchants set test = false");
    const [{ id: merchantId }] = (await rows("select id from payments.merchants")) as [Json];
    const before = await counted();
    const location = { ownerId, merchantId, accountId: null, domain: "live.example" };
    await expect(fillWorkspace(running.present, location)).rejects.toThrow("only a test merchant");
    await expect(demonstrate(running.present)).rejects.toThrow("without live merchants");
    expect(await counted()).toEqual(before);
  });
});
