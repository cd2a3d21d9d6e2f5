import { onPostgres } from "@frontdesk/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { jane, makeCounter, makeService, monday } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { someoneWaits } from "../../../test/waiting.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";

let now = new Date("2027-02-20T09:00:00Z");
let scheduling: TestScheduling;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => now });
});
afterAll(() => scheduling.close());

const counted = (statuses: readonly number[]) =>
  Object.fromEntries(
    Map.groupBy(statuses, (status) => status)
      .entries()
      .map(([status, all]) => [status, all.length]),
  );

const at = (hour: number, minute: number) =>
  `${monday}T${[hour, minute].map((part) => String(part).padStart(2, "0")).join(":")}:00Z`;

const concurrent = async <Result>(count: number, ask: (index: number) => Promise<Result>) =>
  await Promise.all(Array.from({ length: count }, (_, index) => ask(index)));

describe.runIf(onPostgres)("concurrent customers", () => {
  it("one of sixty gets the slot, the others a refusal", async () => {
    const counter = await makeCounter(scheduling);
    const answers = await concurrent(60, () => counter.hold());
    expect(counted(answers.map(({ status }) => status))).toEqual({ 201: 1, 409: 59 });
    expect(new Set(answers.flatMap(({ body }) => body.error ?? []))).toEqual(
      new Set(["slot_taken"]),
    );
    expect((await reconcile(scheduling.context)).findings).toEqual([]);
  });

  it("as many succeed as there are resources, each with another", async () => {
    const counter = await makeCounter(scheduling, { resources: 5 });
    const answers = await concurrent(30, () => counter.hold());
    expect(counted(answers.map(({ status }) => status))).toEqual({ 201: 5, 409: 25 });
    const who = answers.flatMap(({ body }) => body.resources?.[0].id ?? []);
    expect(who.sort()).toEqual(counter.resourceIds.toSorted());
  });

  it("services of two parts permit holds in any order of their parts", async () => {
    const counter = await makeCounter(scheduling, { resources: 2 });
    const [one, other] = counter.resourceIds;
    const part = (id: number | undefined, name: string) => ({
      id: name,
      name,
      resource_ids: [id],
      count: 1,
      choosable: false,
    });
    const { db } = scheduling.context;
    const parts = [part(one, "a"), part(other, "b")];
    await sql`update scheduling.services set parts = ${JSON.stringify(parts)}::jsonb
      where account_id = ${counter.accountId}`.execute(db);
    const turned = await makeService(scheduling, counter, { parts: parts.toReversed() });
    const answers = await concurrent(20, (index) =>
      counter.hold(index % 2 === 0 ? {} : { service_id: turned }),
    );
    expect(counted(answers.map(({ status }) => status))).toEqual({ 201: 1, 409: 19 });
    expect((await reconcile(scheduling.context)).findings).toEqual([]);
  });

  it("one of several changes to the same revision succeeds", async () => {
    const counter = await makeCounter(scheduling, { resources: 10 });
    await counter.confirmed();
    const [{ id, session_id: sessionId }] = (await counter.get("/appointments")).body;
    const tagOf = async (path: string) => (await counter.get(path)).headers.etag as string;
    const paths = [`/appointments/${id}`, `/sessions/${sessionId}`] as const;
    for (const [nth, path] of paths.entries()) {
      const tag = { "if-match": await tagOf(path) };
      const moves = await concurrent(7, (index) =>
        counter.put(path, { starts_at: at(9 + index, 15 * (nth + 1)) }, tag),
      );
      expect(counted(moves.map(({ status }) => status))).toEqual({ 200: 1, 412: 6 });
    }
    const path = `/appointments/${id}` as const;
    const tag = { "if-match": await tagOf(path) };
    const noted = await concurrent(8, (index) => counter.put(path, { notes: `${index}` }, tag));
    expect(counted(noted.map(({ status }) => status))).toEqual({ 200: 1, 412: 7 });
    const untagged = await concurrent(4, (index) => counter.put(path, { notes: `${index}` }));
    expect(counted(untagged.map(({ status }) => status))).toEqual({ 200: 4 });
  });

  it("one call cancels or reschedules, and later calls see the result", async () => {
    const counter = await makeCounter(scheduling);
    const { token } = (await counter.confirmed()).body;
    const to = { starts_at: `${monday}T13:00:00Z` };
    const answers = await concurrent(10, (index) =>
      index % 2 === 0
        ? counter.of(token).post("cancel", { expected_refund: 0 })
        : counter.of(token).post("reschedule", to),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect((await counter.of(token).get()).body.state).toBe("cancelled");
    const { rows } = await sql`select from scheduling.bookings
      where account_id = ${counter.accountId} and deleted_at is null`.execute(
      scheduling.context.db,
    );
    expect(rows).toEqual([]);
    expect((await reconcile(scheduling.context)).findings).toEqual([]);
  });

  it("a reschedule behind a zone change reaches the requested moment", async () => {
    const { db } = scheduling.context;
    const counter = await makeCounter(scheduling);
    const { token } = (await counter.confirmed()).body;
    const own = sql`account_id = ${counter.accountId} and id = ${counter.resourceIds[0]}`;
    const request = await db.transaction().execute(async (inside) => {
      await sql`select from scheduling.resources where ${own} for update`.execute(inside);
      const response = counter.of(token).post("reschedule", { starts_at: at(14, 0) });
      await someoneWaits(db);
      await sql`update scheduling.resources set timezone = 'Copenhagen' where ${own}`.execute(
        inside,
      );
      return { moved: response };
    });
    const { status, body } = await request.moved;
    expect([status, body.starts_at]).toEqual([200, `${monday}T14:00:00.000Z`]);
    const [booking] = (await counter.get(`/bookings?start_date=${monday}`)).body;
    expect(booking).toMatchObject({ start_time: 15 * 60, timezone: "Copenhagen" });
  });

  it("one of several deciders decides a request, however late", async () => {
    const counter = await makeCounter(scheduling, { service: { approval: "required" } });
    for (const hour of [10, 12, 14]) {
      await counter.confirmed({ starts_at: `${monday}T${hour}:00:00Z` });
      const [{ id }] = (await counter.get("/appointments?state[]=requested")).body;
      const decided = concurrent(8, (index) =>
        counter.post(`/appointments/${id}/${index % 2 === 0 ? "approve" : "decline"}`, {}),
      );
      if (hour === 14) now = new Date(now.getTime() + 48 * 60 * 60_000);
      await Promise.all([decided, scheduling.sweeping.drain()]);
      const statuses = counted((await decided).map(({ status }) => status));
      const isAnswered = statuses[200] === 1;
      expect(statuses).toEqual(isAnswered ? { 200: 1, 409: 7 } : { 409: 8 });
      const { state } = (await counter.get(`/appointments/${id}`)).body;
      expect(["confirmed", "declined"]).toContain(state);
      expect((await reconcile(scheduling.context)).findings).toEqual([]);
    }
  });

  it("a customer sending details twice gets one appointment and one client record", async () => {
    const counter = await makeCounter(scheduling);
    const { token } = (await counter.hold()).body;
    now = new Date(now.getTime() + 10_000);
    const answers = await concurrent(8, () => counter.of(token).post("details", jane));
    expect(counted(answers.map(({ status }) => status))).toEqual({ 200: 8 });
    expect((await counter.get("/clients")).body).toHaveLength(1);
    expect((await counter.get("/appointments")).body).toHaveLength(1);
  });
});
