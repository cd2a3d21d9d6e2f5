import { atomically } from "@frontdesk/database/atomically";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { personIdOf, sendByDesk } from "../../../test/desk.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { type Json, makeMember, makeStudio, type Studio } from "../../../test/studio.ts";
import { activateMember } from "../../parties/users/store.ts";

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
  const { db, attendants } = scheduling.context;
  const period = { since, until: wait() };
  return await atomically(db, async (db) => {
    const lines = await attendants.listAccess(db, personId, period);
    await attendants.endAccess(db, personId, period);
    return lines;
  });
}

const ids = async (path: `/${string}`): Promise<number[]> =>
  (await ask(`GET ${path}`)).body.map(({ id }: Json) => id);

describe("objection: access to an account since the thief's first change", () => {
  it("feeds, webhooks and invited members end; older ones stay", async () => {
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

  it("access that an invited member gave ends as well", async () => {
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

  it("a changed webhook of another maker is paused until it has another secret", async () => {
    const other = await makeMember(scheduling, studio, { permissions: "administrator" });
    const { id } = (await other.post("/webhooks", { ...hook, secret: "known" })).body;
    const since = wait();
    await ask(`PUT /webhooks/${id}`, { payload_url: "https://thief.example.com/" });
    expect(await object(since)).toEqual(["The studio “Studio”: 1 changed webhook"]);
    const paused = { paused: true, paused_reason: "maker_left" };
    expect((await ask(`GET /webhooks/${id}`)).body).toMatchObject(paused);
    expect((await ask(`PUT /webhooks/${id}`, { paused: false })).status).toBe(422);
  });

  it("a person who is no administrator any more removes no member", async () => {
    const { userId } = await makeMember(scheduling, studio, { permissions: "administrator" });
    const former = personId;
    personId = await personIdOf(scheduling, userId);
    const since = wait();
    const { id } = (await ask("POST /users", { email: `one-${nowMs}@example.com` })).body;
    await ask(`PUT /users/${userId}`, { permissions: "basic_user" }, former);
    expect(await object(since)).toEqual([]);
    expect((await ask(`GET /users/${id}`, undefined, former)).status).toBe(200);
  });

  it("without a period, only tokens and applications end", async () => {
    const feed = (await ask("POST /calendars", {})).body;
    const { db, attendants } = scheduling.context;
    await atomically(db, (db) => attendants.endAccess(db, personId));
    expect(await ids("/calendars")).toEqual([feed.id]);
    expect((await studio.get("/calendars")).status).toBe(401);
  });
});
