import { describe, expect, it } from "vitest";
import {
  currentOffsetMinutes,
  findZone,
  isSameZone,
  offsetsOn,
  readZone,
  standardOffsetMinutes,
  zoneOf,
} from "./dates.ts";
import { formerNames, namedZones } from "./zones-table.ts";

const january = new Date("2026-01-15T12:00:00Z");
const july = new Date("2026-07-15T12:00:00Z");

describe("list of zones", () => {
  it.each(namedZones)("maps %s to %s, a zone known to Intl", (name, iana) => {
    const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: iana }).resolvedOptions();
    expect(timeZone).toBeTypeOf("string");
    expect(findZone(name)).toEqual({ name, iana });
  });

  it("names each zone once and reads former spellings", () => {
    const names = namedZones.map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(152);
    for (const [former, present] of formerNames) {
      expect(names).toContain(present);
      expect(names).not.toContain(former);
    }
    expect(findZone("Ulaan Bataar")).toEqual({ name: "Ulaanbaatar", iana: "Asia/Ulaanbaatar" });
  });
});

describe("zone", () => {
  it.each([
    ["Europe/Copenhagen", "Europe/Copenhagen"],
    ["europe/copenhagen", "Europe/Copenhagen"],
    ["Asia/Calcutta", "Asia/Calcutta"],
    ["Etc/GMT-14", "Etc/GMT-14"],
  ])("accepts the IANA name %s", (text, name) => {
    expect(findZone(text)).toEqual({ name, iana: name });
  });

  it.each([
    "",
    "Nowhere",
    "Atlantis/Capital",
    "+01:00",
    "2026-01-01T00:00+01:00[Europe/Copenhagen]",
    "copenhagen",
    "Europe/Copenhagen\u0000",
    "__proto__",
    "constructor",
  ])("refuses %j", (text) => {
    expect(findZone(text)).toBeUndefined();
    expect(() => readZone(text, "timezone")).toThrow(expect.objectContaining({ status: 422 }));
  });

  it.each([
    ["Copenhagen", 60, 60, 120],
    ["Dublin", 0, 0, 60],
    ["Pacific Time (US & Canada)", -480, -480, -420],
    ["Sydney", 600, 660, 600],
    ["Newfoundland", -210, -210, -150],
    ["Kathmandu", 345, 345, 345],
    ["Chatham Is.", 765, 825, 765],
    ["UTC", 0, 0, 0],
  ])("%s has a standard offset of %d minutes in every season", (name, standard, ...visible) => {
    expect(standardOffsetMinutes(name, january)).toBe(standard);
    expect(standardOffsetMinutes(name, july)).toBe(standard);
    expect([january, july].map((now) => currentOffsetMinutes(name, now))).toEqual(visible);
  });

  it.each([
    ["Istanbul", 180],
    ["Moscow", 180],
    ["Caracas", -240],
    ["Samoa", 780],
  ])("%s has its current offset, not one of an old list", (name, offset) => {
    expect(standardOffsetMinutes(name, july)).toBe(offset);
  });

  it.each([
    ["Istanbul", "2016-12-01", 180],
    ["America/Cancun", "2015-06-01", -300],
    ["Europe/Volgograd", "2018-12-01", 240],
  ])("%s changed permanently before %s and has its new offset", (name, day, offset) => {
    expect(standardOffsetMinutes(name, new Date(`${day}T00:00:00Z`))).toBe(offset);
  });

  it.each([
    ["Copenhagen", "Europe/Copenhagen", true],
    ["Asia/Calcutta", "asia/kolkata", true],
    ["Kolkata", "Mumbai", true],
    ["Oslo", "Nowhere", false],
    ["Copenhagen", "Paris", false],
  ])("%s and %s are one: %s", (one, other, isSame) => {
    expect(isSameZone(one, other)).toBe(isSame);
  });

  it("name resolves to its IANA zone", () => {
    expect(zoneOf("Mid-Atlantic")).toBe("Atlantic/South_Georgia");
    expect(() => zoneOf("Middle Earth")).toThrow();
  });
});

describe("offsets of a zone on a date", () => {
  it.each([
    ["Europe/Copenhagen", "2026-11-23", [["2026-11-22T23:00:00.000Z", 60]]],
    [
      "Europe/Copenhagen",
      "2026-03-29",
      [
        ["2026-03-28T23:00:00.000Z", 60],
        ["2026-03-29T01:00:00.000Z", 120],
      ],
    ],
    // Clocks return from midnight: 25 hours.
    [
      "America/Havana",
      "2026-11-01",
      [
        ["2026-11-01T04:00:00.000Z", -240],
        ["2026-11-01T05:00:00.000Z", -300],
      ],
    ],
    // Clocks skip midnight: begins at 01:00.
    ["Africa/Cairo", "2026-04-24", [["2026-04-23T22:00:00.000Z", 180]]],
  ])("in %s on %s are %j", (zone, date, expected) => {
    expect(offsetsOn(zone, date).map(({ at, offset }) => [at, offset])).toEqual(expected);
  });
});
