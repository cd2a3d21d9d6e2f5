import { setTimeout as wait } from "node:timers/promises";
import { heldBy } from "@frontdesk/platform/test/held";
import { mostLong, waitForSlot } from "@frontdesk/server/portions";
import type { CompiledQuery } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { makeBookable } from "../../../test/agenda.ts";
import { type Counter, makeCounter, makeService } from "../../../test/counter.ts";
import { type Reply, startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import type { Json } from "../../../test/studio.ts";
import { calculatedAtOnce } from "../../offering/services/slots.ts";

let scheduling: TestScheduling;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => new Date("2026-10-01T08:00:00Z") });
});
const { starts } = calculatedAtOnce;
afterEach(() => {
  calculatedAtOnce.starts = starts;
});
afterAll(() => scheduling.close());

function watchReads() {
  const sent = vi.spyOn(scheduling.context.db, "executeQuery");
  const reads = () =>
    sent.mock.calls.filter(([query]) =>
      (query as CompiledQuery).sql.includes("scheduling.booking_durations"),
    ).length;
  return { sent, reads };
}

async function read(counter: Counter, id: string, query: string): Promise<[Reply, Reply]> {
  const path = `/public/v1/${counter.subdomain}/services/${id}/slots?${query}` as const;
  return [
    await counter.get(`/services/${id}/slots?${query}`),
    await scheduling.send(`GET ${path}`),
  ];
}

describe("slots over many days", () => {
  it.each([
    // Clocks go back in Copenhagen; in Santiago at midnight.
    ["Europe/Copenhagen", "from=2026-10-10&to=2026-12-10"],
    ["America/Santiago", "from=2027-03-10&to=2027-05-10"],
    ["Africa/Casablanca", "from=2027-01-20&to=2027-03-20"],
    ["Pacific/Kiritimati", "from=2026-10-01&to=2026-10-20"],
  ])("are equal streamed and whole: %s", async (timezone, days) => {
    const counter = await makeCounter(scheduling, { resources: 2, timezone });
    for (const query of [`${days}&with=resources`, `${days}&timezone=Pacific/Honolulu`]) {
      calculatedAtOnce.starts = starts;
      const whole = await read(counter, counter.serviceId, query);
      expect(whole[0].body.days.length).toBeGreaterThan(15);
      for (const most of [24 * 4, 24 * 12 * 7]) {
        calculatedAtOnce.starts = most;
        const portions = await read(counter, counter.serviceId, query);
        expect(portions.map(({ text }) => text)).toEqual(whole.map(({ text }) => text));
        expect(portions.map(({ headers }) => headers.etag)).toEqual([undefined, undefined]);
      }
    }
  });

  it("an empty page leads to the next day with a slot", async () => {
    const counter = await makeCounter(scheduling);
    const [resource_id] = counter.resourceIds;
    const off = { resource_ids: [resource_id], from: "2026-10-01", to: "2026-12-24" };
    expect((await counter.post("/downtimes", off)).status).toBe(201);
    const query = "from=2026-10-10&to=2026-11-10";
    const whole = await read(counter, counter.serviceId, query);
    expect(whole[0].body).toMatchObject({ days: [], next_date: "2026-12-25" });
    calculatedAtOnce.starts = 24 * 4;
    const portions = await read(counter, counter.serviceId, query);
    expect(portions.map(({ text }) => text)).toEqual(whole.map(({ text }) => text));
  });

  it("a page of the past leads to today without a read of the days between", async () => {
    const counter = await makeCounter(scheduling);
    const { sent, reads } = watchReads();
    for (const date of ["1900-01-01", "2025-09-01"]) {
      const query = `from=${date}&to=${date}`;
      const replies = await read(counter, counter.serviceId, query);
      replies.push(await counter.get(`/services/${counter.serviceId}/slots?${query}&unbound=1`));
      for (const { body } of replies) {
        expect(body).toMatchObject({ days: [], next_date: "2026-10-01" });
      }
    }
    expect(reads()).toBe(12);
    sent.mockRestore();
  });

  it("hold half a day at once if every part has a hundred resources", async () => {
    const counter = await makeCounter(scheduling);
    const hours = { weekDays: [0, 1, 2, 3, 4, 5, 6], startTime: 0, endTime: 1440 };
    const ids: number[] = [];
    while (ids.length < 100) ids.push(await makeBookable(scheduling, counter, { hours }));
    const part = (id: string) => ({ id, name: id, resource_ids: ids, count: 1, choosable: true });
    const parts = [part("a"), part("b"), part("c"), part("d")];
    const fields = { parts, slot_step: 5, duration: 5, minimum_notice: 0 };
    const id = await makeService(scheduling, counter, fields);
    let replies: Reply[] = [];
    const held = await heldBy(async () => {
      replies = await read(counter, id, "from=2026-10-10&to=2026-10-15&with=resources");
    });
    for (const { body } of replies) {
      expect(body.days.map(({ slots }: Json) => slots.length)).toEqual(Array(6).fill(288));
      expect(body.days[5].slots[287].resource_ids).toHaveLength(400);
    }
    expect(held.written).toBeGreaterThan(131_072);
    expect(held.written).toBeLessThan(262_144);
    expect(held.read).toBeLessThan(262_144);
  });

  it("wait for their caller's turn before they read", async () => {
    const counter = await makeCounter(scheduling);
    calculatedAtOnce.starts = 24 * 4;
    const turns = Array.from({ length: mostLong.ofCaller }, () => waitForSlot("127.0.0.1"));
    const leaves = await Promise.all(turns);
    const { sent, reads } = watchReads();
    const { port } = new URL(await scheduling.server.listen({ host: "127.0.0.1", port: 0 }));
    const path = `/public/v1/${counter.subdomain}/services/${counter.serviceId}/slots`;
    const response = fetch(`http://127.0.0.1:${port}${path}?from=2026-10-10&to=2026-10-12`);
    await vi.waitFor(() => expect(sent.mock.calls.length).toBeGreaterThan(1), 60_000);
    await wait(300);
    expect(reads()).toBe(0);
    for (const leave of leaves) leave();
    const { days } = (await (await response).json()) as Json;
    expect(days).toHaveLength(3);
    expect(reads()).toBeGreaterThan(3);
    sent.mockRestore();
  });
});
