import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeBookable } from "../../../test/agenda.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeMember, makeStudio, type Studio } from "../../../test/studio.ts";

let scheduling: TestScheduling;
let studio: Studio;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => new Date("2026-11-23T08:00:00Z") });
  studio = await makeStudio(scheduling);
});
afterAll(() => scheduling.close());

const setUp = async (resources: number[], fields: object = {}): Promise<string> => {
  const parts = [{ resource_ids: resources }];
  const body = { name: "Cut", duration: 60, slot_step: 120, parts, ...fields };
  return `/services/${(await studio.post("/services", body)).body.id}/slots`;
};

describe("slots of a service", () => {
  it("use the caller's dates and zone and leave out booked times", async () => {
    const [one, two] = [
      await makeBookable(scheduling, studio),
      await makeBookable(scheduling, studio),
    ];
    const path = await setUp([one!, two!]);
    const booking = { resource_id: one, start_date: "2026-11-24", start_time: 540, duration: 60 };
    expect((await studio.post("/bookings", booking)).status).toBe(201);
    const day = "from=2026-11-24&to=2026-11-24";
    const { body, headers } = await studio.get(`${path}?${day}&with=resources`);
    const slot = (hour: number, ids: unknown[]) => ({
      starts_at: `2026-11-24T${String(hour - 1).padStart(2, "0")}:00:00.000Z`,
      time: `${String(hour).padStart(2, "0")}:00`,
      offset: "+01:00",
      seats: 1,
      resource_ids: ids,
    });
    const both = [one, two];
    expect(body).toEqual({
      timezone: "Copenhagen",
      duration: 60,
      days: [
        {
          date: "2026-11-24",
          slots: [slot(9, [two]), slot(11, both), slot(13, both), slot(15, both)],
        },
      ],
      next_date: null,
    });
    expect([headers.etag, headers["cache-control"]]).toEqual([
      expect.stringMatching(/^W\/"/),
      "no-cache",
    ]);
    const chosen = await studio.get(`${path}?${day}&resource_ids[]=${one}&timezone=Asia/Tokyo`);
    const [first] = chosen.body.days[0].slots;
    expect(first).toEqual({
      starts_at: "2026-11-24T10:00:00.000Z",
      time: "19:00",
      offset: "+09:00",
      seats: 1,
    });
  });

  it("get 304 while unchanged", async () => {
    const path = await setUp([await makeBookable(scheduling, studio)]);
    const query = `${path}?from=2026-11-24&to=2026-11-24`;
    const { etag } = (await studio.get(query)).headers;
    const again = await scheduling.send(`GET /v1/${studio.subdomain}${query}`, {
      token: studio.token,
      headers: { "if-none-match": String(etag) },
    });
    expect([again.status, again.text]).toEqual([304, ""]);
  });

  it("are empty without a bookable resource, and say the next date", async () => {
    const resource = await makeBookable(scheduling, studio, { human: false });
    const path = await setUp([resource]);
    const weekend = `${path}?from=2026-11-28&to=2026-11-29`;
    expect((await studio.get(weekend)).body).toMatchObject({ days: [], next_date: "2026-11-30" });
    const gone = await studio.put(`/resources/${resource}`, { archived: true });
    expect(gone.status).toBe(200);
    expect((await studio.get(weekend)).body).toMatchObject({ days: [], next_date: null });
  });

  it.each([
    ["from=2026-11-24&to=2027-01-25", { to: ["must span at most 62 days"] }],
    ["from=2026-11-24&to=2026-11-23", { to: [expect.any(String)] }],
    ["from=x&to=2026-11-23", { from: [expect.any(String)] }],
    ["from=2026-11-24&to=2026-11-24&timezone=Nowhere", { timezone: [expect.any(String)] }],
    ["from=2026-11-24&to=2026-11-24&seats=2", { seats: [expect.any(String)] }],
  ])("refuse %s", async (query, errors) => {
    const path = await setUp([await makeBookable(scheduling, studio)]);
    const { status, body } = await studio.get(`${path}?${query}`);
    expect([status, body.errors]).toEqual([422, errors]);
  });

  it("require the scope and the right to see resources", async () => {
    const day = "from=2026-11-24&to=2026-11-24";
    const path = `${await setUp([await makeBookable(scheduling, studio)])}?${day}`;
    const blind = await makeMember(scheduling, studio, {
      permissions: "custom",
      rights: { resources: "none" },
    });
    expect((await blind.get(path)).status).toBe(403);
    const narrow = await makeMember(scheduling, studio, { scopes: ["resources:read"] });
    expect((await narrow.get(path)).body.error).toBe("insufficient_scope");
    const other = await makeStudio(scheduling);
    expect((await other.get(path)).status).toBe(404);
  });
});
