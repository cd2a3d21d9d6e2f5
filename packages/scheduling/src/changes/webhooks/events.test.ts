import { type Receiver, startReceiver } from "@frontdesk/platform/test/receiver";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeBookable } from "../../../test/agenda.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { type Json, makeMember, makeStudio, type Studio } from "../../../test/studio.ts";
import { suspend as suspendAccount } from "../../operating/operator/accounts/routes.ts";
import { events } from "../outbox/store.ts";

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
  studio = await makeStudio(scheduling);
  receiver = await startReceiver();
  resource = await makeBookable(scheduling, studio);
  types = (await studio.get("/resource_types")).body;
  const all = { name: "All", payload_url: receiver.url, events: Object.values(events) };
  await studio.post("/webhooks", all);
});
afterAll(async () => {
  await receiver.close();
  await scheduling.close();
});

async function sent(): Promise<Json[]> {
  await scheduling.delivery.drain();
  const bodies = receiver.received.splice(0).map(({ body }) => JSON.parse(body));
  return bodies.toSorted((one, other) => one.id - other.id);
}

const report = async (): Promise<Json[]> => (await sent()).map(({ payload }) => payload);

describe("webhook events", () => {
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
  ])("%s: has the API's representation", async (type, path, fields, change) => {
    const { body: result } = await studio.post(path, fields());
    const { body: changed } = await studio.put(`${path}/${result.id}`, change);
    await studio.delete(`${path}/${result.id}`);
    const payloads = await report();
    expect(payloads.map(({ action, type, id }) => [action, type, id])).toEqual([
      ["create", type, result.id],
      ["update", type, result.id],
      ["delete", type, result.id],
    ]);
    const [created, updated] = payloads;
    const parties = ["resource", "project", "client"].map((name) => [name, expect.anything()]);
    const beside =
      type === "booking" ? { ...Object.fromEntries(parties), project: null, client: null } : {};
    expect(created).toEqual({ ...result, ...beside, action: "create", type });
    expect(updated).toEqual({ ...changed, ...beside, action: "update", type });
  });

  it("booking: includes resource, project and client", async () => {
    const { body: me } = await studio.get("/resources/me");
    const { body: client } = await studio.post("/clients", { name: 'Zoë & "Søn"' });
    const project = { name: "Hall", client_id: client.id, project_code: "H-1" };
    const { body: hall } = await studio.post("/projects", project);
    const day = { start_date: "2026-11-24", duration: 30 };
    const ofProject = { ...day, resource_id: resource, project_id: hall.id };
    const { body: first } = await studio.post("/bookings", ofProject);
    await studio.put(`/bookings/${first.id}`, { project_id: null, client_id: client.id });
    const { color } = (await studio.get(`/resources/${resource}`)).body;
    const view = {
      resource: { id: resource, name: "Ada", email: null, color },
      project: {
        id: hall.id,
        name: "Hall",
        color: hall.color,
        project_code: "H-1",
        client_id: client.id,
      },
      client: { id: client.id, name: client.name, color: client.color },
    };
    const bookings = (await report()).filter(({ type }) => type === "booking");
    expect(bookings).toMatchObject([
      { action: "create", project_id: hall.id, ...view, client: null },
      { action: "update", client_id: client.id, ...view, project: null },
    ]);
    const own = await studio.post("/bookings", { ...day, resource_id: me.id });
    const off = { resource_ids: [me.id], from: "2026-11-24", to: "2026-11-24" };
    await studio.post("/downtimes", off);
    await studio.delete(`/bookings/${own.body.id}`);
    const { email } = (await studio.get("/v1/me")).body;
    const visibleResource = { id: me.id, name: me.name, email, color: me.color };
    const changes = (await report()).filter(({ type }) => type === "booking");
    expect(changes.map(({ resource }) => resource)).toEqual(Array(3).fill(visibleResource));
    expect(changes.map(({ action }) => action)).toEqual(["create", "update", "delete"]);
  });

  it("include the author next to the payload", async () => {
    const other = await makeMember(scheduling, studio, { permissions: "administrator" });
    const { body: one } = await studio.post("/clients", { name: "A" });
    await other.put(`/clients/${one.id}`, { name: "B" });
    const users = await Promise.all(
      [studio, other].map(async (member) => (await member.get("/v1/me")).body),
    );
    const named = users.map(({ id, first_name, last_name, email }) => ({
      id,
      name: `${first_name} ${last_name}`,
      email,
    }));
    const bodies = await sent();
    expect(bodies.map(({ user }) => user)).toEqual(named);
    expect(Object.keys(bodies[0])).toEqual(["id", "timestamp", "payload", "user"]);
    const [webhook] = (await studio.get("/webhooks")).body;
    const queue = (await studio.get(`/webhooks/${webhook.id}/queue`)).body;
    expect(queue.at(-1)).toMatchObject({ model: { user: named[1] }, user: named[1] });
    await studio.post(`/webhooks/${webhook.id}/test`);
    expect((await sent())[0].user).toEqual(named[0]);
  });

  it("account: one event each for suspension and reactivation", async () => {
    const suspend = (suspended: boolean) =>
      suspendAccount(scheduling.context, {
        operator: "test",
        accountId: studio.accountId,
        suspended,
      });
    for (const suspended of [true, true, false, false]) await suspend(suspended);
    const { body: view } = await studio.get(`/v1/accounts/${studio.accountId}`);
    const bodies = await sent();
    expect(bodies.map(({ payload }) => payload)).toEqual([
      { ...view, suspended: true, action: "update", type: "account" },
      { ...view, suspended: false, action: "update", type: "account" },
    ]);
    expect(bodies.map(({ user }) => user)).toEqual([null, null]);
  });

  it("are absent for refused requests", async () => {
    const wrong = { resource_id: resource, start_date: "2026-11-23", duration: 600 };
    expect((await studio.post("/bookings", wrong)).status).toBe(422);
    expect(await report()).toEqual([]);
  });

  it("are sent once for a repeated Idempotency-Key", async () => {
    const key = { "idempotency-key": "client-1" };
    for (let time = 1; time <= 2; time += 1) await studio.post("/clients", { name: "A" }, key);
    expect(await report()).toMatchObject([{ action: "create", type: "client", name: "A" }]);
  });
});
