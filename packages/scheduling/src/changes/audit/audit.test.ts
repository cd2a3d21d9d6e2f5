import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeBookable, makeBooking } from "../../../test/agenda.ts";
import { type Json, startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeClient, makeMember, makeStranger, makeStudio } from "../../../test/studio.ts";

let scheduling: TestScheduling;
beforeAll(async () => {
  scheduling = await startTestScheduling();
});
afterAll(() => scheduling.close());

describe("audit log", () => {
  it("states actor and change, with the whole object before and after", async () => {
    const studio = await makeStudio(scheduling);
    const before = await makeClient(studio);
    const after = (await studio.put(`/clients/${before.id}`, { name: "Later" })).body;
    const { body } = await studio.get("/audit?kind=client");
    const by = { user_id: studio.userId, application_id: null };
    const of = { kind: "client", subject_id: before.id };
    const entry = { id: expect.any(Number), at: expect.stringMatching(/Z$/), ...by, ...of };
    expect(body).toEqual([
      { ...entry, action: "create", before: null, after: before },
      { ...entry, action: "update", before, after },
    ]);
  });

  it("returns the same for entries stored whole", async () => {
    const { db } = scheduling.context;
    const studio = await makeStudio(scheduling);
    const resource_id = await makeBookable(scheduling, studio);
    const { id } = await makeBooking(studio, resource_id);
    await studio.put(`/bookings/${id}`, { details: "Call", duration: 45 });
    await studio.delete(`/bookings/${id}`);
    const { body: view } = await studio.get("/audit");
    await sql`update scheduling.audit_entries a
      set was = null, became = null, before = s.before, after = s.after
      from jsonb_to_recordset(${JSON.stringify(view)}::jsonb)
        as s (id bigint, before jsonb, after jsonb)
      where a.account_id = ${studio.accountId} and a.id = s.id`.execute(db);
    expect((await studio.get("/audit")).body).toEqual(view);
    const bookings = view.filter(({ kind }: Json) => kind === "booking");
    expect(bookings).toMatchObject([
      { action: "create", before: null, after: { id, resource_id, details: "" } },
      { action: "update", before: { details: "" }, after: { details: "Call", duration: 45 } },
      { action: "delete", before: { details: "Call", notes: "Call" }, after: null },
    ]);
    expect(bookings[1].before).toEqual(bookings[0].after);
  });

  it("begins with the account and its owner's resource", async () => {
    const studio = await makeStudio(scheduling);
    const { body } = await studio.get("/audit");
    expect(body).toMatchObject([
      { kind: "account", subject_id: studio.accountId, action: "create" },
      { kind: "resource", action: "create", after: { user_id: studio.userId } },
    ]);
  });

  it("is paged and filtered by user, kind and subject", async () => {
    const studio = await makeStudio(scheduling);
    const colleague = await makeMember(scheduling, studio, { permissions: "manager" });
    const first = await makeClient(studio);
    const second = await makeClient(colleague);
    const subjects = async (query: string) =>
      (await studio.get(`/audit?${query}`)).body.map((entry: { subject_id: number }) => [
        entry.subject_id,
      ]);
    expect(await subjects("kind=client")).toEqual([[first.id], [second.id]]);
    expect(await subjects(`user_id=${colleague.userId}`)).toEqual([[second.id]]);
    expect(await subjects(`kind=client&subject_id=${first.id}`)).toEqual([[first.id]]);
    expect(await subjects("kind=client&limit=1&offset=1")).toEqual([[second.id]]);
    expect(await subjects("kind=nothing")).toEqual([]);
    expect((await studio.get("/audit?subject_id=x")).status).toBe(422);
    expect((await studio.get("/audit?limit=-1")).status).toBe(422);
  });

  it("requires an administrator and the scope", async () => {
    const studio = await makeStudio(scheduling);
    const colleague = await makeMember(scheduling, studio, { permissions: "manager" });
    expect((await colleague.get("/audit")).body.error).toBe("forbidden");
    const scopes = ["clients:read"] as const;
    const administrator = { permissions: "administrator", scopes } as const;
    const narrow = await makeMember(scheduling, studio, administrator);
    expect((await narrow.get("/audit")).body.error).toBe("insufficient_scope");
    const stranger = await makeStranger(scheduling, studio);
    expect((await stranger.get("/audit")).status).toBe(404);
  });

  it("hides entries of other accounts", async () => {
    const studio = await makeStudio(scheduling);
    const other = await makeStudio(scheduling);
    const { id } = await makeClient(studio);
    expect((await other.get(`/audit?kind=client&subject_id=${id}`)).body).toEqual([]);
  });
});
