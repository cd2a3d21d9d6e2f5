import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Counter, jane, makeCounter, monday } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { mailsTo } from "../../../test/mailbox.ts";
import type { LimitName } from "../../core/limits.ts";
import { idIn, proofFor } from "../booking/appointment.ts";
import { holdCounts } from "../booking/hold.ts";
import { findAppointment } from "../booking/store.ts";

let now = new Date("2027-02-20T09:00:00Z");
let scheduling: TestScheduling;
let counter: Counter;
beforeAll(async () => {
  const settings = { trustProxy: "127.0.0.1" };
  scheduling = await startTestScheduling({ now: () => now, limited: true, settings });
});
beforeEach(async () => {
  now = new Date("2027-02-20T09:00:00Z");
  counter = await makeCounter(scheduling, { resources: 20 });
});
afterAll(() => scheduling.close());

const from = (address: string) => ({ "x-forwarded-for": address });
let networks = 0;
const someAddress = () => {
  networks += 1;
  return `10.${Math.floor(networks / 256)}.${networks % 256}.7`;
};
const path = () => `/public/v1/${counter.subdomain}` as const;
const ask = async (stage: string, address: string, body: object = jane) =>
  await scheduling.send(`POST ${path()}/appointments/${stage}`, { body, headers: from(address) });
const hold = async (address: string, fields: object = {}) =>
  await counter.hold(fields, from(address));

const marks = async () => {
  const { rows } = await sql<{ address: string | null; network: string | null }>`
    select holder_address as address, holder_network as network from scheduling.appointments
    where account_id = ${counter.accountId} order by id`.execute(scheduling.context.db);
  return rows;
};

