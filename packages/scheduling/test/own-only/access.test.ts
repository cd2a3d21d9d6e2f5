import { listen } from "@frontdesk/server/test/harness";
import { type Listening, listenTo } from "@frontdesk/server/test/listening";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { makeChange } from "../changes.ts";
import { type Json, startTestScheduling, type TestScheduling } from "../harness.ts";
import { type Member, makeMember } from "../studio.ts";
import { done, makeWorld, markers, mostRights, type World } from "./world.ts";

/* Streams, feeds, webhooks and stored responses of a member with `own_only`. */

let scheduling: TestScheduling;
let world: World;
let port = 0;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => new Date("2030-03-01T09:00:00Z") });
  world = await makeWorld(scheduling);
  port = await listen(scheduling.server);
});
afterAll(() => scheduling.close());

const opened: Listening[] = [];
afterEach(async () => {
  for (const { request, ended } of opened.splice(0)) {
    request.destroy();
    await ended;
  }
});

async function hear({ token }: Member, headers = {}): Promise<Listening> {
  const stream = await listenTo({
    port,
    path: `/v1/${world.studio.subdomain}/changes/stream`,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  opened.push(stream);
  return stream;
}

const heard = (stream: Listening) => stream.heard().map(({ body }) => [body.type, body.id]);
const hears = async (stream: Listening, change: [string, number]) =>
  await vi.waitFor(() => expect(heard(stream)).toContainEqual(change), 60_000);

async function changeForeign(): Promise<void> {
  const { studio, foreign } = world;
  const text = `Zqforeign ${Math.random()}`;
  await done(studio.put(`/clients/${foreign.clients}`, { notes: text }));
  await done(studio.put(`/appointments/${foreign.appointments}`, { notes: text }));
  await done(studio.put(`/bookings/${foreign.bookings}`, { details: text }));
  await done(studio.put(`/downtimes/${foreign.downtimes}`, { details: text }));
  await done(studio.put(`/projects/${foreign.projects}`, { name: text }));
}

async function changeOwn(): Promise<void> {
  const { studio, own } = world;
  await done(studio.put(`/clients/${own.clients}`, { notes: `Zqforeign ${Math.random()}` }));
}

const setOwnOnly = async ({ userId }: Member, own_only: boolean) =>
  await done(world.studio.put(`/users/${userId}`, { own_only }));

describe("stream with own_only", () => {
  it("has their changes alone, also after an interruption", async () => {
    const { me, own, studio } = world;
    const stream = await hear(me);
    await changeForeign();
    await done(studio.put(`/appointments/${own.appointments}`, { notes: "Later" }));
    await done(studio.put(`/bookings/${own.bookings}`, { details: "Later" }));
    await done(studio.put(`/downtimes/${own.downtimes}`, { details: "Later" }));
    await changeOwn();
    await hears(stream, ["client", own.clients]);
    const expected = [
      ["appointment", own.appointments],
      ["booking", own.bookings],
      ["downtime", own.downtimes],
      ["client", own.clients],
    ];
    expect(heard(stream)).toEqual(expected);
    const again = await hear(me, { "last-event-id": "1" });
    await hears(again, ["client", own.clients]);
    expect(JSON.stringify(again.heard())).not.toMatch(markers);
  });

  it("follows a change of own_only while it is open", async () => {
    const { studio, own, foreign } = world;
    const rights = { permissions: "custom", rights: mostRights } as const;
    const member = await makeMember(scheduling, studio, rights);
    const resource = await done(studio.get(`/resources/${world.resources.mine}`));
    expect(resource.user_id).toBe(world.me.userId);
    const stream = await hear(member);
    await changeForeign();
    await hears(stream, ["project", foreign.projects]);
    await setOwnOnly(member, true);
    const before = heard(stream).length;
    await changeForeign();
    await changeOwn();
    const type = await done(studio.post("/resource_types", { name: `Desk ${Math.random()}` }));
    await hears(stream, ["resource_type", type.id]);
    const after = heard(stream).slice(before);
    expect(after.filter(([kind]) => kind !== "user" && kind !== "resource_type")).toEqual([]);
    expect(own.clients).toBeGreaterThan(0);
  });
});

describe("calendar feed with own_only", () => {
  const read = async (address: string) =>
    await scheduling.send(`GET ${new URL(address).pathname as "/"}`);

  it("shows their resource, and no client that only a project names", async () => {
    const { studio, me, own, foreign, resources } = world;
    const project = { name: "Plain", client_id: foreign.clients };
    const { id: project_id } = await done(studio.post("/projects", project));
    const plain = { resource_id: resources.mine, start_date: "2030-03-08", duration: 30 };
    await done(studio.post("/bookings", { ...plain, project_id }));
    const { address } = await done(me.post("/calendars", { resource_id: resources.mine }));
    const { status, text } = await read(address);
    expect([status, text.includes("Ann Own"), text.includes("Plain")]).toEqual([200, true, true]);
    expect(text).toContain(`booking-${own.bookings}-`);
    expect(text).not.toMatch(markers);
    const { status: theirs } = await me.post("/calendars", { resource_id: resources.theirs });
    expect(theirs).toBe(403);
  });

  it("of the whole account ends with the administrator's rights", async () => {
    const { studio } = world;
    const member = await makeMember(scheduling, studio, { permissions: "administrator" });
    const { address } = await done(member.post("/calendars", {}));
    expect((await read(address)).text).toMatch(markers);
    const restricted = { permissions: "custom", own_only: true, booking_rights: "manage_own" };
    const less = { client_rights: "view", project_rights: "view", resource_rights: "view" };
    await done(studio.put(`/users/${member.userId}`, { ...restricted, ...less }));
    expect((await read(address)).status).toBe(404);
  });
});

describe("webhook with own_only", () => {
  it("is paused, and sends nothing more", async () => {
    const { studio } = world;
    const member = await makeMember(scheduling, studio, { permissions: "administrator" });
    const hook = { name: "All", payload_url: "https://hooks.example.com/", events: ["clients"] };
    const { id } = await done(member.post("/webhooks", hook));
    await changeForeign();
    const restricted = { permissions: "custom", own_only: true, booking_rights: "manage_own" };
    const less = { client_rights: "view", project_rights: "view", resource_rights: "view" };
    await done(studio.put(`/users/${member.userId}`, { ...restricted, ...less }));
    await makeChange(scheduling, studio);
    const { paused, paused_reason: reason } = (await studio.get(`/webhooks/${id}`)).body;
    expect([paused, reason]).toEqual([true, "maker_left"]);
    const { body } = await studio.get(`/webhooks/${id}/queue`);
    expect(body.map(({ delivered_at: at }: Json) => at ?? null)).toEqual([null, null]);
    expect((await member.get(`/webhooks/${id}/queue`)).status).toBe(403);
  });
});

describe("stored response with own_only", () => {
  it("from before own_only does not come back", async () => {
    const { studio, foreign } = world;
    const rights = { permissions: "custom", rights: mostRights } as const;
    const member = await makeMember(scheduling, studio, rights);
    await done(studio.put(`/users/${member.userId}`, { booking_rights: "manage_all" }));
    const wish = {
      service_id: world.serviceId,
      client_id: foreign.clients,
      starts_at: "2030-03-07T09:00:00Z",
      resource_ids: [world.resources.theirs],
    };
    const key = { "idempotency-key": "before" };
    const first = await member.post("/appointments", wish, key);
    expect([first.status, markers.test(first.text)]).toEqual([201, true]);
    expect((await member.post("/appointments", wish, key)).text).toBe(first.text);
    const restricted = { booking_rights: "manage_own", own_only: true };
    await done(studio.put(`/users/${member.userId}`, restricted));
    const { status, text } = await member.post("/appointments", wish, key);
    expect([status >= 400, markers.test(text)]).toEqual([true, false]);
  });
});
