import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { onPostgres } from "@frontdesk/database/testing";
import { startReceiver } from "@frontdesk/platform/test/receiver";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { makeChange } from "../../../test/changes.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makePerson, type Person } from "../../../test/oauth.ts";
import {
  type Json,
  type Member,
  makeMember,
  makeStudio,
  type Studio,
} from "../../../test/studio.ts";
import { presets } from "../../core/rights.ts";
import { insertMember } from "../../parties/users/store.ts";

let scheduling: TestScheduling;
let studio: Studio;
let member: Member;
beforeAll(async () => {
  scheduling = await startTestScheduling({ settings: { webhooksToPrivate: true } });
});
afterAll(() => scheduling.close());
beforeEach(async () => {
  studio = await makeStudio(scheduling);
  member = await makeMember(scheduling, studio, { permissions: "administrator" });
});

const hook = { name: "Ours", payload_url: "https://a.example.com/", events: ["clients"] };
const left = { paused: true, paused_reason: "maker_left" };
const going = { paused: false, paused_reason: null };
const create = async (by: Member, fields: object = {}): Promise<number> =>
  (await by.post("/webhooks", { ...hook, secret: "known to them", ...fields })).body.id;
const show = async (id: number) => (await studio.get(`/webhooks/${id}`)).body;
const put = (id: number, body: object) => studio.put(`/users/${id}`, body);

async function mailsTo(email: string): Promise<string[]> {
  const folder = join(scheduling.context.settings.dataFolder, "mail");
  const mails = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  return mails.filter((mail) => mail.includes(`To: ${email}`));
}

