import { describe, expect, it } from "vitest";
import {
  appointmentFilterOf,
  byDays,
  listedDays,
  readListedAppointments,
  wallOf,
} from "./listed.ts";

const today = "2026-11-23";

describe("list of appointments", () => {
  it("covers two weeks from today unless the address gives dates", () => {
    const show = (request: Record<string, string>) =>
      listedDays(readListedAppointments(request), today);
    expect(show({})).toEqual({ from: today, to: "2026-12-06" });
    expect(show({ from: "2026-12-01" })).toEqual({ from: "2026-12-01", to: "2026-12-14" });
    expect(show({ to: "2026-11-01" })).toEqual({ from: "2026-11-01", to: "2026-11-01" });
    const backwards = { from: "2026-12-02", to: "2026-12-01" };
    expect(show(backwards)).toEqual(backwards);
    expect(show({ from: "soon" })).toEqual(show({}));
  });

  it("applies valid filters of the address and keeps others for their fields", () => {
    const filter = (request: Record<string, string>) =>
      appointmentFilterOf(readListedAppointments(request));
    expect(filter({ state: "no_show", service: "3", resource: "x", only: "attention" })).toEqual({
      state: ["no_show"],
      service_id: 3,
      attention: true,
    });
    const unread = { state: "lost", only: "some", service: "-1", from: "soon" };
    expect(filter(unread)).toEqual({});
    expect(readListedAppointments(unread).unread).toEqual(unread);
  });

  it("groups by the wall time of the server", () => {
    const at = (id: number, date: string, start_time: number) => ({
      id,
      date,
      start_time,
      end_time: start_time + 60,
      starts_at: "2026-11-23T22:30:00Z",
      ends_at: "2026-11-23T23:30:00Z",
    });
    const matches = [at(1, "2026-11-23", 1380), at(2, "2026-11-24", 30)];
    expect(byDays(matches).map(([day, of]) => [day, of.length])).toEqual([
      ["2026-11-23", 1],
      ["2026-11-24", 1],
    ]);
    expect(wallOf(matches[0]!)).toEqual({ date: "2026-11-23", start: 1380, end: 1440 });
  });
});
