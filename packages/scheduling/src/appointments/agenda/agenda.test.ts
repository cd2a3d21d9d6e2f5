import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeBookable, makeBooking } from "../../../test/agenda.ts";
import { type Counter, jane, makeCounter, makeService, monday } from "../../../test/counter.ts";
import { type Json, startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { type Member, makeMember, makeResource, makeStudio } from "../../../test/studio.ts";
import { scopes } from "../../core/rights.ts";
import { agendaLimits } from "./refusals.ts";

const [sunday, tuesday] = ["2027-02-28", "2027-03-02"] as const;
const allHours = { weekDays: [0, 1, 2, 3, 4, 5, 6], startTime: 0, endTime: 1440 };

const start = new Date("2027-02-20T09:00:00Z");
let now = start;
let scheduling: TestScheduling;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => now });
});
afterAll(() => scheduling.close());

const read = async ({ get }: Pick<Member, "get">, query = "", days = [monday, monday]) =>
  await get(`/agenda?from=${days[0]}&to=${days[1]}${query}`);
const blocksOf = async (member: Pick<Member, "get">, days?: string[]): Promise<Json[]> =>
  (await read(member, "", days)).body.blocks;

async function makeClient({ post }: Pick<Member, "post">, name = "Ann Larsen"): Promise<number> {
  return (await post("/clients", { name })).body.id;
}

async function appoint(counter: Counter, fields: object = {}): Promise<Json> {
  const { status, body } = await counter.post("/appointments", {
    service_id: Number(counter.serviceId),
    client_id: await makeClient(counter, `Ann ${Math.random()}`),
    starts_at: `${monday}T10:00:00Z`,
    ...fields,
  });
  if (status !== 201) throw new Error(`no appointment: ${JSON.stringify(body)}`);
  return body;
}

/** A therapist and a room for each appointment. */
async function makeTwofold(service: object = {}): Promise<Counter & { ids: number[] }> {
  const counter = await makeCounter(scheduling, { resources: 2 });
  const [person, studio] = counter.resourceIds as [number, number];
  const part = (id: string, resource: number) => ({
    id,
    name: id,
    resource_ids: [resource],
    count: 1,
    choosable: true,
  });
  const fields = { name: "Massage", buffer_before: 10, buffer_after: 20, price: 6000, ...service };
  const parts = [part("who", person), part("where", studio)];
  const serviceId = await makeService(scheduling, counter, { ...fields, parts });
  return { ...counter, serviceId, ids: [person, studio] };
}