describe("invited member", () => {
  const invite = (body: object) => studio.post("/users", body);

  it("gets an email, and has the given rights after accepting", async () => {
    const guest = await makePerson(scheduling);
    const invited = { email: guest.email, permissions: "manager", color: "00aa00" };
    const { status, body, headers } = await invite(invited);
    expect([status, body]).toMatchObject([
      201,
      { ...invited, color: "#00AA00", activation_state: "pending", client_rights: "manage_own" },
    ]);
    expect(headers.location).toMatch(new RegExp(`/users/${body.id}$`));
    const mail = await vi.waitFor(async () => {
      const sent = (await mailsTo(guest.email)).find((text) => text.includes("/join/"));
      expect(sent).toBeDefined();
      return sent!;
    }, 60_000);
    const link = /\/join\/[\w-]+/.exec(mail.replace(/=\r?\n/g, ""))![0];
    await guest.visitor.get(link);
    await guest.visitor.submit({});
    expect((await studio.get(`/users/${body.id}`)).body).toMatchObject({
      activation_state: "active",
      permissions: "manager",
    });
    const again = await invite(invited);
    expect([again.status, again.body.errors]).toEqual([
      422,
      { email: ["already belongs to a member"] },
    ]);
  });

  it("gets another email on a second invitation, with the latest rights", async () => {
    const email = "twice@example.com";
    const chosen = { permissions: "custom", booking_rights: "manage_own", report_rights: "none" };
    const [first, second] = [await invite({ email }), await invite({ email, ...chosen })];
    expect(first.body).toMatchObject({ permissions: "basic_user", booking_rights: "view" });
    expect(second.body).toMatchObject({ id: first.body.id, ...chosen, client_rights: "view" });
    await vi.waitFor(async () => expect(await mailsTo(email)).toHaveLength(2), 60_000);
    const audited: Json[] = (await studio.get(`/audit?kind=user&subject_id=${first.body.id}`)).body;
    expect(audited.map(({ action }) => action).sort()).toEqual(["create", "update"]);
  });

  it("may see only their own appointments, and gets it in an invitation and a change", async () => {
    const chosen = { permissions: "custom", booking_rights: "manage_own", own_only: true };
    const { body } = await invite({ email: "own@example.com", ...chosen });
    expect(body).toMatchObject({ ...chosen, client_rights: "view" });
    expect((await invite({ email: "own@example.com" })).body.own_only).toBe(false);
    const { status, body: changed } = await put(body.id, { own_only: true });
    expect([status, changed.own_only]).toEqual([200, true]);
    expect((await put(body.id, { color: "00aa00" })).body.own_only).toBe(true);
    expect((await studio.get(`/users/${body.id}`)).body.own_only).toBe(true);
    expect((await studio.get(`/users/${studio.userId}`)).body.own_only).toBe(false);
  });

  it("cannot see only their own appointments as an administrator or with manage_all", async () => {
    const email = "all@example.com";
    const words = { own_only: ["must be false for administrators and with manage_all"] };
    const all = { permissions: "custom", project_rights: "manage_all" };
    for (const rights of [all, { permissions: "administrator" }]) {
      const { status, body } = await invite({ email, ...rights, own_only: true });
      expect([status, body.errors]).toEqual([422, words]);
      const { userId } = await makeMember(scheduling, studio, { ownOnly: true });
      const kept = await put(userId, rights);
      expect([kept.status, kept.body.errors]).toEqual([422, words]);
      expect((await put(userId, { ...rights, own_only: false })).status).toBe(200);
    }
  });

  it("requires an administrator, an address and consistent rights", async () => {
    const other = await makeMember(scheduling, studio, { permissions: "manager" });
    const email = "who@example.com";
    expect((await other.post("/users", { email })).status).toBe(403);
    const problems = async (body: object) => (await invite(body)).body.errors;
    expect(await problems({ email: "nobody" })).toEqual({ email: ["must be an email address"] });
    expect(await problems({ email, booking_rights: "view" })).toEqual({
      permissions: ["must be custom if individual permissions are set"],
    });
    expect(Object.keys(await problems({}))).toEqual(["email"]);
    expect(await mailsTo(email)).toEqual([]);
  });

  it("is invited once per idempotency key", async () => {
    const [email, key] = ["keyed@example.com", { "idempotency-key": "invite-1" }];
    const answers = [
      await studio.post("/users", { email }, key),
      await studio.post("/users", { email }, key),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    await vi.waitFor(async () => expect(await mailsTo(email)).toHaveLength(1), 60_000);
  });
});

describe("member", () => {
  it("gets the rights of a preset, or chosen ones, and a color", async () => {
    const { userId: id } = member;
    const changed = await put(id, { permissions: "manager", color: "00aa00" });
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { id, permissions: "manager", booking_rights: "manage_own", color: "#00AA00", owner: false },
    ]);
    const chosen = { permissions: "custom", booking_rights: "none", report_rights: "none" };
    expect((await put(id, chosen)).body).toMatchObject({ ...chosen, client_rights: "manage_own" });
    expect((await put(id, { client_rights: "view" })).body).toMatchObject({
      booking_rights: "none",
      client_rights: "view",
    });
    expect((await member.get("/bookings")).status).toBe(403);
    const audited: Json[] = (await studio.get(`/audit?kind=user&subject_id=${id}`)).body;
    expect(audited.map(({ action }) => action)).toEqual(["update", "update", "update"]);
  });

  it("cannot get single rights together with a preset", async () => {
    const { status, body } = await put(member.userId, { booking_rights: "view" });
    const words = "must be custom if individual permissions are set";
    expect([status, body.errors]).toEqual([422, { permissions: [words] }]);
  });

  it("only administrators change and remove members, and never the owner", async () => {
    const other = await makeMember(scheduling, studio, { permissions: "manager" });
    const path = `/users/${member.userId}`;
    expect((await other.put(path, { permissions: "manager" })).status).toBe(403);
    expect((await other.delete(path)).status).toBe(403);
    const owner = `/users/${studio.userId}`;
    for (const { status, body } of [
      await member.put(owner, { permissions: "manager" }),
      await member.delete(owner),
    ]) {
      expect([status, body.error_description]).toEqual([
        403,
        "The owner can only transfer the account",
      ]);
    }
    expect((await studio.put("/users/999999", {})).status).toBe(404);
    expect((await studio.delete("/users/999999")).status).toBe(404);
  });

  it("after removal has no access, and their resource has no person", async () => {
    const type = (await studio.get("/resource_types")).body[0].id;
    const { body: me } = await member.get("/users/me");
    const fields = { resource_type_id: type, first_name: "Kim", email: me.email, invite: true };
    const { id, user_id } = (await studio.post("/resources", fields)).body;
    expect(user_id).toBe(member.userId);
    const webhook = await create(member);
    const feed = (await member.post("/calendars")).body;
    expect((await studio.delete(`/users/${member.userId}`)).status).toBe(204);
    expect((await member.get("/users/me")).status).toBe(404);
    expect((await studio.get(`/resources/${id}`)).body).toMatchObject({ id, user_id: null });
    expect(await show(webhook)).toMatchObject(left);
    const { pathname } = new URL(feed.address);
    expect((await scheduling.send(`GET ${pathname}`)).status).toBe(404);
    const messages: Json[] = (await studio.get(`/audit?kind=resource&subject_id=${id}`)).body;
    expect(messages.at(-1)).toMatchObject({ action: "update", after: { user_id: null } });
  });
});

