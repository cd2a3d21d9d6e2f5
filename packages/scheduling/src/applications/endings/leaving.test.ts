import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { migrate } from "@frontdesk/database/migrate";
import { freshDatabase, onPostgres } from "@frontdesk/database/testing";
import { type Receiver, startReceiver } from "@frontdesk/platform/test/receiver";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { makeBookable } from "../../../test/agenda.ts";
import { makeChange } from "../../../test/changes.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { type Member, makeMember, makeStudio, type Studio } from "../../../test/studio.ts";
import { signatureOf } from "../../changes/webhooks/headers.ts";
import { migrations } from "../../core/migrations.ts";
import { eraseUser } from "../../lifecycle/onboarding/erase.ts";

let scheduling: TestScheduling;
let receiver: Receiver;
let studio: Studio;
let leaver: Member;
let resource: number;
beforeAll(async () => {
  scheduling = await startTestScheduling({ settings: { webhooksToPrivate: true } });
});
afterAll(() => scheduling.close());
beforeEach(async () => {
  receiver = await startReceiver();
  studio = await makeStudio(scheduling);
  leaver = await makeMember(scheduling, studio, { permissions: "administrator" });
  resource = await makeBookable(scheduling, studio, { userId: leaver.userId });
  return () => receiver.close();
});

const existing = "the secret that all of them know";

async function makeWebhook(member: Member = leaver): Promise<number> {
  const fields = { name: "Ours", payload_url: receiver.url, events: ["clients"], secret: existing };
  const { status, body } = await member.post("/webhooks", fields);
  expect([status, body.paused, body.paused_reason]).toEqual([201, false, null]);
  return body.id;
}

const leave = async () => {
  expect((await studio.delete(`/resources/${resource}`)).status).toBe(204);
};

const emailOf = async (member: Member) => (await member.get("/v1/me")).body.email;

async function mailsTo(email: string): Promise<string[]> {
  const folder = join(scheduling.context.settings.dataFolder, "mail");
  const mails = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  return mails.filter((mail) => mail.includes(`To: ${email}`));
}

describe("leaving member", () => {
  it("loses every feed", async () => {
    const created = (await leaver.post("/calendars")).body;
    const kept = (await studio.post("/calendars")).body;
    const statusAt = async (address: string) =>
      (await scheduling.send(`GET ${new URL(address).pathname}`)).status;
    expect(await statusAt(created.address)).toBe(200);
    await leave();
    expect([await statusAt(created.address), await statusAt(kept.address)]).toEqual([404, 200]);
    const listed: { id: number }[] = (await studio.get("/calendars")).body;
    expect(listed.map(({ id }) => id)).toEqual([kept.id]);
    const { body } = await studio.get(`/audit?kind=feed&subject_id=${created.id}`);
    expect(body).toHaveLength(2);
  });

  it("webhooks wait until another administrator takes them over", async () => {
    const id = await makeWebhook();
    const other = await makeWebhook(studio);
    await leave();
    await makeChange(scheduling, studio);
    await scheduling.delivery.drain();
    expect(receiver.received).toHaveLength(1);
    const path = `/webhooks/${id}`;
    const paused = { paused: true, paused_reason: "maker_left", user_id: leaver.userId };
    expect((await studio.get(path)).body).toMatchObject(paused);
    expect((await studio.get(`/webhooks/${other}`)).body).toMatchObject({ paused_reason: null });
    for (const secret of [undefined, null, existing]) {
      const { status, body } = await studio.put(path, { paused: false, secret });
      const errors = { secret: ["must be new: the previous owner knows the old one"] };
      expect([status, body.errors]).toEqual([422, errors]);
    }
    expect((await studio.put(path, { name: "x", secret: "s" })).body).toMatchObject(paused);
    const taken = await studio.put(path, { paused: false, secret: "a new one" });
    expect(taken.body).toMatchObject({ paused: false, paused_reason: null });
    expect(taken.body.user_id).toBe(studio.userId);
    await scheduling.delivery.drain();
    expect(receiver.received).toHaveLength(2);
    const { headers, body } = receiver.received[1]!;
    expect(headers["x-frontdesk-signature"]).toBe(signatureOf("a new one", body));
    expect((await studio.put(path, { paused: true })).body).toMatchObject({ paused_reason: null });
    expect((await studio.put(path, { paused: false })).status).toBe(200);
  });

  it("only administrators get the mail", async () => {
    const second = await makeMember(scheduling, studio, { permissions: "administrator" });
    const member = await makeMember(scheduling, studio, { permissions: "manager" });
    await makeWebhook();
    const leaverEmail = await emailOf(leaver);
    await leave();
    for (const administrator of [studio, second]) {
      const email = await emailOf(administrator);
      await vi.waitFor(async () => expect(await mailsTo(email)).toHaveLength(1), 60_000);
      const [mail] = await mailsTo(email);
      expect(mail).toContain("Subject: We paused webhooks of your Frontdesk account");
      expect(mail).toContain("Ours");
    }
    for (const email of [leaverEmail, await emailOf(member)]) {
      expect(await mailsTo(email)).toEqual([]);
    }
  });

  it("cannot end a webhook that an administrator took over", async () => {
    const id = await makeWebhook();
    await leave();
    await studio.put(`/webhooks/${id}`, { paused: false, secret: "a new one" });
    const { userId } = leaver;
    await eraseUser(scheduling.context, userId);
    expect((await studio.get(`/webhooks/${id}`)).body).toMatchObject({ paused: false });
  });

  it("an erasure also pauses the member's webhooks", async () => {
    const id = await makeWebhook(studio);
    await makeMember(scheduling, studio, { permissions: "administrator" });
    const { token } = studio;
    const { rows } = await sql<{ id: number }>`update scheduling.webhooks
      set personal_token_id = null where id = ${id} returning id`.execute(scheduling.context.db);
    expect([rows.length, token.length > 0]).toEqual([1, true]);
    await eraseUser(scheduling.context, studio.userId);
    expect((await leaver.get(`/webhooks/${id}`)).body).toMatchObject({
      paused: true,
      paused_reason: "maker_left",
    });
  });
});

