import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Counter, makeCounter, monday, tenOClock } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeMember } from "../../../test/studio.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";

const start = new Date("2027-02-20T09:00:00Z");
let now = start;
let scheduling: TestScheduling;
let counter: Counter;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => now });
});
beforeEach(async () => {
  now = start;
  counter = await makeCounter(scheduling, { resources: 2 });
});
afterEach(async () => {
  await scheduling.sweeping.drain();
  expect((await reconcile(scheduling.context)).findings).toEqual([]);
});
afterAll(() => scheduling.close());

const mails = async () => {
  const { db } = scheduling.context;
  const { rows } = await sql<{ id: number }>`select id from scheduling.notices
    where account_id = ${counter.accountId} order by id`.execute(db);
  return rows;
};
const recorded = async () => {
  const { db } = scheduling.context;
  const { rows } = await sql`select from scheduling.audit_entries
    where account_id = ${counter.accountId}`.execute(db);
  return rows.length;
};
const one = async () => (await counter.get("/appointments")).body[0];

describe("an unchanged appointment, sent back by a member", () => {
  it("keeps resources and time, and notifies no customer", async () => {
    await counter.confirmed();
    const read = await one();
    const [message, waiting] = [await recorded(), await mails()];
    const back = await counter.put(`/appointments/${read.id}`, read);
    expect([back.status, back.body]).toEqual([200, read]);
    expect([await recorded(), await mails()]).toEqual([message, waiting]);
    const noted = await counter.put(`/appointments/${read.id}`, { ...read, notes: "Left-handed" });
    expect(noted.body).toMatchObject({
      resource_ids: read.resource_ids,
      revision: read.revision + 1,
      customer: { notes: "Left-handed" },
    });
    expect(await mails()).toEqual(waiting);
    const session = `/sessions/${read.session_id}` as const;
    expect((await counter.put(session, { starts_at: tenOClock })).status).toBe(200);
    expect((await one()).revision).toBe(read.revision + 1);
  });

  it("accepts notes even after it ended", async () => {
    await counter.confirmed();
    now = new Date(`${monday}T11:00:00Z`);
    const { id } = await one();
    await counter.put(`/appointments/${id}`, { attendance: "attended" });
    const read = await one();
    now = new Date("2027-05-01T11:00:00Z");
    const noted = { ...read, attendance: "attended", notes: "Came early" };
    expect((await counter.put(`/appointments/${id}`, noted)).status).toBe(200);
    expect((await counter.put(`/appointments/${id}`, { starts_at: tenOClock })).status).toBe(200);
    const response = await counter.put(`/appointments/${id}`, { starts_at: `${monday}T12:00:00Z` });
    expect(response.body.error).toBe("not_possible");
  });

  it("takes other resources at the same time if the member names them", async () => {
    const [first, second] = counter.resourceIds;
    await counter.confirmed({ resource_ids: [first] });
    const { id } = await one();
    const other = { starts_at: tenOClock, resource_ids: [second] };
    expect((await counter.put(`/appointments/${id}`, other)).body.resource_ids).toEqual([second]);
  });
});

describe("an appointment rescheduled by a member", () => {
  const moveTo = async (hour: number) => {
    const { id } = await one();
    return await counter.put(`/appointments/${id}`, { starts_at: `${monday}T${hour}:00:00Z` });
  };

  const goes = async (how: object) => {
    const [first, second] = counter.resourceIds;
    await counter.confirmed({ resource_ids: [second] });
    expect((await moveTo(11)).body.resource_ids).toEqual([second]);
    const gone = await counter.put(`/resources/${second}`, { first_name: "Bo", ...how });
    expect(gone.status).toBe(200);
    const reply = await moveTo(12);
    expect([reply.status, reply.body.resource_ids]).toEqual([200, [first]]);
  };

  it("takes another resource for an archived one", async () => {
    await goes({ archived: true });
  });

  it("takes another resource if the chosen one is no longer bookable", async () => {
    await goes({ bookable: false });
  });
});

