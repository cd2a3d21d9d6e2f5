import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Counter, makeCounter, monday } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { type Json, makeMember } from "../../../test/studio.ts";

let now: Date;
let scheduling: TestScheduling;
let counter: Counter;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => now });
});
beforeEach(async () => {
  now = new Date(`${monday}T08:00:00Z`);
  counter = await makeCounter(scheduling, { service: { minimum_notice: 240, horizon: 7 } });
});
afterAll(() => scheduling.close());

const far = "2027-04-05";
const slots = (query: string) => counter.get(`/services/${counter.serviceId}/slots?${query}`);
const timesOn = async (date: string, more: string): Promise<string[]> => {
  const { body } = await slots(`from=${date}&to=${date}&timezone=UTC&${more}`);
  return body.days.flatMap((day: Json) => day.slots.map(({ time }: Json) => time));
};
const setUp = async (time: string): Promise<Json> => {
  const { id: client_id } = (await counter.post("/clients", { name: "Jane" })).body;
  const starts_at = `${monday}T${time}:00Z`;
  const wish = { client_id, service_id: Number(counter.serviceId), starts_at };
  return (await counter.post("/appointments", wish)).body;
};

describe("slots for members", () => {
  it("bypass notice and horizon on request, never the present", async () => {
    expect((await timesOn(monday, ""))[0]).toBe("12:00");
    expect((await timesOn(monday, "unbound=1"))[0]).toBe("09:00");
    now = new Date(`${monday}T10:30:00Z`);
    expect((await timesOn(monday, "unbound=1"))[0]).toBe("11:00");
    expect(await timesOn(far, "")).toEqual([]);
    expect(await timesOn(far, "unbound=1")).toContain("09:00");
    const [resource_id] = counter.resourceIds;
    const day = { start_date: far, start_time: 9 * 60, duration: 8 * 60 };
    expect((await counter.post("/bookings", { resource_id, ...day })).status).toBe(201);
    const taken = `from=${far}&to=${far}&unbound=1`;
    expect((await slots(taken)).body).toMatchObject({ days: [], next_date: "2027-04-06" });
  });

  it("are empty on any date for a service longer than any day", async () => {
    counter = await makeCounter(scheduling, { service: { duration: 600 } });
    const { body } = await slots(`from=${far}&to=${far}&unbound=1`);
    expect(body).toMatchObject({ days: [], next_date: null });
  });

  it("of an appointment ignore its own minutes and use the agreed length", async () => {
    const { id } = await setUp("11:00");
    expect(await timesOn(monday, "unbound=1")).not.toContain("11:00");
    const own = `unbound=1&appointment=${id}`;
    expect(await timesOn(monday, own)).toContain("11:00");
    await counter.put(`/services/${counter.serviceId}`, { duration: 180, slot_step: 60 });
    expect((await timesOn(monday, own)).at(-1)).toBe("16:00");
    expect((await timesOn(monday, "unbound=1")).at(-1)).toBe("14:00");
    const response = await counter.put(`/appointments/${id}`, { starts_at: `${monday}T16:00:00Z` });
    expect(response.status).toBe(200);
  });

  it("answer the refusals of a new appointment, and name an existing one", async () => {
    const { id } = await setUp("11:00");
    const days = `from=${monday}&to=${monday}&unbound=1`;
    const strange = await slots(`${days}&resource_ids[]=999999`);
    const errors = { resource_ids: ["names a resource outside this service"] };
    expect([strange.status, strange.body.errors]).toEqual([422, errors]);
    await counter.put(`/services/${counter.serviceId}`, { archived: true });
    const archived = await slots(days);
    expect([archived.status, archived.body.errors]).toEqual([
      422,
      { service_id: ["does not exist"] },
    ]);
    expect((await slots(`${days}&appointment=${id}`)).status).toBe(200);
  });

  it("of an appointment need the permission to see it", async () => {
    const { id } = await setUp("11:00");
    const path = `/services/${counter.serviceId}/slots?from=${monday}&to=${monday}`;
    const gone = await counter.get(`${path}&appointment=999999`);
    expect([gone.status, gone.body.errors]).toEqual([
      422,
      { appointment: ["is not an appointment of this account"] },
    ]);
    const blind = await makeMember(scheduling, counter, {
      permissions: "custom",
      rights: { bookings: "none", resources: "view" },
    });
    expect((await blind.get(`${path}&appointment=${id}`)).status).toBe(403);
    expect((await blind.get(path)).status).toBe(200);
    const narrow = await makeMember(scheduling, counter, { scopes: ["services:read"] });
    const { body } = await narrow.get(`${path}&appointment=${id}`);
    expect(body.error).toBe("insufficient_scope");
  });
});
