import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Json, startTestScheduling, type TestScheduling } from "../harness.ts";
import { dates, days, done, makeWorld, markers, monday, type World } from "./world.ts";

let scheduling: TestScheduling;
let world: World;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => new Date("2030-03-01T09:00:00Z") });
  world = await makeWorld(scheduling);
});
afterAll(() => scheduling.close());

const idsOf = (items: Json[]) => items.map(({ id }) => id);

describe("member with own_only", () => {
  it.each<[keyof World["own"], string]>([
    ["clients", ""],
    ["clients", "?q=a"],
    ["appointments", ""],
    ["appointments", `?${dates}`],
    ["sessions", `?${dates}`],
    ["bookings", ""],
    ["bookings", `?${dates}`],
    ["orders", ""],
    ["downtimes", ""],
    ["downtimes", `?${days}`],
  ])("lists and counts own %s%s", async (noun, query) => {
    const { me, own, foreign } = world;
    const { status, body, headers } = await me.get(`/${noun}${query}`);
    expect([status, idsOf(body).includes(own[noun])]).toEqual([200, true]);
    expect(idsOf(body)).not.toContain(foreign[noun]);
    expect(Number(headers["x-total-count"])).toBe(body.length);
  });

  it("reads own records, without a client's notes", async () => {
    const { me, own } = world;
    for (const noun of [
      "clients",
      "appointments",
      "sessions",
      "bookings",
      "downtimes",
      "orders",
      "receipts",
    ] as const) {
      const { status, body } = await me.get(`/${noun}/${own[noun]}`);
      expect([noun, status, body.id]).toEqual([noun, 200, own[noun]]);
    }
    const { body } = await me.get(`/clients/${own.clients}`);
    expect(body).toMatchObject({ name: "Ann Own", email: "ann@own.example", notes: null });
    const { customer } = (await me.get(`/appointments/${own.appointments}`)).body;
    expect(customer).toMatchObject({ name: "Ann Own", notes: "Ours visit" });
  });

  it("sees another's blocks as busy times", async () => {
    const { me, own, resources } = world;
    const { body, headers } = await me.get(`/agenda?${days}`);
    const busy = body.blocks.filter(({ state }: Json) => state === "busy");
    expect(
      busy.map(({ resource_ids, date, start, end }: Json) => [resource_ids, date, start, end]),
    ).toEqual([
      [[resources.theirs], monday, 600, 660],
      [[resources.room], monday, 600, 660],
      [[resources.theirs], "2030-03-05", 600, 630],
    ]);
    for (const block of busy) expect(block).toMatchObject({ client: null, service: null });
    const others = body.blocks.filter(({ state }: Json) => state !== "busy");
    expect(idsOf(others)).toEqual([own.appointments, own.bookings]);
    expect(others[0].client).toEqual({ id: own.clients, name: "Ann Own" });
    expect(headers.etag).not.toBe((await world.studio.get(`/agenda?${days}`)).headers.etag);
  });

  it("gets a refused time without another's records", async () => {
    const { me, own, serviceId, resources, foreign } = world;
    const wish = {
      service_id: serviceId,
      client_id: own.clients,
      starts_at: `${monday}T09:00:00Z`,
    };
    const { status, body, text } = await me.post("/appointments", wish);
    expect([status, body]).toMatchObject([409, { reason: "taken", blockers: [] }]);
    expect(text).not.toMatch(markers);
    const full = await world.studio.post("/appointments", {
      ...wish,
      resource_ids: [resources.theirs],
    });
    expect(full.body.blockers).toEqual([{ kind: "appointment", id: foreign.appointments }]);
    const later = { starts_at: `${monday}T11:30:00Z` };
    const mine = await me.post("/appointments", { ...wish, ...later });
    expect(mine.body.blockers).toEqual([{ kind: "appointment", id: own.appointments }]);
  });

  it("books themselves only, and no client of others", async () => {
    const { me, own, foreign, resources, serviceId } = world;
    const starts_at = `${monday}T14:00:00Z`;
    const of = (client_id: number, fields: object = {}) =>
      me.post("/appointments", { service_id: serviceId, client_id, starts_at, ...fields });
    const gone = await of(999_999_999);
    const other = await of(foreign.clients);
    expect([other.status, other.body]).toEqual([gone.status, gone.body]);
    const day = { start_date: monday, start_time: 900, duration: 30 };
    const plain = (fields: object) => me.post("/bookings", { ...day, ...fields });
    expect((await plain({ resource_id: resources.theirs })).status).toBe(403);
    const { errors } = (await plain({ resource_id: resources.mine, client_id: foreign.clients }))
      .body;
    expect(Object.keys(errors)).toEqual(["client_id"]);
    const appointment = await done(of(own.clients, { resource_ids: [resources.theirs] }));
    expect(appointment.resource_ids).toEqual([resources.mine, resources.room]);
    expect((await me.get(`/appointments/${appointment.id}`)).status).toBe(200);
  });

  it("keeps a cancelled appointment, and loses one that moves to a colleague", async () => {
    const { me, own, studio, resources, serviceId } = world;
    const make = async (hour: number): Promise<Json> =>
      await done(
        studio.post("/appointments", {
          service_id: serviceId,
          client_id: own.clients,
          starts_at: `2030-03-07T${hour}:00:00Z`,
          resource_ids: [resources.mine],
        }),
      );
    const [cancelled, handed] = [await make(10), await make(12)];
    await done(me.post(`/appointments/${cancelled.id}/cancel`));
    expect((await me.get(`/appointments/${cancelled.id}`)).body.state).toBe("cancelled");
    expect(idsOf((await me.get("/appointments?state[]=cancelled")).body)).toEqual([cancelled.id]);
    await done(studio.put(`/appointments/${handed.id}`, { resource_ids: [resources.theirs] }));
    expect((await me.get(`/appointments/${handed.id}`)).status).toBe(404);
    await done(studio.post(`/appointments/${handed.id}/cancel`));
    expect((await me.get(`/appointments/${handed.id}`)).status).toBe(404);
  });

  it("takes payments for own appointments, and sees no order with another's", async () => {
    const { me, own, foreign, studio } = world;
    const item = (appointment_id: number) => ({ kind: "appointment", appointment_id, amount: 100 });
    const pay = (ids: number[]) => ({ payment: "cash", items: ids.map(item) });
    const unknown = await me.post("/orders", pay([999_999_999]));
    const other = await me.post("/orders", pay([foreign.appointments]));
    expect([other.status, other.body]).toEqual([unknown.status, unknown.body]);
    const order = await done(me.post("/orders", pay([own.appointments])));
    const both = await done(studio.post("/orders", pay([own.appointments, foreign.appointments])));
    expect((await me.get(`/orders/${both.id}`)).status).toBe(404);
    const { body, text } = await me.get(`/appointments/${own.appointments}/standing`);
    expect(idsOf(body.orders)).toEqual([own.orders, order.id]);
    expect(body.balance).toEqual({ price: 6000, paid: 3200, allowance: 0, due: 2800 });
    expect(text).not.toMatch(markers);
  });

  it("mails own receipts only", async () => {
    const { me, own, foreign } = world;
    const unknown = await me.post("/receipts/999999999/mail", {});
    const other = await me.post(`/receipts/${foreign.receipts}/mail`, {});
    expect([other.status, other.body]).toEqual([404, unknown.body]);
    expect((await me.post(`/receipts/${own.receipts}/mail`, {})).status).toBe(204);
    expect((await me.get("/receipts")).status).toBe(403);
  });

  it("asks for slots around own appointments only", async () => {
    const { me, foreign, serviceId } = world;
    const slots = (id: number) => me.get(`/services/${serviceId}/slots?${days}&appointment=${id}`);
    const [unknown, other] = [await slots(999_999_999), await slots(foreign.appointments)];
    expect([other.status, other.body]).toEqual([unknown.status, unknown.body]);
  });

  it("adds a client with a known address, and learns nothing of the known one", async () => {
    const { me, studio, foreign, serviceId } = world;
    const contact = { name: "Typed", email: "ZQForeign@foreign.example", phone: "+45 99887766" };
    const { status, body } = await me.post("/clients", contact);
    expect([status, body]).toMatchObject([201, { ...contact, creator_id: me.userId }]);
    expect((await me.get(`/clients/${body.id}`)).body).toEqual(body);
    const wish = { service_id: serviceId, client_id: body.id };
    const appointment = await done(
      me.post("/appointments", { ...wish, starts_at: "2030-03-08T13:00:00Z" }),
    );
    expect(appointment.customer).toMatchObject(contact);
    expect((await me.get(`/clients/${foreign.clients}`)).status).toBe(404);
    const seen = (await studio.get(`/clients/${body.id}`)).body;
    expect(seen).toMatchObject(contact);
    const { email } = (await studio.get(`/clients/${foreign.clients}`)).body;
    expect(email).toBe("zqforeign@foreign.example");
    const put = (fields: object) => studio.put(`/clients/${body.id}`, fields);
    expect((await put({ phone: "+45 99887700" })).body).toMatchObject({ email: contact.email });
    expect((await put({ email })).status).toBe(422);
    expect((await put({ email: "other@own.example" })).body.email).toBe("other@own.example");
  });

  it("a known client is erased with the entries that members added", async () => {
    const { me, studio } = world;
    const email = "forgotten@foreign.example";
    const { id } = await done(studio.post("/clients", { name: "Zqforeign", email }));
    const added = await done(me.post("/clients", { name: "Typed", email }));
    await done(studio.post(`/clients/${id}/erase`));
    const { body } = await studio.get(`/clients/${added.id}`);
    expect(body).toMatchObject({ name: "Erased client", email: null });
  });

  it("counts own visits alone as former visits of a client", async () => {
    const { me, studio, own, resources, serviceId } = world;
    const flagsFor = async ({ get }: typeof me): Promise<string[]> => {
      const { body } = await get(`/agenda?${days}`);
      const isOwn = ({ kind, id }: Json) => kind === "appointment" && id === own.appointments;
      return body.blocks.find(isOwn).flags;
    };
    const wish = { service_id: serviceId, client_id: own.clients };
    const earlier = { starts_at: `${monday}T08:00:00Z`, resource_ids: [resources.theirs] };
    await done(studio.post("/appointments", { ...wish, ...earlier }));
    expect([await flagsFor(me), await flagsFor(studio)]).toEqual([
      ["first_visit", "note"],
      ["note"],
    ]);
  });

  it("lists no other member", async () => {
    const { me, colleague } = world;
    expect(idsOf((await me.get("/users")).body)).toEqual([me.userId]);
    expect((await me.get(`/users/${colleague.userId}`)).status).toBe(404);
  });
});