describe("former administrator", () => {
  it("loses webhooks at once, and the other administrators get an email", async () => {
    const receiver = await startReceiver();
    const [theirs, other] = [
      await create(member, { payload_url: receiver.url }),
      await create(studio, { payload_url: receiver.url }),
    ];
    const { email } = (await studio.get("/v1/me")).body;
    await put(member.userId, { color: "#000000" });
    expect(await show(theirs)).toMatchObject(going);
    await makeChange(scheduling, studio);
    await put(member.userId, { permissions: "manager" });
    expect([await show(theirs), await show(other)]).toMatchObject([left, going]);
    await scheduling.delivery.drain();
    expect(receiver.received).toHaveLength(1);
    await receiver.close();
    await vi.waitFor(async () => expect(await mailsTo(email)).toHaveLength(1), 60_000);
    const { email: own } = (await member.get("/v1/me")).body;
    expect(await mailsTo(own)).toEqual([]);
    const taken = await studio.put(`/webhooks/${theirs}`, { paused: false, secret: "a new one" });
    expect(taken.body).toMatchObject({ ...going, user_id: studio.userId });
    await put(member.userId, { permissions: "administrator" });
    await put(member.userId, { permissions: "basic_user" });
    expect(await show(theirs)).toMatchObject(going);
  });
});

describe("ownership transfer", () => {
  let next: Person;
  const path = () => `/v1/accounts/${studio.subdomain}`;
  beforeEach(async () => {
    next = await makePerson(scheduling, "Nora Next");
    await insertMember(scheduling.context.db, {
      accountId: studio.accountId,
      userId: next.userId,
      permissions: "basic_user",
      rights: presets.basic_user,
      ownOnly: false,
      color: "#3366CC",
      state: "active",
      at: scheduling.context.now(),
    });
  });

  const offer = (by: Member = studio, user_id = next.userId) =>
    by.post(`${path()}/owner`, { user_id });

  async function accept(): Promise<void> {
    const [mail] = await vi.waitFor(async () => {
      const mails = await mailsTo(next.email);
      expect(mails.some((text) => text.includes("wants to transfer it"))).toBe(true);
      return mails.filter((text) => text.includes("wants to transfer it"));
    }, 60_000);
    const [link = ""] =
      /\/join\/[\w-]+/.exec(mail!.replaceAll("=\n", "").replaceAll("=\r\n", "")) ?? [];
    await next.visitor.get(link);
    expect(await next.visitor.submit({})).toMatchObject({ status: 303 });
  }

  it("completes on acceptance and stops the former owner's webhooks", async () => {
    const [theirs, other, listening] = [
      await create(studio),
      await create(member),
      await create(member, { events: ["accounts"] }),
    ];
    expect((await offer()).status).toBe(202);
    expect((await studio.get("/users/me")).body.owner).toBe(true);
    expect(await show(theirs)).toMatchObject(going);
    const before = (await studio.get(path())).body;
    await accept();
    expect((await studio.get("/users/me")).body).toMatchObject({
      owner: false,
      permissions: "administrator",
    });
    const { body: owner } = await studio.get(`/users/${next.userId}`);
    expect(owner).toMatchObject({ owner: true, permissions: "administrator" });
    const after = (await studio.get(path())).body;
    expect(after.owner.name).toBe("Nora Next");
    expect([await show(theirs), await show(other)]).toMatchObject([left, going]);
    const [{ model }] = (await studio.get(`/webhooks/${listening}/queue`)).body;
    expect(model.payload).toEqual({ ...after, action: "update", type: "account" });
    const audited: Json[] = (await studio.get("/audit?kind=account")).body;
    expect(audited.at(-1)).toMatchObject({ user_id: next.userId, before, after });
  });

  it("requires the owner, and another member as receiver", async () => {
    const { status, body } = await offer(member);
    expect([status, body.error_description]).toEqual([
      403,
      "Only the owner may transfer the account",
    ]);
    for (const id of [studio.userId, 999_999]) {
      const reply = await offer(studio, id);
      expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, ["user_id"]]);
    }
  });

  it("fails if the receiver is no longer a member", async () => {
    await offer();
    await studio.delete(`/users/${next.userId}`);
    await accept();
    expect((await studio.get("/users/me")).body.owner).toBe(true);
  });
});

describe.runIf(onPostgres)("webhook created during loss of rights", () => {
  it("does not survive", async () => {
    for (let round = 0; round < 4; round += 1) {
      await put(member.userId, { permissions: "administrator" });
      const makes = Array.from({ length: 6 }, () => member.post("/webhooks", hook));
      await put(member.userId, { permissions: "manager" });
      for (const { status } of await Promise.all(makes)) expect([201, 403]).toContain(status);
      const all: Json[] = (await studio.get("/webhooks")).body;
      const own = all.filter(({ user_id }) => user_id === member.userId);
      expect(own.filter(({ paused }) => !paused)).toEqual([]);
    }
  });
});
