import { describe, expect, it } from "vitest";
import { makeBooking, monday } from "../../../../test/sample-bookings.ts";
import { bookingText, changedFields, newFields, textOf, wrongFields } from "./fields.ts";

const booking = makeBooking({ id: 1, resource: 7, start: 570, minutes: 90 });
const fields = textOf(booking);

describe("booking form", () => {
  it("converts a booking to fields and back", () => {
    expect(fields).toMatchObject({ resource: "7", time: "09:30", hours: "1", minutes: "30" });
    expect(bookingText(fields)).toEqual({
      resource_id: 7,
      start_date: monday,
      end_date: monday,
      start_time: 570,
      duration: 90,
      details: "",
      project_id: null,
      client_id: null,
      billable: false,
      tentative: false,
    });
  });

  it("sends only changed fields", () => {
    expect(changedFields(fields, fields)).toEqual({});
    expect(changedFields(fields, { ...fields, details: "Bring towels" })).toEqual({
      details: "Bring towels",
    });
    expect(changedFields(fields, { ...fields, time: "", minutes: "0" })).toEqual({
      start_time: null,
      duration: 60,
    });
    expect(changedFields(fields, { ...fields, project: "3" })).toEqual({ project_id: 3 });
    const ofProject = { ...fields, project: "3" };
    expect(changedFields(ofProject, { ...fields, client: "2" })).toEqual({
      project_id: null,
      client_id: 2,
    });
    expect(changedFields(ofProject, fields)).toEqual({ project_id: null, client_id: null });
  });

  it("starts a new booking at the selected spot, for an hour", () => {
    const spot = { date: undefined, start: 600, resource: 7 };
    expect(bookingText(newFields(spot, monday))).toMatchObject({
      resource_id: 7,
      start_date: monday,
      start_time: 600,
      duration: 60,
    });
  });

  it.each([
    ["resource", { resource: "" }],
    ["date", { date: "" }],
    ["until", { until: "2026-11-22" }],
    ["time", { time: "noon" }],
    ["hours", { hours: "0", minutes: "" }],
    ["hours", { hours: "25" }],
    ["hours", { hours: "x" }],
  ])("marks %s invalid: %o", (field, wrong) => {
    expect(wrongFields({ ...fields, ...wrong })).toContain(field);
    expect(wrongFields(fields)).toEqual([]);
  });
});
