import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeBookable } from "../../../test/agenda.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeMember, makeStranger, makeStudio, type Studio } from "../../../test/studio.ts";

let scheduling: TestScheduling;
let studio: Studio;
beforeAll(async () => {
  scheduling = await startTestScheduling();
  studio = await makeStudio(scheduling);
});
afterAll(() => scheduling.close());

const statusAt = async (address: string): Promise<number> =>
  (await scheduling.send(`GET ${new URL(address).pathname}`)).status;

describe("feed", () => {
  it("has a secret address, shown once", async () => {
    const resource = await makeBookable(scheduling, studio);
    const { status, body, headers } = await studio.post("/calendars", { resource_id: resource });
    const { address, ...view } = body;
    expect([status, headers.location]).toEqual([
      201,
      `/v1/${studio.subdomain}/calendars/${body.id}`,
    ]);
    expect(view).toEqual({
      id: body.id,
      account_id: studio.accountId,
      resource_id: resource,
      creator_id: studio.userId,
      created_at: expect.any(String),
    });
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:4020\/calendars\/\d+-[\w-]{43}\.ics$/);
    expect((await studio.get(`/calendars/${body.id}`)).body).toEqual(view);
    expect((await studio.get("/calendars")).body).toContainEqual(view);
    expect(await statusAt(address)).toBe(200);
    const secret = /-([\w-]{43})/.exec(address)![1]!;
    expect(scheduling.logged()).not.toContain(secret);
    const { rows } = await sql`select to_jsonb(f) as row from scheduling.feeds f
      union all select to_jsonb(a) from scheduling.audit_entries a`.execute(scheduling.context.db);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it("of the account needs no resource", async () => {
    for (const body of [{}, { resource_id: 0 }, { resource_id: "" }]) {
      expect((await studio.post("/calendars", body)).body.resource_id).toBeNull();
    }
  });

  it("ends on revocation", async () => {
    const { body } = await studio.post("/calendars");
    expect(await statusAt(body.address)).toBe(200);
    expect((await studio.delete(`/calendars/${body.id}`)).status).toBe(204);
    expect(await statusAt(body.address)).toBe(404);
    expect((await studio.delete(`/calendars/${body.id}`)).status).toBe(404);
    expect((await studio.get(`/calendars/${body.id}`)).status).toBe(404);
  });

  it("refuses an unknown resource", async () => {
    const other = await makeStudio(scheduling);
    const foreign = await makeBookable(scheduling, other);
    for (const id of [foreign, 999_999]) {
      const { status, body } = await studio.post("/calendars", { resource_id: id });
      const errors = { resource_id: ["is not a resource of this account"] };
      expect([status, body.errors]).toEqual([422, errors]);
    }
  });

  it.each(["x.ics", "1-x.ics", `1-${"a".repeat(43)}`, `1-${"a".repeat(43)}.ics`, ".ics"])(
    "is not found at %s",
    async (name) => {
      expect((await scheduling.send(`GET /calendars/${name}`)).status).toBe(404);
    },
  );

  it("is not found under another account's number", async () => {
    const { body } = await studio.post("/calendars");
    const other = await makeStudio(scheduling);
    const updated = body.address.replace(/\/\d+-/, `/${other.accountId}-`);
    expect(await statusAt(updated)).toBe(404);
  });
});

describe("feeds", () => {
  it("members create only their own resource's", async () => {
    const member = await makeMember(scheduling, studio);
    const own = await makeBookable(scheduling, studio, { userId: member.userId });
    const other = await makeBookable(scheduling, studio);
    expect((await member.post("/calendars", { resource_id: other })).status).toBe(403);
    expect((await member.post("/calendars")).status).toBe(403);
    const { status, body } = await member.post("/calendars", { resource_id: own });
    expect([status, await statusAt(body.address)]).toEqual([201, 200]);
  });

  it("of others require an administrator to see and revoke", async () => {
    const member = await makeMember(scheduling, studio);
    const own = await makeBookable(scheduling, studio, { userId: member.userId });
    const mine = (await member.post("/calendars", { resource_id: own })).body.id;
    const theirs = (await studio.post("/calendars")).body.id;
    const ofMe = (await studio.post("/calendars", { resource_id: own })).body.id;
    const listed = (await member.get("/calendars")).body.map(({ id }: { id: number }) => id);
    expect(listed).toEqual([mine, ofMe]);
    expect((await member.get(`/calendars/${theirs}`)).status).toBe(403);
    expect((await member.delete(`/calendars/${theirs}`)).status).toBe(403);
    expect((await member.delete(`/calendars/${ofMe}`)).status).toBe(204);
    expect((await studio.delete(`/calendars/${mine}`)).status).toBe(204);
  });

  it("end when their creator loses access", async () => {
    const { db } = scheduling.context;
    const chief = await makeMember(scheduling, studio, { permissions: "administrator" });
    const own = await makeBookable(scheduling, studio, { userId: chief.userId });
    const ofAll = (await chief.post("/calendars")).body.address;
    const ofOwn = (await chief.post("/calendars", { resource_id: own })).body.address;
    expect([await statusAt(ofAll), await statusAt(ofOwn)]).toEqual([200, 200]);
    await sql`update scheduling.memberships set permissions = 'basic_user'
      where user_id = ${chief.userId}`.execute(db);
    expect([await statusAt(ofAll), await statusAt(ofOwn)]).toEqual([404, 200]);
    await sql`delete from scheduling.memberships where user_id = ${chief.userId}`.execute(db);
    expect(await statusAt(ofOwn)).toBe(404);
  });

  it("show nothing while their creator may not see bookings", async () => {
    const member = await makeMember(scheduling, studio);
    const own = await makeBookable(scheduling, studio, { userId: member.userId });
    const { address } = (await member.post("/calendars", { resource_id: own })).body;
    const mayNot = { permissions: "custom", booking_rights: "none" };
    expect((await studio.put(`/users/${member.userId}`, mayNot)).status).toBe(200);
    expect((await member.get("/bookings")).status).toBe(403);
    expect((await member.post("/calendars", { resource_id: own })).status).toBe(403);
    expect(await statusAt(address)).toBe(404);
    await studio.put(`/users/${member.userId}`, { booking_rights: "view" });
    expect(await statusAt(address)).toBe(200);
  });

  it("have pages", async () => {
    const own = await makeStudio(scheduling);
    const ids: number[] = [];
    for (let created = 0; created < 3; created += 1)
      ids.push((await own.post("/calendars")).body.id);
    const { body, headers } = await own.get("/calendars?limit=2&offset=1");
    expect(body.map(({ id }: { id: number }) => id)).toEqual(ids.slice(1));
    expect(headers["x-total-count"]).toBe("3");
  });

  it("of another account are invisible, and require scopes", async () => {
    const { body } = await studio.post("/calendars");
    const other = await makeStudio(scheduling);
    const stranger = await makeStranger(scheduling, studio);
    const paths = [
      ["GET", "/calendars", "calendars:write"],
      ["POST", "/calendars", "calendars:read"],
      ["GET", `/calendars/${body.id}`, "calendars:write"],
      ["DELETE", `/calendars/${body.id}`, "calendars:read"],
    ] as const;
    for (const [method, path, wrong] of paths) {
      const route = `${method} /v1/${studio.subdomain}${path}` as const;
      expect((await scheduling.send(route, { token: stranger.token })).status).toBe(404);
      const { token } = await makeMember(scheduling, studio, {
        permissions: "administrator",
        scopes: [wrong],
      });
      expect((await scheduling.send(route, { token })).body.error).toBe("insufficient_scope");
      if (path === "/calendars") continue;
      const foreign = `${method} /v1/${other.subdomain}${path}` as const;
      expect((await scheduling.send(foreign, { token: other.token })).status).toBe(404);
    }
    expect(await statusAt(body.address)).toBe(200);
  });
});
