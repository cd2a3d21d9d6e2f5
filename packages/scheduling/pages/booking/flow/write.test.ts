import { fixed } from "@frontdesk/server/front/texts";
import { describe, expect, it } from "vitest";
import { clockOf } from "../../../src/calendar/slots/clock.ts";
import {
  writeCountdown,
  writeDate,
  writeMailto,
  writeMinutes,
  writeMoment,
  writeMoney,
  writeMonths,
  writeSpan,
  writeTime,
  writeWeekdays,
  writeZone,
} from "./write.ts";

const clockIn = (timezone: string) => {
  const [from, until] = ["2026-01-01", "2026-12-31"].map(Date.parse) as [number, number];
  return clockOf(timezone, { from, until });
};

describe("written text", () => {
  it.each([
    ["en", 8000, "EUR", "€80"],
    ["en", 3550, "EUR", "€35.50"],
    ["en", 5000, "JPY", "¥5,000"],
    ["de", 3550, "EUR", "35,50 €"],
    ["en", 1234, "BHD", "BHD 1.234"],
    ["hu", 500_000, "HUF", "5000 Ft"],
    ["hu", 500_050, "HUF", "5000,50 Ft"],
  ])("in %s of %i %s is %s", (locale, amount, currency, text) => {
    expect(writeMoney(locale, amount, currency).replaceAll("\u00a0", " ")).toBe(fixed(text));
  });

  it.each([
    [45, "45 min"],
    [60, "1 hr"],
    [90, "90 min"],
    [120, "2 hr"],
    [150, "2 hr 30 min"],
  ])("of %i minutes is %s", (minutes, text) => {
    expect(writeMinutes("en", minutes)).toBe(text);
  });

  it("of a moment keeps AM or PM on the line of its time", () => {
    const zone = { locale: "en-US", clock: clockIn("UTC") };
    expect(writeMoment(zone, "2026-03-03T14:30:00Z")).toMatch(/2:30\u00a0PM$/);
    expect(writeTime({ ...zone, locale: "el" }, "2026-03-03T10:00:00Z")).toBe("10:00\u00a0π.μ.");
  });

  it("of a zone named only by its time in Ukrainian is its place", () => {
    expect(writeZone({ locale: "uk", timeZone: "Europe/Copenhagen" })).toBe("Copenhagen");
  });

  it("of a calendar date is the same in every zone", () => {
    expect(writeDate("en-GB", "2026-03-03")).toBe("Tuesday 3 March");
  });

  it("of a span names the day once, by the zone's clock", () => {
    const span: [string, string] = ["2026-03-03T23:30:00Z", "2026-03-04T00:30:00Z"];
    const there = { locale: "en-GB", clock: clockIn("Europe/Copenhagen") };
    expect(writeSpan(there, span)).toMatch(/^Wednesday 4 March at 0:30.*–\D*1:30$/);
  });

  it.each([
    ["en-GB", "2026-03-04T22:30:00Z", "2026-03-04T23:00:00Z", /^Wednesday 4 March.*23:30.*24:00$/],
    [
      "en-US",
      "2026-03-04T22:00:00Z",
      "2026-03-04T23:00:00Z",
      /^Wednesday, March 4.*11:00.*12:00\sAM$/,
    ],
    ["en-GB", "2026-03-04T22:30:00Z", "2026-03-04T23:30:00Z", /23:30.*Thursday 5 March at 0:30$/],
  ])("of a span in %s to midnight names the second day only if it continues", (...row) => {
    const [locale, from, to, text] = row;
    expect(writeSpan({ locale, clock: clockIn("Europe/Copenhagen") }, [from, to])).toMatch(text);
  });

  it("of weekdays is short in every language", () => {
    const days = ["2026-03-05", "2026-03-06"];
    expect(writeWeekdays("en", days)).toEqual(["Thu", "Fri"]);
    expect(writeWeekdays("lv", days)).toEqual(["C", "P"]);
  });

  it("of a week in two months names both, in one month also the year", () => {
    expect(writeMonths("en", ["2026-03-02", "2026-03-08"])).toBe("March 2026");
    expect(writeMonths("en", ["2026-12-28", "2027-01-03"])).toBe("December – January");
    expect(writeMonths("el", ["2026-12-28", "2027-01-03"])).toBe("Δεκέμβριος – Ιανουάριος");
  });

  it("of a zone is its common name and place", () => {
    expect(writeZone({ locale: "en", timeZone: "Europe/Copenhagen" })).toBe(
      "Central European Time (Copenhagen)",
    );
    expect(writeZone({ locale: "de", timeZone: "America/New_York" })).toContain("(New York)");
  });

  it("of a countdown looks like a clock", () => {
    expect([0, 9, 60, 301].map(writeCountdown)).toEqual(["0:00", "0:09", "1:00", "5:01"]);
  });
});

describe("mailto link", () => {
  it("contains only the address", () => {
    expect(writeMailto("jane@example.com")).toBe("mailto:jane@example.com");
    expect(writeMailto("a?bcc=b&c@example.com")).toBe("mailto:a%3Fbcc%3Db%26c@example.com");
  });
});
