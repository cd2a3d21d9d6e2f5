import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Counter } from "../../../test/counter.ts";
import {
  makePayingCounter,
  makePayingInstallation,
  type PayingCounter,
  type PayingInstallation,
} from "../../../test/paying.ts";
import { makeMember } from "../../../test/studio.ts";

let paying: PayingInstallation;
let counter: PayingCounter;
beforeAll(async () => {
  paying = await makePayingInstallation();
});
beforeEach(async () => {
  counter = await makePayingCounter(paying, { resources: 2, service: { no_show_fee: 3000 } });
});
afterAll(() => paying.close());

const at = (day: number, hour = 10) => `2027-03-0${day}T${String(hour).padStart(2, "0")}:00:00Z`;
const isPast = (day: number) => {
  paying.clock.now = new Date(at(day, 20));
};

async function clientOf(id: number): Promise<number> {
  return (await counter.get(`/appointments/${id}`)).body.client_id;
}

async function bookedFor(clientId: number, startsAt: string, fields: object = {}): Promise<number> {
  const wish = { service_id: Number(counter.serviceId), client_id: clientId, starts_at: startsAt };
  const { status, text, body } = await counter.post("/appointments", { ...wish, ...fields });
  if (status !== 201) throw new Error(text);
  return body.id;
}

async function newClient(): Promise<number> {
  return (await counter.post("/clients", { name: "Ann Larsen" })).body.id;
}

const historyOf = async (id: number, query = "", of: Pick<Counter, "get"> = counter) =>
  await of.get(`/clients/${id}/history${query}`);

const take = (id: number, amount?: number) =>
  counter.post("/orders", {
    payment: "cash",
    items: [{ kind: "appointment", appointment_id: id, ...(amount && { amount }) }],
  });

