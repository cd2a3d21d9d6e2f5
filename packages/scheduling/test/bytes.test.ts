import { bytesWritten, indexesOf } from "@frontdesk/database/test/bytes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeBookable, makeBooking } from "./agenda.ts";
import { startTestScheduling, type TestScheduling } from "./harness.ts";
import { makeStudio, type Studio } from "./studio.ts";

let scheduling: TestScheduling;
let studio: Studio;
let resource: number;
beforeAll(async () => {
  scheduling = await startTestScheduling();
  studio = await makeStudio(scheduling);
  resource = await makeBookable(scheduling, studio);
});
afterAll(() => scheduling.close());

const tables = ["audit_entries", "booking_durations", "bookings", "resource_days"];
const locate = () => ({ db: scheduling.context.db, schema: "scheduling", tables });

describe("stored rows", () => {
  it("of a booking are small", async () => {
    const bytes = await bytesWritten(locate(), () => makeBooking(studio, resource));
    expect(bytes.audit_entries).toBeLessThan(265);
    expect(bytes.booking_durations).toBeLessThan(90);
    expect(bytes.bookings).toBeLessThan(130);
    expect(bytes.resource_days).toBeLessThan(50);
  });

  it("of a booking's changes hold only differences", async () => {
    const { id } = await makeBooking(studio, resource, { start_date: "2026-11-24" });
    const { audit_entries: changed } = await bytesWritten(locate(), () =>
      studio.put(`/bookings/${id}`, { details: "Call" }),
    );
    const { audit_entries: again } = await bytesWritten(locate(), () =>
      studio.put(`/bookings/${id}`, { details: "Call again" }),
    );
    const { audit_entries: gone } = await bytesWritten(locate(), () =>
      studio.delete(`/bookings/${id}`),
    );
    expect(changed).toBeLessThan(400);
    expect(again).toBeLessThan(400);
    expect(gone).toBeLessThan(380);
  });
});

it("stored rows of a booking: enter exactly these indexes", async () => {
  expect(await indexesOf(locate())).toEqual({
    audit_entries: [
      // Two partial indexes: entries of users and webhooks only.
      "audit_entries_access",
      "audit_entries_pkey",
      "audit_entries_removed",
      "audit_entries_subject",
    ],
    bookings: [
      "bookings_booker",
      "bookings_client",
      "bookings_days",
      "bookings_listed",
      "bookings_pkey",
      "bookings_project",
      "bookings_resource",
      // Partial: deleted bookings of sessions only.
      "bookings_resource_left",
      "bookings_session",
      "bookings_updated",
    ],
    booking_durations: [
      "booking_durations_overlap",
      "booking_durations_pkey",
      "booking_durations_resource",
      "booking_durations_waiting",
    ],
    resource_days: ["resource_days_pkey"],
  });
});
