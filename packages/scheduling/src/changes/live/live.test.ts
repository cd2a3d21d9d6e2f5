import { setTimeout as wait } from "node:timers/promises";
import { freshDatabase } from "@frontdesk/database/testing";
import { createLog } from "@frontdesk/server/log";
import { listen } from "@frontdesk/server/test/harness";
import { type Listening, listenTo } from "@frontdesk/server/test/listening";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import {
  type Member,
  makeClient,
  makeMember,
  makeProject,
  makeResource,
  makeStranger,
  makeStudio,
  type Studio,
} from "../../../test/studio.ts";
import { startLive } from "./live.ts";

let scheduling: TestScheduling;
let port = 0;
let clockMs = Date.parse("2026-11-21T08:00:00.250Z");
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => new Date(clockMs) });
  port = await listen(scheduling.server);
});
afterAll(() => scheduling.close());

const opened: Listening[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const { request, ended } of opened.splice(0)) {
    request.destroy();
    await ended;
  }
  await vi.waitFor(() => expect(scheduling.server.streams.ends.size).toBe(0), 60_000);
});

async function hear({ subdomain }: Studio, { token }: Member, headers = {}): Promise<Listening> {
  const stream = await listenTo({
    port,
    path: `/v1/${subdomain}/changes/stream`,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  opened.push(stream);
  return stream;
}

const report = ({ heard }: Listening) =>
  heard().map(({ body }) => [body.type, body.action, body.id]);

async function hearOut(studio: Studio, ...streams: Listening[]): Promise<number> {
  const { id } = await makeClient(studio);
  for (const stream of streams) {
    await vi.waitFor(() => expect(report(stream)).toContainEqual(["client", "create", id]), 60_000);
  }
  return id;
}

describe("live stream of an account", () => {
  it("sends kind and action right after a change", async () => {
    const studio = await makeStudio(scheduling);
    await makeProject(studio);
    const stream = await hear(studio, studio);
    expect(stream.answer.statusCode).toBe(200);
    const { id } = await makeClient(studio);
    await studio.put(`/clients/${id}`, { name: "Later" });
    await studio.delete(`/clients/${id}`);
    await vi.waitFor(() => expect(stream.heard()).toHaveLength(3), 60_000);
    const hint = { type: "client", id, at: "2026-11-21T08:00:00.250Z" };
    expect(stream.heard()).toEqual(
      ["create", "update", "delete"].map((action) => ({
        id: expect.stringMatching(/^\d+$/),
        type: "client",
        body: { ...hint, action },
      })),
    );
  });

  it("sends nothing of other accounts", async () => {
    const [studio, other] = [await makeStudio(scheduling), await makeStudio(scheduling)];
    const stream = await hear(studio, studio);
    await makeClient(other);
    const id = await hearOut(studio, stream);
    expect(report(stream)).toEqual([["client", "create", id]]);
  });

  it("resumes after Last-Event-ID and repeats recent events", async () => {
    const studio = await makeStudio(scheduling);
    const [first, second] = [await makeClient(studio), await makeClient(studio)];
    clockMs += 60_000;
    const stream = await hear(studio, studio);
    const third = await hearOut(studio, stream);
    const [{ id: last = "" } = {}] = stream.heard();
    stream.request.destroy();
    clockMs += 60_000;
    const missed = await makeProject(studio);
    const again = await hear(studio, studio, { "last-event-id": last });
    const fifth = await hearOut(studio, again);
    expect(report(again)).toEqual([
      ["client", "create", third],
      ["project", "create", missed.id],
      ["client", "create", fifth],
    ]);
    expect([first.id, second.id]).not.toContain(third);
  });

  it("sends an id before the first event", async () => {
    const studio = await makeStudio(scheduling);
    clockMs += 60_000;
    const stream = await hear(studio, studio);
    await vi.waitFor(() => expect(stream.text()).toMatch(/^id: \d+\n\n/m), 60_000);
    const [, last = ""] = /^id: (\d+)$/m.exec(stream.text()) ?? [];
    stream.request.destroy();
    const missed = await makeProject(studio);
    clockMs += 60_000;
    const again = await hear(studio, studio, { "last-event-id": last });
    const next = await hearOut(studio, again);
    expect(report(again).slice(-2)).toEqual([
      ["project", "create", missed.id],
      ["client", "create", next],
    ]);
  });

  it("misses no entry that commits after a later id", async () => {
    const { db } = scheduling.context;
    const studio = await makeStudio(scheduling);
    const stream = await hear(studio, studio);
    // Early id, late commit.
    const { rows } = await sql<{ id: number }>`
      select nextval(pg_get_serial_sequence('scheduling.audit_entries', 'id')) as id`.execute(db);
    const later = await hearOut(studio, stream);
    await sql`insert into scheduling.audit_entries (account_id, id, at, kind, subject_id, action)
      overriding system value values (${studio.accountId}, ${rows[0]!.id}, now(), 'booking', 77,
        'create')`.execute(db);
    await vi.waitFor(() => expect(stream.heard()).toHaveLength(2), 60_000);
    expect(report(stream)).toEqual([
      ["client", "create", later],
      ["booking", "create", 77],
    ]);
  });

  it("sends each event once over a long connection", async () => {
    const studio = await makeStudio(scheduling);
    const stream = await hear(studio, studio);
    const ids = [];
    for (let count = 0; count < 5; count += 1) ids.push(await hearOut(studio, stream));
    expect(report(stream)).toEqual(ids.map((id) => ["client", "create", id]));
  });
});

it("live stream: logs one line while the database is down", async () => {
  const empty = await freshDatabase([]);
  const lines: string[] = [];
  const log = createLog({ level: "info", destination: { write: (line) => lines.push(line) } });
  const live = startLive({ db: empty.db, now: () => new Date(), log });
  live.listen(1, { through: 0, ids: new Set() }, () => {});
  await expect.poll(() => lines.length).toBe(1);
  await wait(2_500);
  await live.stop();
  await empty.close();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: "error", loop: "changes that are listened to" },
  ]);
});