describe("a client's history", () => {
  it("counts visits, no-shows and cancellations, and names the first, last and next", async () => {
    const client = await newClient();
    const ids: number[] = [];
    for (const day of [1, 2, 3, 4, 8, 9]) ids.push(await bookedFor(client, at(day)));
    const [first, missed, cancelled, last, next] = ids;
    await counter.post(`/appointments/${cancelled}/cancel`, { by: "business" });
    isPast(4);
    await counter.put(`/appointments/${first}`, { attendance: "attended" });
    await counter.put(`/appointments/${missed}`, { attendance: "no_show" });
    const { status, body } = await historyOf(client);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      client_id: client,
      visits: 2,
      no_shows: 1,
      cancelled: 1,
      spend: [],
      first_visit: { appointment_id: first, date: "2027-03-01", start_time: 600 },
      last_visit: { appointment_id: last, date: "2027-03-04" },
      next_visit: { appointment_id: next, date: "2027-03-08" },
      has_more: false,
    });
    const listed = body.appointments.map(({ id }: { id: number }) => id);
    expect(listed).toEqual(ids.toReversed());
    const states = body.appointments.map(({ state }: { state: string }) => state);
    expect(states.slice(2)).toEqual(["confirmed", "cancelled", "no_show", "attended"]);
    expect(body.appointments[3].resources).toHaveLength(1);
  });

  it("is empty for a client without appointments", async () => {
    const { body } = await historyOf(await newClient());
    const none = { first_visit: null, last_visit: null, next_visit: null };
    expect(body).toMatchObject({ visits: 0, spend: [], ...none, appointments: [] });
  });

  it("pages by start, also after an appointment moved", async () => {
    const client = await newClient();
    const ids: number[] = [];
    for (const day of [1, 2, 3]) ids.push(await bookedFor(client, at(day)));
    await counter.put(`/appointments/${ids[0]}`, { starts_at: at(9) });
    const read = async (query: string) => {
      const { body } = await historyOf(client, query);
      return [body.appointments.map(({ id }: { id: number }) => id), body.has_more];
    };
    expect(await read("?limit=2")).toEqual([[ids[0], ids[2]], true]);
    expect(await read(`?limit=2&before=${ids[2]}`)).toEqual([[ids[1]], false]);
    expect(await read("?before=999999999")).toEqual([[], false]);
    expect((await historyOf(client, "?limit=101")).status).toBe(422);
  });

  it("sums cash less refunds, without tips", async () => {
    const client = await newClient();
    const id = await bookedFor(client, at(1));
    const { status, body: order } = await counter.post("/orders", {
      payment: "cash",
      items: [
        { kind: "appointment", appointment_id: id, amount: 5000 },
        { kind: "tip", appointment_id: id, amount: 700 },
      ],
    });
    expect(status).toBe(201);
    const spend = async () => (await historyOf(client)).body.spend;
    expect(await spend()).toEqual([{ currency: "EUR", amount: 5000 }]);
    const refund = { payment: "cash", items: [{ position: 1, amount: 1200 }] };
    expect((await counter.post(`/orders/${order.id}/refund`, refund)).status).toBe(200);
    expect(await spend()).toEqual([{ currency: "EUR", amount: 3800 }]);
    expect((await historyOf(client)).body.appointments[0]).toMatchObject({ paid: 3800 });
  });

  it("counts a captured deposit, until a cancellation refunds it", async () => {
    const { id, token } = await counter.paid();
    const client = await clientOf(id);
    const captured = async () => {
      const { body } = await counter.get(`/appointments/${id}`);
      const [{ captured, refunded }] = body.charges;
      return captured - refunded;
    };
    expect(await captured()).toBeGreaterThan(0);
    const expected = [{ currency: "EUR", amount: await captured() }];
    expect((await historyOf(client)).body.spend).toEqual(expected);
    await counter.of(token).post("cancel", { expected_refund: await captured() });
    await counter.settle();
    const { body } = await historyOf(client);
    expect([await captured(), body.spend, body.cancelled]).toEqual([0, [], 1]);
  });

  it("counts the kept deposit and the fee of a no-show", async () => {
    const { id } = await counter.paid();
    const client = await clientOf(id);
    isPast(1);
    await counter.put(`/appointments/${id}`, { attendance: "no_show" });
    await counter.post(`/appointments/${id}/charge`, { reason: "no_show", amount: 1000 });
    await counter.settle();
    const { body } = await historyOf(client);
    const { charges } = (await counter.get(`/appointments/${id}`)).body;
    const kept = charges.map((charge: { captured: number }) => charge.captured);
    expect(kept).toHaveLength(2);
    expect(body.spend).toEqual([{ currency: "EUR", amount: kept[0] + kept[1] }]);
    expect(body.no_shows).toBe(1);
  });

  it("keeps currencies apart, also without decimals", async () => {
    const client = await newClient();
    await take(await bookedFor(client, at(1)), 5000);
    const change = { currency: "JPY", price: 9000, deposit_kind: "none", no_show_fee: null };
    await sql`update scheduling.services set currency = ${change.currency}, price = ${change.price},
      deposit_kind = 'none', deposit_value = 0, no_show_fee = null
      where account_id = ${counter.accountId}`.execute(paying.scheduling.context.db);
    expect((await take(await bookedFor(client, at(2)))).status).toBe(201);
    expect((await historyOf(client)).body.spend).toEqual([
      { currency: "EUR", amount: 5000 },
      { currency: "JPY", amount: 9000 },
    ]);
  });

  it("is of one account, and needs a view of clients and bookings", async () => {
    const client = await newClient();
    await bookedFor(client, at(1));
    const other = await makePayingCounter(paying, {});
    expect((await historyOf(client, "", other)).status).toBe(404);
    expect((await other.get(`/clients/history?ids[]=${client}`)).body).toEqual([]);
    for (const rights of [
      { bookings: "manage_all", clients: "none" },
      { bookings: "none", clients: "view" },
    ] as const) {
      const member = await makeMember(paying.scheduling, counter, { rights });
      expect((await historyOf(client, "", member)).status).toBe(403);
      expect((await member.get(`/clients/history?ids[]=${client}`)).status).toBe(403);
    }
  });

  it("shows a member with own_only their own visits, and no spend", async () => {
    const client = await newClient();
    const stranger = await newClient();
    const [mine, theirs] = counter.resourceIds as [number, number];
    const own = await bookedFor(client, at(1), { resource_ids: [mine] });
    const foreign = await bookedFor(client, at(2), { resource_ids: [theirs] });
    await bookedFor(stranger, at(3), { resource_ids: [theirs] });
    await take(own, 5000);
    const rights = { bookings: "manage_own", clients: "view" } as const;
    const me = await makeMember(paying.scheduling, counter, { rights, ownOnly: true });
    const person = { first_name: "Mia", user_id: me.userId };
    const linked = await counter.put(`/resources/${mine}`, person);
    expect(linked.status).toBe(200);
    isPast(5);
    const { body } = await historyOf(client, "", me);
    expect(body).toMatchObject({ visits: 1, spend: null, last_visit: { appointment_id: own } });
    expect(body.appointments.map(({ id }: { id: number }) => id)).toEqual([own]);
    // The start of another's appointment stays unknown.
    expect((await historyOf(client, `?before=${foreign}`, me)).body.appointments).toEqual([]);
    expect((await historyOf(stranger, "", me)).status).toBe(404);
    const { body: listed } = await me.get(`/clients/history?ids[]=${client}&ids[]=${stranger}`);
    expect(listed).toMatchObject([{ client_id: client, visits: 1, spend: null }]);
    expect(listed).toHaveLength(1);
  });
});

describe("figures of several clients", () => {
  it("equal their histories", async () => {
    const clients = [await newClient(), await newClient()];
    for (const [nth, client] of clients.entries()) await take(await bookedFor(client, at(nth + 1)));
    isPast(5);
    const { status, body } = await counter.get(
      `/clients/history?${clients.map((id) => `ids[]=${id}`).join("&")}`,
    );
    expect(status).toBe(200);
    for (const [nth, client] of clients.entries()) {
      const { appointments, has_more: _more, ...figures } = (await historyOf(client)).body;
      expect(body[nth]).toEqual(figures);
      expect(appointments).toHaveLength(1);
      expect(figures).toMatchObject({ visits: 1, spend: [{ currency: "EUR" }] });
    }
  });

  it("needs one to a hundred ids", async () => {
    expect((await counter.get("/clients/history")).status).toBe(422);
    const many = Array.from({ length: 101 }, (_, nth) => `ids[]=${nth + 1}`).join("&");
    expect((await counter.get(`/clients/history?${many}`)).status).toBe(422);
  });
});
