import { thorough } from "@frontdesk/database/testing";
import { describe, expect, it } from "vitest";
import { projectSpan, type Span } from "./local-time.ts";

const zones = [
  "Europe/Copenhagen",
  "Europe/London",
  "America/New_York",
  "America/Havana",
  "America/Santiago",
  "Atlantic/Azores",
  "Africa/Casablanca",
  "Asia/Beirut",
  "Australia/Lord_Howe",
  "Pacific/Auckland",
] as const;

const aroundMinutes = 300;
const edges = [-120, -61, -60, -30, -1, 0, 1, 30, 60, 61, 120];

function transitionsOf(zone: string): Temporal.ZonedDateTime[] {
  const matches: Temporal.ZonedDateTime[] = [];
  let at = Temporal.ZonedDateTime.from(`2020-01-01T00:00[${zone}]`).getTimeZoneTransition("next");
  while (at !== null && at.year <= 2040) {
    matches.push(at);
    at = at.getTimeZoneTransition("next");
  }
  return matches;
}

function wallsAround(at: Temporal.ZonedDateTime, zone: string): string[] {
  const first = at.subtract({ minutes: aroundMinutes }).withTimeZone(zone);
  return Array.from({ length: 2 * aroundMinutes }, (_, minutes) =>
    first.add({ minutes }).toPlainDateTime().toString({ smallestUnit: "minute" }),
  );
}

const after = (wall: string, minutes: number): string =>
  Temporal.PlainDateTime.from(wall).add({ minutes }).toString({ smallestUnit: "minute" });

const minuteOf = (wall: string): number => Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14));

function spanOf(start: string, end: string): Span {
  const last = after(end, -1);
  return {
    firstDay: start.slice(0, 10),
    startTime: minuteOf(start),
    lastDay: last.slice(0, 10),
    endTime: minuteOf(last) + 1,
  };
}

/** Reference: minute by minute. */
function spanByMinutes(inputs: [string, string], from: string[], to: string[]): Span | undefined {
  const [start, end] = inputs.map((wall) => from.findIndex((text) => text >= wall));
  const walls = to.slice(start, end).sort();
  return walls.length === 0 ? undefined : spanOf(walls[0]!, after(walls.at(-1)!, 1));
}

describe.each(zones)("time in %s, at each clock change from 2020 to 2040", (zone) => {
  const transitions = transitionsOf(zone);
  const other = zones[(zones.indexOf(zone) + 3) % zones.length]!;

  it.each([
    ["UTC", zone],
    [zone, "UTC"],
    [zone, other],
    [other, zone],
  ])("gives every minute of a span of %s in %s", (from, to) => {
    expect(transitions.length).toBeGreaterThan(5);
    for (const transition of transitions.filter((_, index) => thorough || index % 9 === 0)) {
      const [there, here] = [wallsAround(transition, from), wallsAround(transition, to)];
      const view = transition.withTimeZone(from).toPlainDateTime().toString();
      for (const start of edges) {
        for (const end of edges.filter((edge) => edge > start)) {
          const inputs = [after(view, start), after(view, end)] as [string, string];
          const span = spanByMinutes(inputs, there, here);
          const seen = projectSpan(spanOf(...inputs), from, to);
          const message = `${inputs.join(" to ")} of ${from} in ${to}`;
          if (span === undefined) {
            expect([seen.firstDay, seen.startTime], message).toEqual([seen.lastDay, seen.endTime]);
          } else expect(seen, message).toEqual(span);
        }
      }
    }
  });
});
