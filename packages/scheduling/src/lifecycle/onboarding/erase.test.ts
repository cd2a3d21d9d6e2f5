import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Json, startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeMember, makeResource, makeStudio } from "../../../test/studio.ts";
import { tablesWith } from "../../../test/traces.ts";
import { eraseUser } from "./erase.ts";
import { forget } from "./forget.ts";

let scheduling: TestScheduling;
beforeAll(async () => {
  scheduling = await startTestScheduling({ settings: { webhooksToPrivate: true } });
});
afterAll(() => scheduling.close());

const anonymous = { name: "Erased person", first_name: "Erased", last_name: "person" };

async function keptOf(accountId: number): Promise<string> {
  const { rows } = await sql<{ kept: string }>`
    select coalesce(string_agg(concat(before, after, was, became), ' '), '') as kept
    from scheduling.audit_entries where account_id = ${accountId}
    union all
    select coalesce(string_agg(concat(body, response_body), ' '), '') from scheduling.payloads
    where account_id = ${accountId}
    union all
    select coalesce(string_agg(r::text, ' '), '') from scheduling.resources r
    where account_id = ${accountId}
    union all
    select string_agg(u::text, ' ') from scheduling.users u
    `.execute(scheduling.context.db);
  return rows.map(({ kept }) => kept).join(" ");
}

async function makeTraces() {
  const studio = await makeStudio(scheduling);
  const hook = {
    name: "All",
    payload_url: "http://127.0.0.1:9/",
    events: ["resources", "bookings"],
  };
  expect((await studio.post("/webhooks", hook)).status).toBe(201);
  const member = await makeMember(scheduling, studio, { permissions: "manager" });
  const { email } = (await member.get("/v1/me")).body;
  const fields = { first_name: "Wilhelmina", last_name: "Quist", phone: "+45 77 77", email };
  const unlinked = await makeResource(studio, { type: "Person", ...fields, notes: "Left-handed" });
  const path = `/resources/${unlinked.id}`;
  expect((await studio.put(path, { invite: true, job_title: "Poet" })).status).toBe(200);
  const booked = await member.post("/bookings", {
    resource_id: unlinked.id,
    start_date: "2026-11-23",
    duration: 60,
    details: `Ask ${email.toUpperCase()} about the key`,
  });
  expect(booked.status).toBe(201);
  const colleague = await makeResource(studio, {
    type: "Person",
    first_name: "Wilhelmina",
    last_name: "Other",
  });
  return { studio, member, email, path, bookingId: booked.body.id, colleague };
}

