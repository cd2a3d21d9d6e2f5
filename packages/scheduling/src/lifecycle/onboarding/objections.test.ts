import { atomically } from "@frontdesk/database/atomically";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { personIdOf, sendByDesk } from "../../../test/desk.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { mailsTo } from "../../../test/mailbox.ts";
import { type Json, makeMember, makeStudio, type Studio } from "../../../test/studio.ts";
import { activateMember, findMember, findUser } from "../../parties/users/store.ts";

let scheduling: TestScheduling;
let nowMs = Date.parse("2026-11-20T08:00:00Z");
let studio: Studio;
let personId: string;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => new Date(nowMs) });
});
afterAll(() => scheduling.close());
beforeEach(async () => {
  studio = await makeStudio(scheduling);
  personId = await personIdOf(scheduling, studio.userId);
  wait();
});

function wait(): Date {
  nowMs += 60_000;
  return new Date(nowMs);
}

async function ask(
  route: `${"GET" | "POST" | "PUT" | "DELETE"} /${string}`,
  body?: object,
  by = personId,
): Promise<Json> {
  const [method, path] = route.split(" ", 2) as ["GET", string];
  const proof = { hasSecondFactor: true, provedAt: nowMs };
  const full = `${method} /v1/${studio.subdomain}${path}` as const;
  return await sendByDesk(scheduling, full, { personId: by, body, ...proof });
}

const hook = { name: "Ours", payload_url: "https://hooks.example.com/", events: ["clients"] };

async function object(since: Date): Promise<string[]> {
  const { db, lifecycleHooks } = scheduling.context;
  const period = { since, until: wait() };
  return await atomically(db, async (db) => {
    const lines = await lifecycleHooks.listAccess(db, personId, period);
    await lifecycleHooks.endAccess(db, personId, period);
    return lines;
  });
}

const ids = async (path: `/${string}`): Promise<number[]> =>
  (await ask(`GET ${path}`)).body.map(({ id }: Json) => id);

describe("objection to a thief's access: changes in an account", () => {
  it("ends feeds, webhooks and invited members, but no older ones", async () => {
    const older = [
      (await ask("POST /calendars", {})).body.id,
      (await ask("POST /webhooks", hook)).body.id,
      (await ask("POST /users", { email: `older-${nowMs}@example.com` })).body.id,
    ];
    const since = wait();
    const feed = (await ask("POST /calendars", {})).body;
    await ask("POST /webhooks", hook);
    const invited = { email: `thief-${nowMs}@example.com`, permissions: "administrator" };
    expect((await ask("POST /users", invited)).status).toBe(201);
    const { pathname } = new URL(feed.address);
    expect((await scheduling.send(`GET ${pathname}`)).status).toBe(200);
    expect(await object(since)).toEqual([
      "The studio “Studio”: 1 webhook, 1 calendar feed and 1 member",
    ]);
    expect((await scheduling.send(`GET ${pathname}`)).status).toBe(404);
    expect(await ids("/calendars")).toEqual([older[0]]);
    expect(await ids("/webhooks")).toEqual([older[1]]);
    expect((await ids("/users")).sort()).toEqual([studio.userId, older[2]].sort());
  });

  it("ends access given by an invited member", async () => {
    const since = wait();
    const invited = { email: `first-${nowMs}@example.com`, permissions: "administrator" };
    const { id } = (await ask("POST /users", invited)).body;
    const { context } = scheduling;
    await activateMember(context.db, { accountId: studio.accountId, userId: id, at: wait() });
    const accomplice = await personIdOf(scheduling, id);
    const deeper = { email: `second-${nowMs}@example.com`, permissions: "administrator" };
    expect((await ask("POST /users", deeper, accomplice)).status).toBe(201);
    expect((await ask("POST /webhooks", hook, accomplice)).status).toBe(201);
    expect(await object(since)).toEqual(["The studio “Studio”: 1 webhook and 2 members"]);
    expect([await ids("/users"), await ids("/webhooks")]).toEqual([[studio.userId], []]);
  });

  it("pauses a changed webhook of another member until it has another secret", async () => {
    const other = await makeMember(scheduling, studio, { permissions: "administrator" });
    const { id } = (await other.post("/webhooks", { ...hook, secret: "known" })).body;
    const since = wait();
    await ask(`PUT /webhooks/${id}`, { payload_url: "https://thief.example.com/" });
    expect(await object(since)).toEqual(["The studio “Studio”: 1 changed webhook"]);
    const paused = { paused: true, paused_reason: "maker_left" };
    expect((await ask(`GET /webhooks/${id}`)).body).toMatchObject(paused);
    expect((await ask(`PUT /webhooks/${id}`, { paused: false })).status).toBe(422);
  });

  it("keeps members after their inviter lost the administrator rights", async () => {
    const { userId } = await makeMember(scheduling, studio, { permissions: "administrator" });
    const former = personId;
    personId = await personIdOf(scheduling, userId);
    const since = wait();
    const { id } = (await ask("POST /users", { email: `one-${nowMs}@example.com` })).body;
    await ask(`PUT /users/${userId}`, { permissions: "basic_user" }, former);
    expect(await object(since)).toEqual([]);
    expect((await ask(`GET /users/${id}`, undefined, former)).status).toBe(200);
  });

  it("ends only tokens and applications without a period", async () => {
    const feed = (await ask("POST /calendars", {})).body;
    const { db, lifecycleHooks } = scheduling.context;
    await atomically(db, (db) => lifecycleHooks.endAccess(db, personId));
    expect(await ids("/calendars")).toEqual([feed.id]);
    expect((await studio.get("/calendars")).status).toBe(401);
  });
});