describe("agenda: appointments", () => {
  it("are one block with person and room, without buffers", async () => {
    const counter = await makeTwofold();
    const client = await makeClient(counter);
    const { id } = await appoint(counter, { client_id: client, notes: "Long hair" });
    const { status, body } = await read(counter);
    expect([status, body.now]).toEqual([200, start.toISOString()]);
    expect(body.blocks).toEqual([
      {
        kind: "appointment",
        id,
        resource_ids: counter.ids,
        date: monday,
        start: 600,
        end: 660,
        duration: 60,
        before: 10,
        after: 20,
        state: "booked",
        client: { id: client, name: "Ann Larsen" },
        service: { id: Number(counter.serviceId), name: "Massage" },
        project: null,
        details: null,
        seats: 1,
        money: "due",
        amounts: { price: 6000, paid: 0, due: 6000, currency: "EUR" },
        flags: ["first_visit", "note"],
      },
    ]);
    for (const resource of counter.ids) {
      const [one] = (await read(counter, `&resource_ids[]=${resource}`)).body.blocks;
      expect(one.resource_ids).toEqual(counter.ids);
    }
    const other = await makeBookable(scheduling, counter);
    expect((await read(counter, `&resource_ids[]=${other}`)).body.blocks).toEqual([]);
  });

  it("include holds and requests, and leave out cancelled ones", async () => {
    const counter = await makeCounter(scheduling, { service: { approval: "required" } });
    await counter.confirmed();
    await counter.hold({ starts_at: `${monday}T12:00:00Z` });
    const { id } = await appoint(counter, { starts_at: `${monday}T14:00:00Z` });
    const states = async () =>
      (await blocksOf(counter)).map(({ start: at, state, client }) => [at, state, client?.name]);
    expect(await states()).toEqual([
      [600, "requested", jane.name],
      [720, "held", undefined],
      [840, "booked", expect.stringMatching(/^Ann/)],
    ]);
    expect((await counter.post(`/appointments/${id}/cancel`)).status).toBe(200);
    expect((await states()).map(([at]) => at)).toEqual([600, 720]);
  });

  it("show attendance, later visits and attention", async () => {
    const counter = await makeCounter(scheduling);
    const client_id = await makeClient(counter);
    const first = await appoint(counter, { client_id });
    await appoint(counter, { client_id, starts_at: `${monday}T12:00:00Z` });
    now = new Date(`${monday}T11:00:00Z`);
    await counter.put(`/appointments/${first.id}`, { attendance: "no_show" });
    const day = { from: monday, to: monday, resource_ids: counter.resourceIds };
    await counter.post("/downtimes", { ...day, start_time: 720, end_time: 780 });
    await scheduling.sweeping.drain();
    now = start;
    const [one, two] = await blocksOf(counter);
    expect(one).toMatchObject({ state: "no_show", flags: ["first_visit"] });
    // A missed appointment was no visit.
    expect(two).toMatchObject({ state: "booked", flags: ["first_visit", "attention"] });
    await sql`update scheduling.appointments set state = 'attended'
      where account_id = ${counter.accountId} and id = ${first.id}`.execute(scheduling.context.db);
    expect((await blocksOf(counter))[1]!.flags).toEqual(["attention"]);
  });

  it("stay on their own date beyond midnight of the account's zone", async () => {
    const counter = await makeCounter(scheduling, { timezone: "Etc/UTC" });
    const away = await makeBookable(scheduling, counter, { hours: allHours, timezone: "Tokyo" });
    const parts = [{ id: "a", name: "A", resource_ids: [away], count: 1, choosable: true }];
    const serviceId = await makeService(scheduling, counter, { parts, duration: 90 });
    await appoint(counter, { service_id: Number(serviceId), starts_at: `${monday}T23:00:00Z` });
    const across = { date: monday, start: 1380, end: 1470, duration: 90 };
    expect(await blocksOf(counter)).toMatchObject([across]);
    expect(await blocksOf(counter, [tuesday, tuesday])).toMatchObject([across]);
    expect(await blocksOf(counter, [sunday, sunday])).toEqual([]);
  });

  it("end at minute 1440 at midnight, and last their minutes as clocks go back", async () => {
    const counter = await makeCounter(scheduling, { timezone: "Europe/Copenhagen" });
    const away = await makeBookable(scheduling, counter, { hours: allHours, timezone: "Etc/UTC" });
    const parts = [{ id: "a", name: "A", resource_ids: [away], count: 1, choosable: true }];
    const service_id = Number(await makeService(scheduling, counter, { parts, duration: 30 }));
    await appoint(counter, { service_id, starts_at: "2027-03-01T22:30:00Z" });
    expect(await blocksOf(counter)).toMatchObject([{ date: monday, start: 1410, end: 1440 }]);
    expect(await blocksOf(counter, [tuesday, tuesday])).toEqual([]);
    // 02:45 before the change; it ends at 02:15 after it.
    await appoint(counter, { service_id, starts_at: "2027-10-31T00:45:00Z" });
    const fall = ["2027-10-31", "2027-10-31"];
    const block = { date: "2027-10-31", start: 165, end: 195, duration: 30 };
    expect(await blocksOf(counter, fall)).toMatchObject([block]);
    const { body } = await read(counter, "", fall);
    expect(body.zone).toEqual({
      iana: "Europe/Copenhagen",
      transitions: [
        { at: "2027-10-30T22:00:00.000Z", offset: 120 },
        { at: "2027-10-31T01:00:00.000Z", offset: 60 },
      ],
    });
  });
});