describe("erased user", () => {
  it("disappears from resources, bookings, audit log and webhook payloads", async () => {
    const { studio, member, email, path, bookingId, colleague } = await makeTraces();
    const traces = ["Quist", "+45 77 77", "Left-handed", "Poet", email];
    const before = await keptOf(studio.accountId);
    for (const trace of traces) expect(before).toContain(trace);

    await eraseUser(scheduling.context, member.userId);

    const after = await keptOf(studio.accountId);
    for (const trace of traces) expect(after.toLowerCase()).not.toContain(trace.toLowerCase());
    const erased = `erased-${member.userId}@erased.invalid`;
    expect((await studio.get(path)).body).toMatchObject({
      ...anonymous,
      email: erased,
      phone: null,
      notes: null,
      custom_attributes: { phone: null },
    });
    const { booker } = (await studio.get(`/bookings/${bookingId}`)).body;
    expect(booker).toMatchObject({ id: member.userId, name: "Erased person", email: erased });
    const { body: entries } = await studio.get("/audit?kind=resource");
    const view = entries.map(({ after }: Json) => after.name);
    expect(view.filter((name: string) => name === "Erased person")).toHaveLength(2);
    expect(view).toContain(colleague.name);
    expect((await studio.get("/resources/me")).body.first_name).toBe("Pat");
  });

  it("disappears from entries with full snapshots", async () => {
    const { studio, member, email, bookingId } = await makeTraces();
    const { body: view } = await studio.get("/audit");
    await sql`update scheduling.audit_entries a
      set was = null, became = null, before = s.before, after = s.after
      from jsonb_to_recordset(${JSON.stringify(view)}::jsonb)
        as s (id bigint, before jsonb, after jsonb)
      where a.account_id = ${studio.accountId} and a.id = s.id`.execute(scheduling.context.db);
    await eraseUser(scheduling.context, member.userId);
    const after = await keptOf(studio.accountId);
    for (const trace of ["Quist", "Left-handed", email]) expect(after).not.toContain(trace);
    const { body } = await studio.get(`/audit?kind=booking&subject_id=${bookingId}`);
    expect(body).toMatchObject([{ before: null, after: { booker: { name: "Erased person" } } }]);
  });

  it("leaves the rest of sent payloads unchanged", async () => {
    const { studio, member, path } = await makeTraces();
    const id = Number(path.split("/").at(-1));
    await eraseUser(scheduling.context, member.userId);
    const { rows } = await sql<{ id: number; body: string }>`
      select id, body from scheduling.payloads where account_id = ${studio.accountId}
      order by id`.execute(scheduling.context.db);
    const bodies = rows.map(({ body }) => JSON.parse(body));
    expect(bodies.map((body) => body.id)).toEqual(rows.map((row) => row.id));
    expect(bodies.map(({ payload: { type, action } }) => [type, action])).toEqual([
      ["resource", "create"],
      ["resource", "update"],
      ["booking", "create"],
      ["resource", "create"],
    ]);
    expect(bodies[1].payload).toMatchObject({ id, ...anonymous, phone: null, human: true });
    expect(Object.keys(bodies[1])).toEqual(["id", "timestamp", "payload", "user"]);
    expect(bodies[2].payload.booker.name).toBe("Erased person");
    const erased = { id: member.userId, name: "Erased person" };
    const ownEntries = bodies.filter(({ user }) => user.id === member.userId);
    expect(ownEntries.length).toBeGreaterThan(0);
    for (const { user } of ownEntries) expect(user).toMatchObject(erased);
  });

  it("disappears from webhook payloads of older bookings", async () => {
    const studio = await makeStudio(scheduling);
    const hook = { name: "All", payload_url: "http://127.0.0.1:9/", events: ["bookings"] };
    await studio.post("/webhooks", hook);
    const member = await makeMember(scheduling, studio);
    const { email } = (await member.get("/v1/me")).body;
    const names = { first_name: "Wilhelmina", last_name: "Quist" };
    const unlinked = await makeResource(studio, { type: "Person", ...names, email });
    const when = { resource_id: unlinked.id, start_date: "2026-11-23", duration: 60 };
    expect((await studio.post("/bookings", when)).status).toBe(201);
    await studio.put(`/resources/${unlinked.id}`, { invite: true });
    expect(await keptOf(studio.accountId)).toContain("Quist");
    await eraseUser(scheduling.context, member.userId);
    expect(await keptOf(studio.accountId)).not.toContain("Quist");
  });

  it("gets no appointment emails and is no public contact", async () => {
    const studio = await makeStudio(scheduling);
    const member = await makeMember(scheduling, studio, { permissions: "administrator" });
    const { email } = (await member.get("/v1/me")).body;
    const page = {
      contact_email: email,
      privacy_url: "https://example.com/privacy",
      published: true,
      notices_to: [email.toUpperCase(), "desk@example.com"],
    };
    const { status } = await member.put("/booking_page", page);
    expect(status).toBe(200);
    const other = await makeStudio(scheduling);
    const kept = { ...page, contact_email: "desk@example.com", notices_to: ["desk@example.com"] };
    await other.put("/booking_page", kept);
    expect(await tablesWith(scheduling.context.db, email)).toContain("scheduling.booking_pages");
    await eraseUser(scheduling.context, member.userId);
    expect((await studio.get("/booking_page")).body).toMatchObject({
      contact_email: null,
      published: false,
      notices_to: ["desk@example.com"],
    });
    expect((await other.get("/booking_page")).body).toMatchObject(kept);
    const matches = await tablesWith(scheduling.context.db, email);
    // The people service erases the sign-in.
    expect(matches.filter((name) => !name.startsWith("people."))).toEqual([]);
  });

  it("has no valid token", async () => {
    const studio = await makeStudio(scheduling);
    const member = await makeMember(scheduling, studio);
    expect((await member.get("/v1/me")).status).toBe(200);
    await eraseUser(scheduling.context, member.userId);
    expect((await member.get("/v1/me")).status).toBe(401);
  });

  it("may be erased twice; an unknown user is no error", async () => {
    const studio = await makeStudio(scheduling);
    const { userId } = await makeMember(scheduling, studio);
    await eraseUser(scheduling.context, userId);
    await eraseUser(scheduling.context, userId);
    await eraseUser(scheduling.context, 999_999);
    const { body } = await studio.get(`/users/${userId}`);
    expect(body).toMatchObject({ first_name: "Erased", email: `erased-${userId}@erased.invalid` });
  });
});

describe("forgetting", () => {
  const person = { userId: 7, email: "pat.q+x@example.com" };
  const erased = "erased-7@erased.invalid";

  it.each([
    [null, null],
    [7, 7],
    ["Write to PAT.Q+X@example.com", `Write to ${erased}`],
    ["patXq+x@example.com", "patXq+x@example.com"],
    [
      { name: "Acme", owner: { name: "Pat Q", email: "Pat.Q+x@example.com", image: null } },
      { name: "Acme", owner: { name: "Erased person", email: erased, image: null } },
    ],
    [
      { booker: { id: 7, name: "Pat Q", email: "old@example.com", color: "#000000" } },
      { booker: { id: 7, name: "Erased person", email: erased, color: "#000000" } },
    ],
    [{ booker: { id: 8, name: "Pat Q" } }, { booker: { id: 8, name: "Pat Q" } }],
    [
      { booker: null, items: [{ id: 7, name: "Lamp" }] },
      { booker: null, items: [{ id: 7, name: "Lamp" }] },
    ],
    [
      { human: true, user_id: 7, name: "Pat", resource_type: { name: "Person" } },
      { human: true, user_id: 7, name: "Erased person", resource_type: { name: "Person" } },
    ],
    [
      { user_id: 7, name: "A webhook" },
      { user_id: 7, name: "A webhook" },
    ],
  ])("turns %j into %j", (value, expected) => {
    expect(forget(value, person)).toEqual(expected);
  });
});