describe.runIf(onPostgres)("request concurrent with the removal of its member", () => {
  it("leaves no active feed or webhook", async () => {
    const fields = { name: "Ours", payload_url: receiver.url, events: ["clients"] };
    const makes = Array.from({ length: 12 }, (_, index) =>
      index % 2 === 0 ? leaver.post("/calendars") : leaver.post("/webhooks", fields),
    );
    await leave();
    for (const { status } of await Promise.all(makes)) expect([201, 404]).toContain(status);
    const { rows } = await sql`
      select from scheduling.feeds where creator_id = ${leaver.userId} and revoked_at is null
      union all select from scheduling.webhooks where user_id = ${leaver.userId} and not paused
      `.execute(scheduling.context.db);
    expect(rows).toEqual([]);
  });
});

describe("objects older than the upgrade", () => {
  it("belong to their maker's membership, or to the owner", async () => {
    const folder = mkdtempSync(join(tmpdir(), "frontdesk-migrations-"));
    const own = migrations.find(({ name }) => name === "scheduling");
    const early = readdirSync(own!.folder).filter((name) => name < "0008");
    for (const name of early) cpSync(new URL(name, own!.folder), join(folder, name));
    const before = { name: own!.name, folder: pathToFileURL(`${folder}/`) };
    const { db, close } = await freshDatabase(
      migrations.map((set) => (set === own ? before : set)),
    );
    await sql
      .raw(
        `insert into scheduling.users (id, person_id, first_name, last_name, email, timezone,
          created_at, updated_at) overriding system value
        select id, 'p' || id, 'A', 'B', id || '@example.com', 'UTC', now(), now()
        from generate_series(1, 3) as id;
        insert into scheduling.accounts (id, subdomain, name, owner_id, timezone, created_at,
          updated_at) overriding system value values (7, 's', 'S', 1, 'UTC', now(), now());
        insert into scheduling.memberships (account_id, user_id, permissions, booking_rights,
          client_rights, project_rights, resource_rights, report_rights, color, activation_state,
          created_at, updated_at)
        select 7, id, 'administrator', 'view', 'view', 'view', 'view', 'view', '#000000', 'active',
          now(), now() from generate_series(1, 2) as id;
        insert into scheduling.webhooks (account_id, id, user_id, name, payload_url, events,
          created_at, updated_at) overriding system value
        select 7, n, nullif(n, 4), 'W', 'https://a.example', '{clients}', now(), now()
        from generate_series(1, 4) as n;
        insert into scheduling.feeds (account_id, id, token_hash, creator_id, created_at)
          overriding system value
        select 7, n, ('\\x0' || n)::bytea, nullif(n, 4), now() from generate_series(1, 4) as n`,
      )
      .execute(db);
    await migrate(db, migrations);
    const { rows: webhooks } = await sql`select user_id, paused from scheduling.webhooks
      order by id`.execute(db);
    expect(webhooks).toEqual([1, 2, 1, 1].map((user_id) => ({ user_id, paused: false })));
    // The third feed's maker had left, so it showed nothing before either.
    const { rows: feeds } = await sql`select creator_id, revoked_at is null as open
      from scheduling.feeds order by id`.execute(db);
    expect(feeds).toEqual([
      { creator_id: 1, open: true },
      { creator_id: 2, open: true },
      { creator_id: 3, open: false },
      { creator_id: 1, open: true },
    ]);
    await close();
    rmSync(folder, { recursive: true });
  });
});