describe("objection to a thief's changes of rights and ownership", () => {
  const stateOf = async (userId: number) => {
    const { db } = scheduling.context;
    const member = await findMember(db, { accountId: studio.accountId, userId });
    if (member === undefined) return undefined;
    const { owner, activation_state: state, permissions } = member;
    return owner ? "owner" : `${state} ${permissions}`;
  };
  const statesOf = async (...ids: number[]) => await Promise.all(ids.map(stateOf));
  const permit = async (userId: number, permissions: string, by = personId) => {
    wait();
    expect((await ask(`PUT /users/${userId}`, { permissions }, by)).status).toBe(200);
  };
  const remove = async (userId: number, by = personId) => {
    wait();
    expect((await ask(`DELETE /users/${userId}`, undefined, by)).status).toBe(204);
  };
  const offer = async (userId: number) => {
    const sent = await studio.post(`/v1/accounts/${studio.subdomain}/owner`, { user_id: userId });
    expect(sent.status).toBe(202);
  };
  const accept = async (userId: number) => {
    const { db, lifecycleHooks } = scheduling.context;
    const purpose = `owner ${studio.accountId} ${studio.userId}`;
    const joined = { personId: await personIdOf(scheduling, userId), purpose };
    await sql`update people.invitations set accepted_at = ${wait()}
      where person_id = ${joined.personId} and purpose = ${purpose}`.execute(db);
    await atomically(db, (db) => lifecycleHooks.onJoin(db, joined));
    expect(await stateOf(userId)).toBe("owner");
  };
  const member = async (permissions: "manager" | "administrator" | "basic_user") =>
    (await makeMember(scheduling, studio, { permissions })).userId;

  it("returns a transferred account, with a mail to the new owner", async () => {
    const accomplice = await member("manager");
    const since = wait();
    await offer(accomplice);
    await accept(accomplice);
    const by = await personIdOf(scheduling, accomplice);
    await remove(studio.userId, by);
    expect((await ask("POST /webhooks", hook, by)).status).toBe(201);
    const [line] = await object(since);
    expect(line).toMatch(
      /: 1 webhook, 2 changed roles \(.+ was manager, .+ was administrator\) and/,
    );
    expect(line).toMatch(/ and the transfer to another owner$/);
    expect(await statesOf(studio.userId, accomplice)).toEqual(["owner", "active manager"]);
    expect(await ids("/webhooks")).toEqual([]);
    const { email } = (await findUser(scheduling.context.db, accomplice))!;
    const mails = await vi.waitFor(() => mailsTo(scheduling, email, 2), 60_000);
    expect(mails.map(({ headers }) => headers.get("subject"))).toContainEqual(
      expect.stringContaining("goes back"),
    );
    expect(await object(since)).toEqual([]);
    expect(await statesOf(studio.userId, accomplice)).toEqual(["owner", "active manager"]);
  });

  it("leaves an account with an older offer to the new owner", async () => {
    const buyer = await member("manager");
    await offer(buyer);
    const since = wait();
    await accept(buyer);
    expect(await object(since)).toEqual([]);
    expect(await statesOf(studio.userId, buyer)).toEqual(["active administrator", "owner"]);
  });

  it("restores rights if a promoted accomplice removed an administrator", async () => {
    const [accomplice, colleague, invited] = [
      await member("basic_user"),
      await member("manager"),
      await member("basic_user"),
    ];
    const administrator = await member("administrator");
    personId = await personIdOf(scheduling, administrator);
    const since = wait();
    await permit(accomplice, "administrator");
    const by = await personIdOf(scheduling, accomplice);
    await remove(colleague, by);
    await remove(invited, by);
    await remove(administrator, by);
    const { email } = (await findUser(scheduling.context.db, invited))!;
    expect((await ask("POST /users", { email }, by)).status).toBe(201);
    await object(since);
    expect(await statesOf(administrator, accomplice, colleague, invited)).toEqual([
      "active administrator",
      "active basic_user",
      "active manager",
      "active basic_user",
    ]);
  });

  it("mails the owner when an administrator comes back who left by choice", async () => {
    const administrator = await member("administrator");
    const { email } = (await findUser(scheduling.context.db, studio.userId))!;
    personId = await personIdOf(scheduling, administrator);
    const since = wait();
    await remove(administrator, personId);
    await object(since);
    expect(await statesOf(administrator)).toEqual(["active administrator"]);
    const [mail] = (await mailsTo(scheduling, email, 1)).slice(-1);
    const subject = "Former roles of members are back after an objection in Frontdesk";
    expect(mail!.headers.get("subject")).toBe(subject);
  });

  it("keeps a later decision of another administrator", async () => {
    const [other, accomplice, colleague] = [
      await member("administrator"),
      await member("basic_user"),
      await member("manager"),
    ];
    const since = wait();
    await permit(accomplice, "administrator");
    await permit(colleague, "basic_user");
    const by = await personIdOf(scheduling, other);
    await permit(colleague, "administrator", by);
    await remove(accomplice, by);
    expect(await object(since)).toEqual([]);
    expect(await statesOf(colleague, accomplice)).toEqual(["active administrator", undefined]);
  });

  it("keeps an older webhook and member after requests without a change", async () => {
    const { id } = (await ask("POST /webhooks", hook)).body;
    const colleague = await member("manager");
    const since = wait();
    expect((await ask(`PUT /webhooks/${id}`, hook)).status).toBe(200);
    await permit(colleague, "manager");
    expect(await object(since)).toEqual([]);
    expect((await ask(`GET /webhooks/${id}`)).body.paused).toBe(false);
    const audited: Json[] = (await ask("GET /audit")).body;
    expect(audited.filter(({ action }) => action === "update")).toEqual([]);
  });

  it("restores rights behind thousands of other changes", async () => {
    const [accomplice, colleague] = [await member("basic_user"), await member("manager")];
    const since = wait();
    const { db } = scheduling.context;
    await permit(accomplice, "administrator");
    const by = await personIdOf(scheduling, accomplice);
    await sql`insert into scheduling.audit_entries (account_id, at, user_id, kind, subject_id,
        action, before, after)
      select ${studio.accountId}, ${wait()}, ${studio.userId}, 'webhook', n, 'update',
        '{}', '{}' from generate_series(1, 1200) n`.execute(db);
    await remove(colleague, by);
    await object(since);
    expect(await statesOf(accomplice, colleague)).toEqual(["active basic_user", "active manager"]);
  });

  it("restores rights after a removed accomplice's invitation as an administrator", async () => {
    const accomplice = await member("basic_user");
    const administrator = await member("administrator");
    personId = await personIdOf(scheduling, administrator);
    const since = wait();
    await remove(accomplice);
    const { email } = (await findUser(scheduling.context.db, accomplice))!;
    const invited = { email, permissions: "administrator" };
    expect((await ask("POST /users", invited)).status).toBe(201);
    const query = { accountId: studio.accountId, userId: accomplice, at: wait() };
    await activateMember(scheduling.context.db, query);
    await remove(administrator, await personIdOf(scheduling, accomplice));
    await object(since);
    expect(await statesOf(administrator, accomplice)).toEqual([
      "active administrator",
      "active basic_user",
    ]);
  });

  it("restores the rights of an older invitation, still open", async () => {
    const email = `open-${nowMs}@example.com`;
    const [open, ended] = [
      (await ask("POST /users", { email })).body.id,
      (await ask("POST /users", { email: `ended-${email}` })).body.id,
    ];
    const since = wait();
    await permit(open, "administrator");
    await remove(ended);
    await object(since);
    expect(await statesOf(open, ended)).toEqual(["pending basic_user", undefined]);
  });
});
