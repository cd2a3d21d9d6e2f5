import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Counter, makeCounter, monday } from "../../../test/counter.ts";
import { type Json, startTestScheduling, type TestScheduling } from "../../../test/harness.ts";

let scheduling: TestScheduling;
let counter: Counter;
beforeAll(async () => {
  const now = () => new Date("2027-02-20T09:00:00Z");
  scheduling = await startTestScheduling({ now });
});
beforeEach(async () => {
  counter = await makeCounter(scheduling, { resources: 2 });
});
afterAll(() => scheduling.close());

const idsIn = ({ body }: Json): number[] => body.resources.map(({ id }: Json) => id);
const elevenOClock = `${monday}T11:00:00Z`;
const book = (resource_id: number, start_time = 9 * 60, duration = 8 * 60) =>
  counter.post("/bookings", { resource_id, start_date: monday, start_time, duration });

const part = { id: "who", name: "Who", count: 1, choosable: true };

const setUp = async (parts: object[]) => {
  await sql`update scheduling.services set parts = ${JSON.stringify(parts)}::jsonb
    where account_id = ${counter.accountId}`.execute(scheduling.context.db);
};

const pageOf = async (token: string): Promise<Json> => {
  const path = `/book/${counter.subdomain}/a/${token}/move`;
  const { text } = await scheduling.send(`GET ${path}?from=${monday}`);
  return JSON.parse(
    /<script type="application\/json" id="content">(.*?)<\/script>/.exec(text)![1]!,
  );
};
const timesOnMonday = async (token: string): Promise<string[]> => {
  const { slots } = await pageOf(token);
  const day = slots.answer.days.find(({ date }: Json) => date === monday);
  return day?.slots.map(({ time }: Json) => time) ?? [];
};

describe("a reschedule by the customer", () => {
  it("keeps the chosen person, or refuses if that person is busy", async () => {
    const [first, second] = counter.resourceIds as [number, number];
    const { body: mine } = await counter.confirmed({ resource_ids: [second] });
    expect(mine.wished_ids).toEqual([second]);
    const answer = await counter.of(mine.token).post("reschedule", { starts_at: elevenOClock });
    expect(idsIn(answer)).toEqual([second]);
    expect(answer.body.wished_ids).toEqual([second]);
    await book(second, 14 * 60, 60);
    const taken = { starts_at: `${monday}T14:00:00Z` };
    const response = await counter.of(mine.token).post("reschedule", taken);
    expect([response.status, response.body.error]).toEqual([409, "slot_taken"]);
    expect(response.body.next[0].time).toBe("15:00");
    const anybody = await counter.of(mine.token).post("reschedule", { ...taken, resource_ids: [] });
    expect(idsIn(anybody)).toEqual([first]);
    expect(anybody.body.wished_ids).toEqual([]);
  });

  it("keeps them through the form, which lists only their slots", async () => {
    const [, second] = counter.resourceIds as [number, number];
    const { token } = (await counter.confirmed({ resource_ids: [second] })).body;
    await book(second, 14 * 60, 60);
    expect(await timesOnMonday(token)).not.toContain("14:00");
    expect(await timesOnMonday(token)).toContain("15:00");
    const path = `/book/${counter.subdomain}/a/${token}/move`;
    const body = `starts_at=${encodeURIComponent(elevenOClock)}`;
    expect((await scheduling.send(`POST ${path}`, { body })).status).toBe(303);
    expect(idsIn(await counter.of(token).get())).toEqual([second]);
  });

  it.each(["2027-99-99", "2027-02-31", "9999-12-31"])("shows its form from %s", async (from) => {
    const { token } = (await counter.confirmed()).body;
    const path = `/book/${counter.subdomain}/a/${token}/move`;
    expect((await scheduling.send(`GET ${path}?from=${from}`)).status).toBe(200);
  });

  it("lists everyone's slots without a chosen person", async () => {
    const confirmed = await counter.confirmed();
    const [own] = idsIn(confirmed) as [number];
    const [other] = counter.resourceIds.filter((id) => id !== own) as [number];
    await book(own, 11 * 60, 6 * 60);
    const { token } = confirmed.body;
    expect(await timesOnMonday(token)).toContain("11:00");
    const response = await counter.of(token).post("reschedule", { starts_at: elevenOClock });
    expect(idsIn(response)).toEqual([other]);
  });

  it("takes anyone if the chosen person no longer gives the service", async () => {
    const [first, second] = counter.resourceIds as [number, number];
    const { token } = (await counter.confirmed({ resource_ids: [second] })).body;
    await setUp([{ ...part, resource_ids: [first] }]);
    expect((await counter.of(token).get()).body.wished_ids).toEqual([]);
    expect(await timesOnMonday(token)).toContain("11:00");
    const response = await counter.of(token).post("reschedule", { starts_at: elevenOClock });
    expect(idsIn(response)).toEqual([first]);
  });

  it("takes anyone if the chosen person is not bookable", async () => {
    const [first, second] = counter.resourceIds as [number, number];
    const { token } = (await counter.confirmed({ resource_ids: [second] })).body;
    await sql`update scheduling.resources set archived = true where id = ${second}
      and account_id = ${counter.accountId}`.execute(scheduling.context.db);
    expect(await timesOnMonday(token)).toContain("11:00");
    const response = await counter.of(token).post("reschedule", { starts_at: elevenOClock });
    expect(idsIn(response)).toEqual([first]);
  });

  it("never takes a person hidden from customers", async () => {
    const [first, second] = counter.resourceIds as [number, number];
    const capacity = { ...part, id: "room", resource_ids: [second], choosable: false };
    await setUp([{ ...part, resource_ids: [first] }, capacity]);
    const { token } = (await counter.confirmed()).body;
    const wish = { starts_at: elevenOClock, resource_ids: [second] };
    const response = await counter.of(token).post("reschedule", wish);
    expect([response.status, Object.keys(response.body.errors)]).toEqual([422, ["resource_ids"]]);
  });
});
