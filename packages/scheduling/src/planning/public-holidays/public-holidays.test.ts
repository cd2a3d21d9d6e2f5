import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeBookable, makeBooking } from "../../../test/agenda.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { type Json, makeMember, makeStudio, type Studio } from "../../../test/studio.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";

const now = new Date("2026-11-24T09:00:00Z");
let scheduling: TestScheduling;
let studio: Studio;
let resource: number;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => now });
});
beforeEach(async () => {
  studio = await makeStudio(scheduling);
  resource = await makeBookable(scheduling, studio);
});
afterAll(async () => {
  expect((await reconcile(scheduling.context)).findings).toEqual([]);
  await scheduling.close();
});

const account = () => `/v1/accounts/${studio.accountId}`;
const read = (query: string) => studio.get(`/public_holidays?${query}`);
const add = (body: object) =>
  studio.post("/public_holidays", { year: 2026, country: "DK", ...body });
const [first, second] = ["2026-12-25", "2026-12-26"];
const badYears = "must be `year` or one of the two years after it";
const count = async () => (await studio.get("/downtimes")).body.length;

describe("public holidays of a year", () => {
  it("are those of the country, in its language or another", async () => {
    const { status, body } = await read("year=2026&country=DK");
    expect([status, body.country, body.region]).toEqual([200, "DK", null]);
    const christmas = { date: first, kind: "public", closed: false };
    expect(body.holidays).toContainEqual({ ...christmas, name: "Juledag" });
    const eve = { date: "2026-12-24", kind: "optional" };
    expect(body.holidays).toContainEqual(expect.objectContaining(eve));
    expect(body.countries).toContain("DE");
    const english = await read("year=2026&country=DK&language=en");
    const names = english.body.holidays.map(({ name }: Json) => name);
    expect(names).toContain("Christmas Day");
    const dates = body.holidays.map(({ date }: Json) => date);
    expect(dates).toEqual([...new Set(dates)].toSorted());
  });

  it("follow the account's country and region", async () => {
    const missing = ["needs a value: the account has no country"];
    expect((await read("year=2026")).body.errors).toEqual({ country: missing });
    const region = { country: "DE", region: "BY" };
    expect((await studio.put(account(), region)).body).toMatchObject(region);
    const { body } = await read("year=2026");
    expect(body).toMatchObject(region);
    expect(body.regions).toContainEqual({ code: "BE", name: "Berlin" });
    const has = ({ holidays }: Json, date: string) =>
      holidays.some((one: Json) => one.date === date && one.kind === "public");
    expect(has(body, "2026-01-06")).toBe(true);
    expect(has((await read("year=2026&region=BE")).body, "2026-01-06")).toBe(false);
    expect((await studio.put(account(), { country: "DK" })).body.region).toBeNull();
    expect((await studio.put(account(), { country: null })).body.country).toBeNull();
  });

  it("run through a later year", async () => {
    await add({ year: 2027, dates: ["2027-12-25"] });
    const { body } = await read("year=2026&to_year=2027&country=DK");
    const dates = body.holidays.map(({ date }: Json) => date);
    expect(dates).toEqual([...new Set(dates)].toSorted());
    const closed = body.holidays.filter((one: Json) => one.closed);
    expect([dates.includes(first), closed.length, closed[0].date]).toEqual([true, 1, "2027-12-25"]);
  });

  it.each([
    ["year=2026&country=ZZ", "country", "has no list of public holidays"],
    ["year=2026&country=dk", "country"],
    ["year=2026&country=DE&region=ZZ", "region", "is not a region of the country"],
    ["year=1900&country=DE", "year"],
    ["year=2026&to_year=2025&country=DE", "to_year", badYears],
    ["year=2026&to_year=2029&country=DE", "to_year", badYears],
  ])("refuse %s", async (query, field, message = expect.any(String)) => {
    const { status, body } = await read(query);
    expect([status, body.errors]).toEqual([422, { [field]: [message] }]);
  });
});

describe("time off on public holidays", () => {
  it("closes the studio once, with the names of the days", async () => {
    const { status, body } = await add({ dates: [second, first] });
    expect([status, body.existing]).toEqual([200, []]);
    expect(body.created).toMatchObject([
      { from: first, to: first, all_resources: true, details: "Juledag" },
      { from: second, all_resources: true },
    ]);
    const again = await add({ dates: [first, second, "2026-01-01"] });
    expect([again.body.existing, again.body.created.length]).toEqual([[first, second], 1]);
    const { body: after } = await read("year=2026&country=DK");
    const closed = after.holidays.filter((one: Json) => one.closed).map((one: Json) => one.date);
    expect(closed).toEqual(["2026-01-01", first, second]);
  });

  it("closes days of two years at once, or none", async () => {
    const wish = { to_year: 2027, dates: ["2027-12-25", first] };
    const { body } = await add(wish);
    expect(body.created.map(({ from }: Json) => from)).toEqual([first, "2027-12-25"]);
    const outside = await add({ dates: [second, "2027-12-26"] });
    expect(outside.body.errors).toEqual({ dates: ["must be holidays of the year"] });
    expect(await count()).toBe(2);
  });

  it("is added once by two requests at a time", async () => {
    const answers = await Promise.all([add({ dates: [first] }), add({ dates: [first] })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await count()).toBe(1);
  });

  it("may be of some people, and changes nothing in a dry run", async () => {
    const wish = { dates: [first], resource_ids: [resource] };
    const tried = await add({ ...wish, dry_run: true });
    expect([tried.body.created.length, await count()]).toEqual([1, 0]);
    const { body } = await add(wish);
    expect(body.created).toMatchObject([{ all_resources: false, resource_ids: [resource] }]);
    expect((await add(wish)).body.existing).toEqual([first]);
    expect((await add({ dates: [first] })).body.created).toHaveLength(1);
  });

  it("refuses all days with all clashes, or follows the choices", async () => {
    const one = await makeBooking(studio, resource, { start_date: first });
    const two = await makeBooking(studio, resource, { start_date: "2026-04-03" });
    const wish = { dates: [first, "2026-04-03", "2026-01-01"], block_by_clashes: true };
    const { status, body } = await add(wish);
    const ids = body.clashes.flatMap((clash: Json) => clash.booking_ids);
    expect([status, ids.toSorted()]).toEqual([400, [one.id, two.id].toSorted()]);
    expect(await count()).toBe(0);
    const clash_choices = [one, two].map(({ id }) => ({ booking_id: id, choice: "keep" }));
    expect((await add({ ...wish, clash_choices })).body.created).toHaveLength(3);
  });

  it("takes holidays only, and of existing people", async () => {
    const other = await add({ dates: ["2026-12-01"] });
    expect(other.body.errors).toEqual({ dates: ["must be holidays of the year"] });
    const gone = await add({ dates: [first], resource_ids: [999_999] });
    expect(gone.body.errors).toHaveProperty(["resource_ids.0"]);
    const rights = { bookings: "manage_own", resources: "manage_own" } as const;
    const member = await makeMember(scheduling, studio, { permissions: "custom", rights });
    const body = { year: 2026, country: "DK", dates: [first] };
    expect((await member.post("/public_holidays", body)).status).toBe(403);
    expect(
      (await member.post("/public_holidays", { ...body, resource_ids: [resource] })).status,
    ).toBe(200);
  });
});
