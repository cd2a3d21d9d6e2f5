import { onPostgres } from "@frontdesk/database/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Counter, makeCounter, monday } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";

let scheduling: TestScheduling;
beforeAll(async () => {
  const now = () => new Date("2027-02-20T09:00:00Z");
  scheduling = await startTestScheduling({ now });
});
afterAll(() => scheduling.close());

const dayAfter = (days: number): string =>
  `${Temporal.PlainDate.from(monday).add({ days })}T10:00:00Z`;

async function takerOn(counter: Counter, days: number): Promise<number> {
  const { status, body } = await counter.hold({ starts_at: dayAfter(days) });
  expect(status).toBe(201);
  return counter.resourceIds.indexOf(body.resources[0].id);
}

const timesEach = (takers: readonly number[]) =>
  [0, 1, 2].map((one) => takers.filter((taker) => taker === one).length);

describe("bookings with anyone, one a day over weeks", () => {
  it("rotate among three people", async () => {
    const counter = await makeCounter(scheduling, { resources: 3 });
    const takers: number[] = [];
    for (let days = 0; days < 27; days += 3) takers.push(await takerOn(counter, days));
    expect(takers).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2]);
  });

  it("count a customer's own choice, but no released hold", async () => {
    const counter = await makeCounter(scheduling, { resources: 3 });
    const [, second] = counter.resourceIds;
    await takerOn(counter, 0);
    await counter.hold({ starts_at: dayAfter(1), resource_ids: [second] });
    expect(await takerOn(counter, 2)).toBe(2);
    const { body } = await counter.hold({ starts_at: dayAfter(3) });
    expect(counter.resourceIds.indexOf(body.resources[0].id)).toBe(0);
    await counter.of(body.token).release();
    expect(await takerOn(counter, 4)).toBe(0);
  });

  it("prefer the person with the fewest minutes that day", async () => {
    const counter = await makeCounter(scheduling, { resources: 3 });
    const [first, second] = counter.resourceIds;
    await counter.hold({ starts_at: `${monday}T09:00:00Z`, resource_ids: [first] });
    await counter.hold({ starts_at: `${monday}T09:00:00Z`, resource_ids: [second] });
    await counter.hold({ starts_at: dayAfter(5) });
    expect(await takerOn(counter, 0)).toBe(2);
  });

  it.runIf(onPostgres)("reach every person when many book at once", async () => {
    const counter = await makeCounter(scheduling, { resources: 3 });
    const takers: number[] = [];
    for (let week = 0; week < 5; week += 1) {
      const days = Array.from({ length: 6 }, (_, day) => week * 6 + day);
      takers.push(...(await Promise.all(days.map((day) => takerOn(counter, day)))));
    }
    const times = timesEach(takers);
    expect(times.reduce((sum, one) => sum + one, 0)).toBe(30);
    // Concurrent customers may choose the same person; three rounds reach everyone.
    expect(Math.min(...times)).toBeGreaterThanOrEqual(1);
  });
});