describe("agenda: other bookings", () => {
  it("have a block a day, with waiting and tentative days", async () => {
    const counter = await makeCounter(scheduling);
    const [resource] = counter.resourceIds as [number];
    const client_id = await makeClient(counter);
    const many = { start_date: monday, end_date: tuesday, details: "Painting", client_id };
    const { id } = await makeBooking(counter, resource, { ...many, start_time: 600 });
    const day = { start_date: monday, duration: 30 };
    await makeBooking(counter, resource, { ...day, start_time: 540, tentative: true });
    await makeBooking(counter, resource, { ...day, start_time: 610, allow_waiting: true });
    const blocks = await blocksOf(counter, [sunday, tuesday]);
    const entries = blocks.map(({ kind, date, start: at, end, state }) => [
      kind,
      date,
      at,
      end,
      state,
    ]);
    expect(entries).toEqual([
      ["booking", monday, 540, 570, "tentative"],
      ["booking", monday, 600, 660, "booked"],
      ["booking", monday, 610, 640, "waiting"],
      ["booking", tuesday, 600, 660, "booked"],
    ]);
    expect([blocks[1]!.id, blocks[3]!.id]).toEqual([id, id]);
    const client = { id: client_id, name: "Ann Larsen" };
    expect(blocks[1]).toMatchObject({ details: "Painting", client, money: null, service: null });
  });

  it("have no start without a time of day, and at most 200 characters of details", async () => {
    const counter = await makeCounter(scheduling);
    const [resource] = counter.resourceIds as [number];
    const details = "x".repeat(300);
    await makeBooking(counter, resource, { start_date: monday, duration: 90, details });
    const untimed = { start: null, end: null, duration: 90, details: "x".repeat(200) };
    expect(await blocksOf(counter)).toMatchObject([untimed]);
  });

  it("follow the account's zone for a resource in another one", async () => {
    const studio = await makeStudio(scheduling, { timezone: "Etc/UTC" });
    const resource = await makeBookable(scheduling, studio, { hours: allHours, timezone: "Tokyo" });
    await makeBooking(studio, resource, { start_date: tuesday, start_time: 480, duration: 120 });
    const across = { date: monday, start: 1380, end: 1500, duration: 120 };
    expect(await blocksOf(studio)).toMatchObject([across]);
    expect(await blocksOf(studio, [tuesday, tuesday])).toMatchObject([across]);
    expect(await blocksOf(studio, ["2027-03-03", "2027-03-03"])).toEqual([]);
  });
});

