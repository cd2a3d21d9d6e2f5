import { onPostgres } from "@frontdesk/database/testing";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Counter, jane, makeCounter, makeService, monday } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
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
  counter = await makeCounter(scheduling);
});
afterEach(async () => {
  expect((await reconcile(scheduling.context)).findings).toEqual([]);
});
afterAll(() => scheduling.close());

const at = (hour: number) => `${monday}T${String(hour).padStart(2, "0")}:00:00Z`;
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const move = (id: number, hour: number, more: object = { notify_after: 20 }) =>
  counter.put(`/appointments/${id}`, { starts_at: at(hour), ...more });
const hold = async (hour: number, more: object = {}) =>
  (await counter.hold({ starts_at: at(hour), ...more })).status;

async function booked(hour = 10): Promise<{ id: number; token: string }> {
  const { token } = (await counter.confirmed({ starts_at: at(hour) })).body;
  const all = (await counter.get("/appointments")).body;
  const [{ id }] = all.filter(
    (one: { starts_at: string }) => Date.parse(one.starts_at) === Date.parse(at(hour)),
  );
  return { id, token };
}

async function offered(): Promise<number[]> {
  const query = `from=${monday}&to=${monday}&timezone=UTC`;
  const path = `/public/v1/${counter.subdomain}/services/${counter.serviceId}/slots` as const;
  const { days } = (await scheduling.send(`GET ${path}?${query}`)).body;
  return days.flatMap(({ slots }: { slots: { starts_at: string }[] }) =>
    slots.map((slot) => new Date(slot.starts_at).getUTCHours()),
  );
}

const freeings: [how: string, free: (id: number) => Promise<{ status: number }>][] = [
  ["a move", (id) => move(id, 13)],
  ["a cancellation", (id) => counter.post(`/appointments/${id}/cancel`, { notify_after: 5 })],
];

describe.each(freeings)("the place that %s freed", (_how, free) => {
  it("stays closed to customers for 20 seconds", async () => {
    const { id } = await booked();
    expect((await free(id)).status).toBe(200);
    expect(await offered()).not.toContain(10);
    expect(await hold(10)).toBe(409);
    later(19);
    expect(await hold(10)).toBe(409);
    later(1);
    expect(await offered()).toContain(10);
    expect(await hold(10)).toBe(201);
  });

  it("is closed to longer and overlapping times too, not to others", async () => {
    const { id } = await booked();
    const parts = [{ id: "who", name: "Who", resource_ids: counter.resourceIds, count: 1 }];
    const longer = await makeService(scheduling, counter, { parts, duration: 120 });
    expect((await free(id)).status).toBe(200);
    expect(await hold(9, { service_id: longer })).toBe(409);
    expect(await hold(11)).toBe(201);
  });

  it("is open to staff", async () => {
    const { id } = await booked();
    const other = await booked(15);
    expect((await free(id)).status).toBe(200);
    expect((await move(other.id, 10)).status).toBe(200);
  });

  it("is open to a new appointment by staff", async () => {
    const { id } = await booked();
    expect((await free(id)).status).toBe(200);
    const client = (await counter.post("/clients", { name: "Bo" })).body.id;
    const body = { client_id: client, service_id: Number(counter.serviceId), starts_at: at(10) };
    expect((await counter.post("/appointments", body)).status).toBe(201);
  });

  it("is listed to staff as free", async () => {
    const { id } = await booked();
    expect((await free(id)).status).toBe(200);
    const query = `from=${monday}&to=${monday}`;
    const { text } = await counter.get(`/services/${counter.serviceId}/slots?${query}`);
    expect(text).toContain("T10:00:00");
  });

  it("is closed to another customer's reschedule", async () => {
    const { id } = await booked();
    const other = await booked(15);
    expect((await free(id)).status).toBe(200);
    const response = await counter.of(other.token).post("reschedule", { starts_at: at(10) });
    expect([response.status, response.body.error]).toEqual([409, "slot_taken"]);
    later(20);
    const again = await counter.of(other.token).post("reschedule", { starts_at: at(10) });
    expect(again.status).toBe(200);
  });
});

describe("a move back", () => {
  it("finds its place", async () => {
    const { id } = await booked();
    await move(id, 13);
    expect(await hold(10)).toBe(409);
    expect((await move(id, 10)).status).toBe(200);
    expect(await hold(13)).toBe(409);
    later(20);
    expect([await hold(10), await hold(13)]).toEqual([409, 201]);
  });

  it("is possible after two quick moves, to either place", async () => {
    const { id } = await booked();
    await move(id, 13);
    await move(id, 15);
    expect([await hold(10), await hold(13)]).toEqual([409, 409]);
    expect((await move(id, 10)).status).toBe(200);
  });

  it.runIf(onPostgres)("wins against customers at the same time", async () => {
    for (let round = 0; round < 5; round += 1) {
      counter = await makeCounter(scheduling);
      const { id } = await booked();
      const holds = (count: number) => Array.from({ length: count }, () => counter.hold());
      const [there, ...first] = await Promise.all([move(id, 13), ...holds(10)]);
      const [back, ...second] = await Promise.all([move(id, 10), ...holds(10)]);
      expect([there!.status, back!.status]).toEqual([200, 200]);
      expect(new Set([...first, ...second].map(({ status }) => status))).toEqual(new Set([409]));
    }
  });
});

it("a place freed without notify_after is open to customers at once", async () => {
  const { id } = await booked();
  await move(id, 13, {});
  expect(await hold(10)).toBe(201);
  const other = await booked(15);
  await counter.post(`/appointments/${other.id}/cancel`, {});
  expect((await counter.confirmed({ starts_at: at(15) }, jane)).status).toBe(200);
});