describe("limits of an address", () => {
  it("slots: sixty requests a minute", async () => {
    const address = someAddress();
    const slots = async (who: string) => {
      const query = `from=${monday}&to=${monday}`;
      const route = `GET ${path()}/services/${counter.serviceId}/slots?${query}` as const;
      return await scheduling.send(route, { headers: from(who) });
    };
    const replies = await Promise.all(Array.from({ length: 60 }, () => slots(address)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const reply = await slots(address);
    expect(reply.status).toBe(429);
    expect(Number(reply.headers["retry-after"])).toBeLessThanOrEqual(60);
    expect((await slots(someAddress())).status).toBe(200);
  });

  it("holds: ten in ten minutes", async () => {
    const address = someAddress();
    const { token } = (await hold(address)).body;
    let last = token;
    for (let count = 1; count < 10; count += 1) {
      const held = await hold(address, { replaces: last });
      expect(held.status).toBe(201);
      last = held.body.token;
    }
    const reply = await hold(address, { replaces: last });
    expect(reply.status).toBe(429);
    const seconds = Number(reply.headers["retry-after"]);
    expect(seconds > 60 && seconds <= 600).toBe(true);
  });

  it("open holds: three in all accounts, until a release or lapse", async () => {
    const address = someAddress();
    const other = await makeCounter(scheduling);
    const first = (await hold(address)).body;
    await hold(address);
    expect((await other.hold({}, from(address))).status).toBe(201);
    const reply = await hold(address);
    expect(reply).toMatchObject({ status: 429, headers: { "retry-after": "300" } });
    expect((await hold(address, { replaces: first.token })).status).toBe(201);
    expect((await hold(address)).status).toBe(429);
    now = new Date(now.getTime() + 301_000);
    expect((await hold(address)).status).toBe(201);
  });

  it("repeated hold: returns its response despite three open holds", async () => {
    const address = someAddress();
    const key = { ...from(address), "idempotency-key": randomUUID() };
    const first = await counter.hold({}, key);
    await hold(address);
    await hold(address);
    expect((await counter.hold({}, key)).body.token).toBe(first.body.token);
  });

  it("IPv6: counts the first 64 bits", async () => {
    for (const host of [1, 2, 3]) {
      expect((await hold(`2001:db8:7:1::${host}`)).status).toBe(201);
    }
    expect((await hold("2001:db8:7:1:9::4")).status).toBe(429);
    expect((await hold("2001:db8:7:2::4")).status).toBe(201);
  });

  it("deletion requests: one an hour, with the same response again", async () => {
    const held = await hold(someAddress());
    now = new Date(now.getTime() + 5_000);
    await ask(`${held.body.token}/details`, someAddress());
    const { context } = scheduling;
    const row = await findAppointment(context.db, counter.accountId, idIn(held.body.token)!);
    const proof = proofFor(context, counter.accountId, row!);
    const { email } = (await counter.get("/users/me")).body;
    expect(email).toContain("@");
    for (let round = 0; round < 2; round += 1) {
      const { status } = await ask(`${held.body.token}/forget?proof=${proof}`, someAddress(), {});
      expect(status).toBe(204);
    }
    expect(await mailsTo(scheduling, email, 1)).toHaveLength(1);
  });

  it("deletion requests: one that failed does not count", async () => {
    const held = await hold(someAddress());
    now = new Date(now.getTime() + 5_000);
    await ask(`${held.body.token}/details`, someAddress());
    const { context } = scheduling;
    const row = await findAppointment(context.db, counter.accountId, idIn(held.body.token)!);
    const proof = proofFor(context, counter.accountId, row!);
    const { email } = (await counter.get("/users/me")).body;
    const forget = `${held.body.token}/forget?proof=${proof}`;
    vi.spyOn(context.post, "send").mockRejectedValueOnce(new Error("the mail queue is away"));
    expect((await ask(forget, someAddress(), {})).status).toBe(500);
    expect((await ask(forget, someAddress(), {})).status).toBe(204);
    expect(await mailsTo(scheduling, email, 1)).toHaveLength(1);
  });

  it("customer details: ten times in ten minutes", async () => {
    const address = someAddress();
    for (let count = 0; count < 10; count += 1) {
      expect((await ask("1-AAAAAAAAAAAAAAAAAAAAAA/details", address)).status).toBe(404);
    }
    const response = await ask("1-AAAAAAAAAAAAAAAAAAAAAA/details", address);
    expect(response.status).toBe(429);
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(60);
  });
});

describe("limits of a network", () => {
  it.each([
    ["24 bits of IPv4", (host: number) => `172.16.5.${host}`, "172.16.6.1"],
    ["48 bits of IPv6", (host: number) => `2001:db8:5:${host}::1`, "2001:db8:6:1::1"],
  ])("of %s: five holds without details in an account", async (_, at, next) => {
    const held = [];
    for (const host of [1, 2, 3, 4, 5]) held.push((await hold(at(host))).body);
    expect((await hold(at(6))).status).toBe(429);
    expect((await hold(next)).status).toBe(201);
    const other = await makeCounter(scheduling);
    expect((await other.hold({}, from(at(6)))).status).toBe(201);
    now = new Date(now.getTime() + 5_000);
    expect((await ask(`${held[0].token}/details`, at(1))).body.state).toBe("confirmed");
    expect((await hold(at(6))).status).toBe(201);
  });

  it("admit no more holds for concurrent requests", async () => {
    const requests = Array.from({ length: 12 }, (_, host) => hold(`172.17.5.${host + 1}`));
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });
});

describe("limits of an account", () => {
  it("six hundred holds an hour", async () => {
    const { limits } = scheduling.context;
    await limits.count("holdsByAccount", String(counter.accountId), 599);
    expect((await hold(someAddress())).status).toBe(201);
    const reply = await hold(someAddress());
    expect(reply.status).toBe(429);
    expect(Number(reply.headers["retry-after"])).toBeGreaterThan(600);
  });
});

describe("one network", () => {
  const holdAndRelease = async (address: string) => {
    const { status, body } = await hold(address);
    if (status === 201) await counter.of(body.token).release();
    return status;
  };

  it.each([
    ["24 bits of IPv4", (host: number) => `172.30.5.${host}`, "172.30.6.1"],
    ["56 bits of IPv6", (host: number) => `2001:db8:50:1${host + 16}::1`, "2001:db8:50:2200::1"],
  ])("of %s uses up no account: it has sixty holds of it in an hour", async (_, at, next) => {
    const statuses = [];
    for (let count = 0; count < 61; count += 1) {
      statuses.push(await holdAndRelease(at(count % 20)));
    }
    expect(statuses).toEqual([...Array(60).fill(201), 429]);
    expect(await holdAndRelease(next)).toBe(201);
    expect(await holdAndRelease(someAddress())).toBe(201);
    const other = await makeCounter(scheduling);
    expect((await other.hold({}, from(at(30)))).status).toBe(201);
  });

  it.each([
    ["16 bits of IPv4", "172.31.1.1", "172.31.9.1"],
    ["48 bits of IPv6", "2001:db8:51:100::1", "2001:db8:51:900::1"],
  ])("of %s: a hundred and fifty from any of its addresses", async (_, one, other) => {
    const { limits } = scheduling.context;
    const [, [name, key]] = holdCounts(scheduling.context, counter.accountId, one) as [
      unknown,
      [LimitName, string],
    ];
    await limits.count(name, key, 150);
    expect(await holdAndRelease(other)).toBe(429);
    expect(await holdAndRelease(someAddress())).toBe(201);
  });

  it("requests for missing slots do not count", async () => {
    const { limits } = scheduling.context;
    const address = someAddress();
    const request = { starts_at: `${monday}T03:00:00Z` };
    for (let count = 0; count < 5; count += 1) {
      expect((await hold(address, request)).status).toBe(409);
    }
    const used = async () => {
      const counts = holdCounts(scheduling.context, counter.accountId, address);
      return await Promise.all(counts.map(async (one) => (await limits.look(...one)).used));
    };
    expect(await used()).toEqual([0, 0, 0]);
    await hold(address);
    expect(await used()).toEqual([1, 1, 1]);
  });
});

describe("marks of a holder", () => {
  it("exist as keyed digests, and only during the hold", async () => {
    const address = someAddress();
    const { token } = (await hold(address)).body;
    await hold(address);
    const [first, second] = await marks();
    expect(first).toEqual({
      address: expect.stringMatching(/^[\da-f]{64}$/),
      network: expect.stringMatching(/^[\da-f]{64}$/),
    });
    expect(second).toEqual(first);
    now = new Date(now.getTime() + 5_000);
    await ask(`${token}/details`, address);
    now = new Date(now.getTime() + 301_000);
    await scheduling.sweeping.drain();
    expect(await marks()).toEqual(Array(2).fill({ address: null, network: null }));
  });

  it("staff appointments store none, however many", async () => {
    const { id: client_id } = (await counter.post("/clients", { name: "Bakery" })).body;
    const query = { service_id: Number(counter.serviceId), client_id };
    for (const hour of [10, 11, 12, 13, 14, 15]) {
      const starts_at = `${monday}T${hour}:00:00Z`;
      expect((await counter.post("/appointments", { ...query, starts_at })).status).toBe(201);
    }
    expect(new Set((await marks()).map(({ address }) => address))).toEqual(new Set([null]));
  });
});