describe("agenda: hours and time off", () => {
  it("equal those of `GET openings` in the account's zone", async () => {
    const counter = await makeCounter(scheduling);
    const [resource] = counter.resourceIds as [number];
    const off = { resource_ids: [resource], from: monday, to: tuesday, start_time: 600 };
    const [type] = (await counter.get("/downtime_types")).body;
    const named = { downtime_type_id: type.id, details: "Holiday" };
    const { body: created } = await counter.post("/downtimes", { ...off, ...named });
    const { body } = await read(counter, `&resource_ids[]=${resource}`, [monday, tuesday]);
    const note = { id: created.id, type: type.name, note: "Holiday" };
    const open = [[540, 1020]];
    expect(body.days.map(({ open: hours }: Json) => hours)).toEqual([open, open]);
    expect(body.days).toMatchObject([
      { resource_id: resource, date: monday, time_off: [{ ...note, s: 600, e: 1440 }] },
      { resource_id: resource, date: tuesday, time_off: [{ ...note, s: 0, e: 1440 }] },
    ]);
    const range = `from=${monday}&to=${tuesday}`;
    const [{ days }] = (await counter.get(`/openings?${range}`)).body.filter(
      ({ id }: Json) => id === resource,
    );
    for (const [index, day] of days.entries()) {
      expect(body.days[index].open).toEqual(
        day.open.map((one: Json) => [one.start_time, one.end_time]),
      );
    }
  });

  it("are split at the account's midnight for a resource in another zone", async () => {
    const studio = await makeStudio(scheduling, { timezone: "Etc/UTC" });
    const hours = { ...allHours, startTime: 480, endTime: 1080 };
    const resource = await makeBookable(scheduling, studio, { hours, timezone: "Tokyo" });
    const off = { resource_ids: [resource], from: tuesday, to: tuesday };
    await studio.post("/downtimes", { ...off, start_time: 480, end_time: 600 });
    const query = `&resource_ids[]=${resource}`;
    const { body } = await read(studio, query, [monday, tuesday]);
    const open = [
      [0, 540],
      [1380, 1440],
    ];
    expect(body.days).toMatchObject([
      { date: monday, open, time_off: [{ s: 1380, e: 1440 }] },
      { date: tuesday, open, time_off: [{ s: 0, e: 60 }] },
    ]);
  });

  it("reach over two days between the farthest zones", async () => {
    const studio = await makeStudio(scheduling, { timezone: "Pacific/Kiritimati" });
    const far = { hours: allHours, timezone: "Pacific/Pago_Pago" };
    const resource = await makeBookable(scheduling, studio, far);
    const { body } = await read(studio, `&resource_ids[]=${resource}`, [monday, tuesday]);
    expect(body.days.map(({ open }: Json) => open)).toEqual([[[0, 1440]], [[0, 1440]]]);
    await makeBooking(studio, resource, { start_date: sunday, start_time: 0 });
    expect(await blocksOf(studio, [monday, monday])).toMatchObject([
      { date: monday, start: 60, end: 120 },
    ]);
  });

  it("name persons, rooms and other resources in order", async () => {
    const studio = await makeStudio(scheduling);
    await makeResource(studio, { type: "Meeting Room" });
    await makeResource(studio, { type: "Vehicle" });
    const archived = await makeResource(studio, { archived: true });
    const list = async (query = "") =>
      (await read(studio, query)).body.resources.map((one: Json) => [one.kind, one.position]);
    expect(await list()).toEqual([
      ["person", 0],
      ["room", 1],
      ["other", 2],
    ]);
    const { body } = await read(studio, `&resource_ids[]=${archived.id}`);
    expect(body.resources).toMatchObject([{ id: archived.id, kind: "room", archived: true }]);
  });
});

describe("agenda: rights", () => {
  const rights = { bookings: "view", clients: "none", projects: "none" } as const;

  it("hide clients without the permission to see them", async () => {
    const counter = await makeCounter(scheduling);
    const [resource] = counter.resourceIds as [number];
    await appoint(counter, { notes: "Long hair" });
    const client_id = await makeClient(counter);
    await makeBooking(counter, resource, { start_date: monday, start_time: 900, client_id });
    const member = await makeMember(scheduling, counter, { permissions: "custom", rights });
    const { status, body, text } = await read(member);
    expect(status).toBe(200);
    const hidden = { client: null, flags: [] };
    expect(body.blocks).toMatchObject([hidden, hidden]);
    expect(text).not.toContain("Ann");
  });

  it("refuse callers without bookings, or of another account", async () => {
    const counter = await makeCounter(scheduling);
    const none = { permissions: "custom", rights: { bookings: "none" } } as const;
    const member = await makeMember(scheduling, counter, none);
    expect((await read(member)).status).toBe(403);
    const other = await makeStudio(scheduling);
    expect(
      (await other.get(`/v1/${counter.subdomain}/agenda?from=${monday}&to=${monday}`)).status,
    ).toBe(404);
    const named = `&resource_ids[]=${counter.resourceIds[0]}`;
    expect((await read(other, named)).body).toMatchObject({ resources: [], days: [], blocks: [] });
  });

  it("narrow to the token's scopes", async () => {
    const counter = await makeCounter(scheduling, { service: { price: 5000 } });
    await counter.confirmed();
    const off = { resource_ids: counter.resourceIds, from: sunday, to: sunday, details: "Ill" };
    await counter.post("/downtimes", off);
    const narrow = ["accounts:read", "bookings:read"] as const;
    const member = await makeMember(scheduling, counter, { scopes: narrow });
    const { body } = await read(member, "", [sunday, monday]);
    expect(body.blocks).toMatchObject([
      { kind: "appointment", state: "booked", client: null, money: null, amounts: null, flags: [] },
    ]);
    const hidden = [{ id: null, s: 0, e: 1440, type: null, note: null }];
    expect(body.days.flatMap(({ time_off: off }: Json) => off)).toEqual(hidden);
    const without = scopes.filter((scope) => scope !== "bookings:read");
    const lacking = await makeMember(scheduling, counter, { scopes: without });
    expect((await read(lacking)).status).toBe(403);
  });
});