describe("an appointment without any event yet", () => {
  it("accepts notes without an event", async () => {
    await counter.hold();
    const [{ id }] = (await counter.get("/appointments?state[]=held")).body;
    const before = await recorded();
    const noted = await counter.put(`/appointments/${id}`, { notes: "Called before" });
    expect(noted.body).toMatchObject({ state: "held" });
    expect(await recorded()).toBe(before);
    const [booking] = (await counter.get("/bookings?held=1")).body;
    const changed = await counter.put(`/bookings/${booking.id}`, { billable: true });
    expect(Object.keys(changed.body.errors)).toEqual(["session_id"]);
    expect(await recorded()).toBe(before);
  });
});

describe("the booking of an appointment", () => {
  it("names the client and the service", async () => {
    await counter.confirmed();
    const { id, client_id } = await one();
    const [booking] = (await counter.get("/bookings")).body;
    const other = (await counter.post("/clients", { name: "Other" })).body.id;
    const project = (await counter.post("/projects", { name: "Other" })).body.id;
    const message = `belongs to appointment ${id}: change the appointment instead`;
    const changes = [{ details: "Secret" }, { client_id: other }, { client_id: null }];
    for (const change of [...changes, { project_id: project }]) {
      const response = await counter.put(`/bookings/${booking.id}`, change);
      expect([response.status, response.body.errors]).toEqual([422, { session_id: [message] }]);
    }
    const same = { details: booking.details, client_id, billable: true };
    expect((await counter.put(`/bookings/${booking.id}`, same)).status).toBe(200);
  });
});

describe("a member limited to their own appointments", () => {
  it("creates appointments with colleagues and may change those", async () => {
    const rights = { bookings: "manage_own", clients: "view" } as const;
    const member = await makeMember(scheduling, counter, { permissions: "custom", rights });
    const { id: client_id } = (await counter.post("/clients", { name: "Jane" })).body;
    const mayChange = async (who: Pick<Counter, "get">, id: number) =>
      (await who.get(`/appointments/${id}/standing`)).body.may_change;
    const [first] = counter.resourceIds;
    const request = { client_id, service_id: Number(counter.serviceId), resource_ids: [first] };
    const response = await member.post("/appointments", { ...request, starts_at: tenOClock });
    expect([response.status, response.body.made_by_staff]).toEqual([201, true]);
    const path = `/appointments/${response.body.id}` as const;
    const answer = await member.put(path, { starts_at: `${monday}T12:00:00Z`, notes: "Moved" });
    expect(answer.status).toBe(200);
    const [booking] = (await counter.get(`/bookings?start_date=${monday}`)).body;
    expect(booking.booker).toMatchObject({ id: member.userId });
    const other = await makeMember(scheduling, counter, { permissions: "custom", rights });
    expect((await other.put(path, { notes: "Mine?" })).status).toBe(403);
    const { id } = response.body;
    expect([await mayChange(member, id), await mayChange(other, id)]).toEqual([true, false]);
    expect(await mayChange(counter, id)).toBe(true);
    expect((await member.post(`${path}/cancel`)).status).toBe(200);
    await counter.confirmed();
    const { body } = await counter.get("/appointments?state[]=confirmed");
    expect(await mayChange(member, body[0].id)).toBe(false);
    expect((await member.put(`/appointments/${body[0].id}`, { notes: "Mine?" })).status).toBe(403);
  });
});

it("lapsed holds expire even if a call with an idempotency key fails", async () => {
  const held = (await counter.hold()).body;
  now = new Date(start.getTime() + 6 * 60_000);
  const request = {
    client_id: 999_999,
    service_id: Number(counter.serviceId),
    starts_at: tenOClock,
  };
  const response = await counter.post("/appointments", request, { "idempotency-key": "once" });
  expect(response.status).toBe(422);
  expect((await counter.of(held.token).get()).body.state).toBe("expired");
});
