import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Counter, makeCounter, monday } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeMember } from "../../../test/studio.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";

let scheduling: TestScheduling;
let counter: Counter;
const now = new Date("2027-02-20T09:00:00Z");
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => now });
});
beforeEach(async () => {
  counter = await makeCounter(scheduling, { resources: 2 });
});
afterEach(async () => {
  expect((await reconcile(scheduling.context)).findings).toEqual([]);
});
afterAll(() => scheduling.close());

async function setUp(fields: object = {}) {
  const { token } = (await counter.confirmed(fields)).body;
  const { body } = await counter.get("/appointments");
  const { id, session_id: sessionId } = body.at(-1);
  return { token, id, sessionId };
}

describe("sessions", () => {
  it("list by day, service and resource, without mere holds", async () => {
    const [first, second] = counter.resourceIds;
    const { id, sessionId } = await setUp({ resource_ids: [first] });
    await counter.hold({ starts_at: `${monday}T12:00:00Z` });
    const listed = await counter.get("/sessions");
    expect(listed.body).toEqual([
      {
        id: sessionId,
        service_id: Number(counter.serviceId),
        timezone: "Etc/UTC",
        url: `http://127.0.0.1:4020/v1/${counter.subdomain}/sessions/${sessionId}`,
        starts_at: "2027-03-01T10:00:00.000Z",
        ends_at: "2027-03-01T11:00:00.000Z",
        date: "2027-03-01",
        start_time: 600,
        end_time: 660,
        seats: 1,
        seats_taken: 1,
        resource_ids: [first],
        appointment_ids: [id],
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
      },
    ]);
    expect((await counter.get(`/sessions/${sessionId}`)).body).toEqual(listed.body[0]);
    const find = async (query: string) => (await counter.get(`/sessions?${query}`)).body.length;
    expect(await find(`start_date=${monday}&end_date=${monday}`)).toBe(1);
    expect(await find("start_date=2027-03-02")).toBe(0);
    expect(await find("end_date=2027-02-28")).toBe(0);
    expect(await find(`service_id=${counter.serviceId}`)).toBe(1);
    expect(await find("service_id=999")).toBe(0);
    expect(await find(`resource_ids[]=${first}`)).toBe(1);
    expect(await find(`resource_ids[]=${second}&start_date=${monday}`)).toBe(0);
    expect((await counter.get("/sessions?start_date=2027-03-02&end_date=2027-03-01")).status).toBe(
      422,
    );
  });

  it("reschedule to other times and resources, and refuse without a free one", async () => {
    const [first, second] = counter.resourceIds;
    const { token, sessionId } = await setUp({ resource_ids: [first] });
    const tag = (await counter.get(`/sessions/${sessionId}`)).headers.etag as string;
    const change = { starts_at: `${monday}T12:30:00Z`, resource_ids: [second] };
    const response = await counter.put(`/sessions/${sessionId}`, change, { "if-match": tag });
    expect(response.body).toMatchObject({
      starts_at: "2027-03-01T12:30:00.000Z",
      resource_ids: [second],
    });
    expect((await counter.of(token).get()).body).toMatchObject({ time: "12:30" });
    const { revision } = (await counter.of(token).get()).body;
    expect((await counter.put(`/sessions/${sessionId}`, {})).status).toBe(200);
    expect((await counter.of(token).get()).body.revision).toBe(revision);
    const stale = await counter.put(`/sessions/${sessionId}`, change, { "if-match": tag });
    expect(stale.status).toBe(412);
    await setUp({ resource_ids: [first], starts_at: `${monday}T15:00:00Z` });
    const taken = { starts_at: `${monday}T15:00:00Z`, resource_ids: [first] };
    expect((await counter.put(`/sessions/${sessionId}`, taken)).body.error).toBe("slot_taken");
    const odd = await counter.put(`/sessions/${sessionId}`, { starts_at: "soon" });
    expect(Object.keys(odd.body.errors)).toEqual(["starts_at"]);
    const strange = await counter.put(`/sessions/${sessionId}`, { resource_ids: [999] });
    expect(Object.keys(strange.body.errors)).toEqual(["resource_ids"]);
    expect((await counter.of(token).get()).body).toMatchObject({ time: "12:30" });
  });

  it("cancel with all appointments, once per idempotency key", async () => {
    const { token, sessionId } = await setUp();
    const key = { "idempotency-key": "cancel-1" };
    const path = `/sessions/${sessionId}/cancel`;
    const cancelled = await counter.post(path, {}, key);
    expect(cancelled.body).toMatchObject({ seats_taken: 0, resource_ids: [], appointment_ids: [] });
    expect((await counter.post(path, {}, key)).body).toEqual(cancelled.body);
    expect((await counter.of(token).get()).body).toMatchObject({
      state: "cancelled",
      cancelled_by: "business",
    });
    expect((await counter.post(path)).body.error).toBe("not_possible");
    expect((await counter.put(`/sessions/${sessionId}`, {})).body.error).toBe("not_possible");
    expect((await counter.get("/sessions")).body).toEqual([]);
  });

  it("of colleagues need the permission to manage all appointments", async () => {
    const { sessionId } = await setUp();
    const member = await makeMember(scheduling, counter);
    expect((await member.get("/sessions")).body).toHaveLength(1);
    expect((await member.put(`/sessions/${sessionId}`, {})).status).toBe(403);
    expect((await member.post(`/sessions/${sessionId}/cancel`)).status).toBe(403);
    const reader = await makeMember(scheduling, counter, { scopes: ["bookings:read"] });
    expect((await reader.get("/sessions")).status).toBe(403);
    const other = await makeCounter(scheduling);
    expect((await other.get(`/sessions/${sessionId}`)).status).toBe(404);
    expect((await other.post(`/sessions/${sessionId}/cancel`)).status).toBe(404);
    expect((await other.put(`/sessions/${sessionId}`, {})).status).toBe(404);
  });
});