describe("agenda: answer", () => {
  it("has an ETag that ignores the clock and follows changes", async () => {
    const counter = await makeCounter(scheduling);
    const { headers } = await read(counter);
    const path = `/v1/${counter.subdomain}/agenda?from=${monday}&to=${monday}` as const;
    const again = () =>
      scheduling.send(`GET ${path}`, {
        token: counter.token,
        headers: { "if-none-match": String(headers.etag) },
      });
    now = new Date(start.getTime() + 60_000);
    expect([(await again()).status, (await again()).text]).toEqual([304, ""]);
    now = start;
    await appoint(counter);
    expect((await again()).status).toBe(200);
  });

  it("names the field of a refused query", async () => {
    const { get } = await makeStudio(scheduling);
    const refusals: [query: string, field: string][] = [
      ["", "from"],
      [`from=${monday}`, "to"],
      [`from=${monday}&to=yesterday`, "to"],
      [`from=${tuesday}&to=${monday}`, "to"],
      [`from=${monday}&to=2027-04-12`, "to"],
      ["from=0001-01-01&to=9999-12-31", "from"],
      [`from=${monday}&to=${monday}&resource_ids[]=0`, "resource_ids"],
      [`from=${monday}&to=${monday}&resource_ids[]=1%20or%201`, "resource_ids"],
      [`from=${monday}&to=${monday}&resource_ids[a][b]=1`, "resource_ids"],
      [`from=${monday}&to=${monday}&resource_ids[]=1e99`, "resource_ids"],
    ];
    for (const [query, field] of refusals) {
      const { status, body } = await get(`/agenda?${query}`);
      expect([query, status]).toEqual([query, 422]);
      expect(Object.keys(body.errors)[0]).toMatch(new RegExp(`^${field}`));
    }
    const long = (await get(`/agenda?from=${monday}&to=2027-04-12`)).body.errors;
    expect(long).toEqual({ to: ["must cover at most 42 days"] });
    expect((await get(`/agenda?from=${monday}&to=${monday}&page_size=3`)).status).toBe(400);
    expect((await get(`/agenda?from=${monday}&to=2027-04-11`)).status).toBe(200);
  });

  it("has a ceiling for blocks and for days of all resources", async () => {
    const counter = await makeCounter(scheduling);
    const [resource] = counter.resourceIds as [number];
    for (const start_time of [540, 600, 660]) {
      await makeBooking(counter, resource, { start_date: monday, start_time });
    }
    const { blocks, resourceDays } = agendaLimits;
    const refusalOf = async (limits: Partial<typeof agendaLimits>) => {
      Object.assign(agendaLimits, limits);
      const { status, body } = await read(counter);
      Object.assign(agendaLimits, { blocks, resourceDays });
      return [status, ...Object.entries(body.errors ?? {}).flat(2)];
    };
    const many = [422, "to", "must cover at most 10000 blocks"];
    expect(await refusalOf({ blocks: 2 })).toEqual(many);
    expect(await refusalOf({ blocks: 3 })).toEqual([200]);
    const days = "must cover at most 10000 days of all resources together";
    expect(await refusalOf({ resourceDays: 1 })).toEqual([422, "resource_ids", days]);
  });
});
