import { spawnSync } from "node:child_process";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import type { AppointmentFacts } from "./facts.ts";
import { invitationOf } from "./invitation.ts";

const zones = [
  "Europe/Copenhagen",
  "Europe/Dublin",
  "America/New_York",
  "America/St_Johns",
  "Australia/Sydney",
  "Australia/Lord_Howe",
  "Pacific/Chatham",
  "Asia/Kolkata",
  "Asia/Tokyo",
  "Pacific/Kiritimati",
  "Etc/UTC",
  "Africa/Casablanca",
  "America/Vancouver",
  "America/Edmonton",
  "Africa/Cairo",
  "Asia/Jerusalem",
  "America/Santiago",
];
const years = [2025, 2026, 2027, 2028];
const hour = 3_600_000;

function momentsIn(zone: string): number[] {
  const months = years.flatMap((year) =>
    Array.from({ length: 12 }, (_, month) => Date.UTC(year, month, 15, 9)),
  );
  const changes: number[] = [];
  let at = Temporal.ZonedDateTime.from(`${years[0]}-01-01T00:00[${zone}]`);
  for (;;) {
    const next = at.getTimeZoneTransition("next");
    if (next === null || next.year > years.at(-1)!) break;
    at = next;
    changes.push(...[-25, -2, -0.5, 0, 0.5, 2, 25].map((n) => at.epochMilliseconds + n * hour));
  }
  return [...months, ...changes];
}

function calendarOf(timezone: string, startMs: number): string {
  const facts: AppointmentFacts = {
    uid: "appointment-7-abc@book.example.com",
    sequence: 0,
    changedAt: new Date("2026-11-23T08:00:00Z"),
    serviceName: "Haircut",
    startsAt: new Date(startMs),
    endsAt: new Date(startMs + hour),
    resourceNames: ["Ann"],
    business: {
      name: "Salon",
      email: null,
      phone: null,
      address: null,
      color: null,
      timezone,
    },
    price: null,
  };
  const sender = "desk@book.example.com";
  return invitationOf(facts, { method: "REQUEST", sender, attendee: "a@example.com", link: null });
}

const cases = zones.flatMap((zone) => momentsIn(zone).map((startMs) => ({ zone, startMs })));
const texts = cases.map(({ zone, startMs }) => calendarOf(zone, startMs));
const expected = cases.map(({ zone, startMs }) => `${zone} ${startMs} ${startMs + hour}`);

function byIcalJs(text: string): number[] {
  ICAL.TimezoneService.reset();
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents("vtimezone")) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  }
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent")!);
  return [event.startDate.toJSDate().getTime(), event.endDate.toJSDate().getTime()];
}

const python = "/usr/bin/python3";
const script = new URL("../../../test/readers/read-calendars.py", import.meta.url).pathname;
const options = { input: JSON.stringify(texts), encoding: "utf8", maxBuffer: 2 ** 26 } as const;
const ready = "import gi, icalendar; gi.require_version('ICalGLib', '3.0')";
const hasReaders = spawnSync(python, ["-c", ready]).status === 0;

describe("calendar times, in zones with and without yearly changes", () => {
  it("equal those of ical.js", () => {
    const read = texts.map(byIcalJs).map(([start, end], n) => `${cases[n]!.zone} ${start} ${end}`);
    expect(read).toEqual(expected);
  });

  // Debian: python3-icalendar, python3-gi, gir1.2-ical-3.0. CI installs them.
  it.skipIf(!hasReaders)("equal those of python3-icalendar and libical", () => {
    const { stdout, stderr } = spawnSync(python, [script], options);
    expect(stderr).toBe("");
    const read: Record<string, number[][][]> = JSON.parse(stdout);
    expect(Object.keys(read)).toEqual(["icalendar", "libical"]);
    for (const [reader, times] of Object.entries(read)) {
      const lines = times.map(([time], n) => `${cases[n]!.zone} ${time?.[0]}000 ${time?.[1]}000`);
      expect(lines, reader).toEqual(expected);
    }
  });

  it("have one yearly pair, one offset or no zone, as Outlook requires", () => {
    const forms = new Set(
      texts.map((text) => {
        const zone = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vtimezone");
        const rules = zone?.getAllSubcomponents() ?? [];
        return rules.map((rule) => `${rule.name} ${rule.hasProperty("rrule")}`).join(", ");
      }),
    );
    expect([...forms].toSorted()).toEqual(["", "standard false", "standard true, daylight true"]);
  });
});
