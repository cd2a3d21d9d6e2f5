import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { givenBookable } from "../../test/agenda.ts";
import { startTestScheduling, type TestScheduling } from "../../test/harness.ts";
import { type Receiver, startReceiver } from "../../test/receiver.ts";
import { givenStudio, type Json, type Studio } from "../../test/studio.ts";
import { events } from "../records/records.ts";

let scheduling: TestScheduling;
let receiver: Receiver;
let studio: Studio;
let types: Json[];
let resource: number;
beforeAll(async () => {
  scheduling = await startTestScheduling({
    now: () => new Date("2026-11-21T08:00:00Z"),
    settings: { webhooksToPrivate: true },
  });
  studio = await givenStudio(scheduling);
  receiver = await startReceiver();
  resource = await givenBookable(scheduling, studio);
  types = (await studio.get("/resource_types")).body;
  const all = { name: "All", payload_url: receiver.url, events: Object.values(events) };
  await studio.post("/webhooks", all);
});
afterAll(async () => {
  await receiver.close();
  await scheduling.close();
});

/** What was told since it was last asked for. */
async function told(): Promise<Json[]> {
  await scheduling.delivery.drain();
  const payloads = receiver.received.splice(0).map(({ body }) => JSON.parse(body));
  return payloads.toSorted((one, other) => one.id - other.id).map(({ payload }) => payload);
}

describe("webhooks", () => {
  it.each<[type: string, path: string, fields: () => object, change: object]>([
    ["client", "/clients", () => ({ name: "Zoë" }), { notes: "new" }],
    ["project", "/projects", () => ({ name: "Hall" }), { notes: "new" }],
    [
      "resource",
      "/resources",
      () => ({ name: "Room", resource_type_id: types.find(({ human }) => !human).id }),
      { notes: "new" },
    ],
    [
      "booking",
      "/bookings",
      () => ({ resource_id: resource, start_date: "2026-11-23", duration: 60 }),
      { details: "new" },
    ],
    [
      "downtime",
      "/downtimes",
      () => ({ resource_ids: [resource], from: "2026-12-24", to: "2026-12-24" }),
      { details: "new" },
    ],
  ])("are told of a %s as the API shows it", async (type, path, fields, change) => {
    const { body: made } = await studio.post(path, fields());
    const { body: changed } = await studio.put(`${path}/${made.id}`, change);
    await studio.delete(`${path}/${made.id}`);
    const payloads = await told();
    expect(payloads.map(({ action, type, id }) => [action, type, id])).toEqual([
      ["create", type, made.id],
      ["update", type, made.id],
      ["delete", type, made.id],
    ]);
    const [created, updated] = payloads;
    expect(created).toEqual({ ...made, action: "create", type });
    expect(updated).toEqual({ ...changed, action: "update", type });
  });

  it("are told nothing of what was refused", async () => {
    const wrong = { resource_id: resource, start_date: "2026-11-23", duration: 600 };
    expect((await studio.post("/bookings", wrong)).status).toBe(422);
    expect(await told()).toEqual([]);
  });

  it("are told once of what was asked for twice with one Idempotency-Key", async () => {
    const key = { "idempotency-key": "client-1" };
    for (let time = 1; time <= 2; time += 1) await studio.post("/clients", { name: "A" }, key);
    expect(await told()).toMatchObject([{ action: "create", type: "client", name: "A" }]);
  });
});
