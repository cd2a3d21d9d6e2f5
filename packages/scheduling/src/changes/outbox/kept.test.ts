import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keep, type Remains, restore, type States } from "./kept.ts";

const at = new Date("2026-11-23T08:00:00.123Z");
const entry = { kind: "booking", subjectId: 82, at };

const times = { duration: 10, start_time: 20, end_time: 30 };

const booking = {
  id: 82,
  url: "https://example.com/scheduling/v1/studio/bookings/82",
  group_id: null,
  resource_id: 20,
  resource_ids: [20],
  client_id: null,
  project_id: null,
  details: "",
  notes: "",
  start_date: "2027-01-04",
  end_date: "2027-01-04",
  ...times,
  timezone: "UTC",
  billable: false,
  tentative: false,
  waiting: false,
  state: "booked",
  session_id: null,
  refreshable: false,
  revision: 1,
  deleted: false,
  created_at: at.toISOString(),
  updated_at: at.toISOString(),
  booker: { id: 1, color: "#00798C", email: "pat@example.com", name: "Pat Poet" },
  durations: [{ date: "2027-01-04", ...times, waiting: false }],
};

const throughText = (kept: Remains): Remains => JSON.parse(JSON.stringify(kept));

function comesBack(states: States, kind = "booking"): void {
  const back = restore({ ...entry, kind }, throughText(keep({ ...entry, kind }, states)));
  expect(back).toEqual(JSON.parse(JSON.stringify(states)));
}

describe("compact audit entry of a booking", () => {
  it("stores only underivable fields", () => {
    expect(keep(entry, { before: null, after: booking })).toEqual({
      was: null,
      became: {
        r: 20,
        s: "2027-01-04",
        m: 10,
        t: 20,
        z: "UTC",
        a: "https://example.com/scheduling/v1/studio",
        b: [1, "#00798C", "pat@example.com", "Pat Poet"],
      },
    });
  });

  it("stores only changed fields of the state before", () => {
    const after = { ...booking, details: "Call", notes: "Call", revision: 2, refreshable: true };
    const { was } = keep(entry, { before: booking, after });
    expect(was).toEqual({ d: "", v: 1 });
    comesBack({ before: booking, after });
  });

  it.each<[string, object]>([
    ["of several days", { end_date: "2027-01-06", durations: [] }],
    ["with a day that waits", { durations: [{ ...booking.durations[0], waiting: true }] }],
    ["that is deleted", { url: null, deleted: true, durations: [] }],
    ["at another address", { url: "https://example.com/elsewhere" }],
    ["of another id", { id: 83 }],
    ["of nobody", { booker: null }],
    ["of somebody of whom more is said", { booker: { ...booking.booker, phone: "1" } }],
    ["of days that nobody has", { start_date: "2027-02-30", end_date: "2026-01-01" }],
    ["of a time that is none", { start_time: null, end_time: null }],
    ["with what bookings have not", { colour: "red", constructor: { name: 1 } }],
    ["without what bookings have", { url: undefined, booker: undefined, end_time: undefined }],
    ["changed on the hour", { created_at: "2026-11-23T07:00:00.000Z", refreshable: true }],
  ])("restores every value: %s", (_, fields) => {
    const other = { ...booking, ...fields };
    comesBack({ before: null, after: other });
    comesBack({ before: other, after: null });
    comesBack({ before: other, after: booking });
    comesBack({ before: booking, after: other });
  });

  it("restores random objects", () => {
    const value = fc.oneof(fc.constant(undefined), fc.jsonValue());
    const names = Object.keys(booking) as (keyof typeof booking)[];
    const odd = fc
      .record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] })
      .map((fields) => ({ ...booking, ...fields }));
    fc.assert(fc.property(odd, odd, (before, after) => comesBack({ before, after })));
  });
});

it("compact audit entry: stores unknown fields", () => {
  const name = fc.string({ minLength: 2 }).filter((text) => text !== "__proto__");
  const thing = fc.dictionary(name, fc.jsonValue());
  const state = fc.option(thing);
  fc.assert(fc.property(state, state, (before, after) => comesBack({ before, after }, "resource")));
});
