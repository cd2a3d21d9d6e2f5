import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeBookable } from "../agenda.ts";
import { makeCounter } from "../counter.ts";
import { startTestScheduling, type TestScheduling } from "../harness.ts";
import { type Member, makeMember, makeStudio, type Studio, suspend } from "../studio.ts";

let scheduling: TestScheduling;
let studio: Studio;
beforeAll(async () => {
  scheduling = await startTestScheduling();
  studio = await makeStudio(scheduling);
});
afterAll(() => scheduling.close());

const key = { "idempotency-key": "again" };

const demote = async ({ userId }: Member) => {
  await sql`update scheduling.memberships set permissions = 'basic_user'
    where user_id = ${userId}`.execute(scheduling.context.db);
};

const allowOnly = async ({ userId }: Member, scopes: readonly string[]) => {
  await sql`update scheduling.personal_tokens set scopes = ${scopes}
    where user_id = ${userId}`.execute(scheduling.context.db);
};

describe("idempotent repeat", () => {
  it("of a feed fails without the right to create it", async () => {
    const chief = await makeMember(scheduling, studio, { permissions: "administrator" });
    const own = await makeBookable(scheduling, studio, { userId: chief.userId });
    const others = await makeBookable(scheduling, studio);
    const kinds = [{}, { resource_id: others }, { resource_id: own }];
    const make = (body: object, index: number) =>
      chief.post("/calendars", body, { "idempotency-key": `feed ${index}` });
    const firsts = await Promise.all(kinds.map(make));
    const again = await Promise.all(kinds.map(make));
    expect(again.map(({ text }) => text)).toEqual(firsts.map(({ text }) => text));
    await demote(chief);
    const after = await Promise.all(kinds.map(make));
    expect(after.map(({ status }) => status)).toEqual([403, 403, 201]);
    expect(after[0]!.text).not.toContain("/calendars/");
  });

  it("of a payload fails without the scope to read it", async () => {
    const chief = await makeMember(scheduling, studio, { permissions: "administrator" });
    const fields = { name: "Ours", payload_url: "https://hooks.example.com/", events: ["clients"] };
    const { id } = (await chief.post("/webhooks", fields)).body;
    await chief.post("/clients", { name: "Quiet Bakery" });
    const [payload] = (await chief.get(`/webhooks/${id}/queue`)).body;
    const retry = () => chief.post(`/webhooks/${id}/queue/${payload.id}/retry`, {}, key);
    expect((await retry()).text).toContain("Quiet Bakery");
    await allowOnly(chief, ["webhooks:write"]);
    const { status, text } = await retry();
    expect([status, text.includes("Quiet Bakery")]).toEqual([403, false]);
  });

  it("fails after the end of token, membership, right or account", async () => {
    const own = await makeStudio(scheduling);
    const make = (member: Member) => member.post("/clients", { name: "Bakery" }, key);
    const member = () => makeMember(scheduling, own, { permissions: "manager" });
    const endings: [string, Member, (member: Member) => Promise<unknown>, number][] = [
      ["scope", await member(), (one) => allowOnly(one, ["clients:read"]), 403],
      ["token", await member(), (one) => forget(one, "personal_tokens"), 401],
      ["membership", await member(), (one) => forget(one, "memberships"), 404],
      ["right", await member(), lowerRight, 403],
      ["account", await member(), () => suspend(scheduling, own), 403],
    ];
    for (const [what, one, end, status] of endings) {
      const first = await make(one);
      expect([what, first.status]).toEqual([what, 201]);
      expect([what, (await make(one)).text]).toEqual([what, first.text]);
      await end(one);
      const { status: later, text } = await make(one);
      expect([what, later, text.includes("Bakery")]).toEqual([what, status, false]);
    }
  });

  it("of a hold fails after its token ended", async () => {
    const counter = await makeCounter(scheduling);
    const headers = { "idempotency-key": randomUUID() };
    const hold = () => counter.hold({}, headers);
    const first = await hold();
    expect([first.status, (await hold()).text]).toEqual([201, first.text]);
    await sql`update scheduling.appointments set link_version = link_version + 1
      where account_id = ${counter.accountId}`.execute(scheduling.context.db);
    const { status, text } = await hold();
    expect([status, text.includes(first.body.token)]).toEqual([404, false]);
  });
});

async function forget({ userId }: Member, table: string): Promise<void> {
  await sql`delete from ${sql.table(`scheduling.${table}`)}
    where user_id = ${userId}`.execute(scheduling.context.db);
}

async function lowerRight({ userId }: Member): Promise<void> {
  await sql`update scheduling.memberships set permissions = 'custom', client_rights = 'view'
    where user_id = ${userId}`.execute(scheduling.context.db);
}