describe("live hints", () => {
  it("cover only kinds that the member may list", async () => {
    const studio = await makeStudio(scheduling);
    const rights = { clients: "none", resources: "none" } as const;
    const guest = await makeMember(scheduling, studio, { permissions: "custom", rights });
    const scopes = ["bookings:read", "clients:read"] as const;
    const narrow = await makeMember(scheduling, studio, { permissions: "administrator", scopes });
    const streams = [await hear(studio, studio), await hear(studio, guest)] as const;
    const ofClients = await hear(studio, narrow);
    const webhook = { name: "w", payload_url: "https://example.com", events: ["clients"] };
    await studio.post("/webhooks", webhook);
    const capacity = await makeResource(studio);
    await studio.post("/calendars", { resource_id: capacity.id });
    await makeProject(studio);
    await hearOut(studio, streams[0], ofClients);
    const kinds = (stream: Listening) => report(stream).map(([kind]) => kind);
    expect(kinds(streams[0])).toEqual(["webhook", "resource", "feed", "project", "client"]);
    expect(kinds(ofClients)).toEqual(["client"]);
    await makeProject(studio);
    await vi.waitFor(() => expect(kinds(streams[1])).toHaveLength(2), 60_000);
    expect(kinds(streams[1])).toEqual(["project", "project"]);
  });

  it("follow changed rights", async () => {
    const studio = await makeStudio(scheduling);
    const member = await makeMember(scheduling, studio);
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const stream = await hear(studio, member);
    const seen = await hearOut(studio, stream);
    await sql`update scheduling.memberships set client_rights = 'none'
      where account_id = ${studio.accountId} and user_id = ${member.userId}`.execute(
      scheduling.context.db,
    );
    await vi.advanceTimersByTimeAsync(30_000);
    await vi.waitFor(async () => {
      const all = await hear(studio, studio);
      await hearOut(studio, all);
      expect(report(stream)).toEqual([["client", "create", seen]]);
    }, 60_000);
  });
});

describe("live listeners", () => {
  it("are members with a token to read bookings", async () => {
    const studio = await makeStudio(scheduling);
    const stranger = await makeStranger(scheduling, studio);
    const narrow = await makeMember(scheduling, studio, { scopes: ["clients:read"] });
    expect((await stranger.get("/changes/stream")).status).toBe(404);
    expect((await narrow.get("/changes/stream")).body.error).toBe("insufficient_scope");
    expect((await hear(studio, { ...studio, token: "fdp_none" })).answer.statusCode).toBe(401);
  });

  it("are disconnected when access ends", async () => {
    const studio = await makeStudio(scheduling);
    const member = await makeMember(scheduling, studio);
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const stream = await hear(studio, member);
    await sql`update scheduling.personal_tokens set revoked_at = now()
      where user_id = ${member.userId}`.execute(scheduling.context.db);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await stream.ended).toBe("ended");
  });

  it("are limited to five at once, with an error in the API format", async () => {
    const studio = await makeStudio(scheduling);
    for (let count = 0; count < 5; count += 1) await hear(studio, studio);
    const listening = await hear(studio, studio);
    await listening.ended;
    expect([listening.answer.statusCode, listening.answer.headers["retry-after"]]).toEqual([
      429,
      "15",
    ]);
    expect(JSON.parse(listening.text())).toEqual({
      error: "rate_limited",
      error_description: "Too many requests; try again in 15 seconds",
    });
    const colleague = await makeMember(scheduling, studio);
    expect((await hear(studio, colleague)).answer.statusCode).toBe(200);
  });

  it("reconnect after a restart", async () => {
    const other = await startTestScheduling();
    const studio = await makeStudio(other);
    const stream = await listenTo({
      port: await listen(other.server),
      path: `/v1/${studio.subdomain}/changes/stream`,
      headers: { authorization: `Bearer ${studio.token}` },
    });
    await other.close();
    expect(await stream.ended).toBe("ended");
  });
});
