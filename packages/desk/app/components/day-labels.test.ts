import { afterEach, describe, expect, it } from "vitest";
import { keepZone } from "../api/clock.ts";
import {
  clockText,
  dayText,
  exactText,
  longDayText,
  momentText,
  offsetText,
  rangeText,
  wallText,
} from "./day-labels.ts";
import { dayOf, momentAtWall } from "./days.ts";

const now = new Date("2026-03-03T13:30:00Z");
const reader = { locale: "en-GB", now };
afterEach(() => keepZone(undefined));
const plain = (text: string) => text.replaceAll(/\s/g, " ");

describe("day label", () => {
  it.each([
    ["2026-03-03", "today"],
    ["2026-03-04", "tomorrow"],
    ["2026-03-02", "yesterday"],
    ["2026-03-06", "Fri 6 March"],
    ["2025-12-24", "Wed 24 December 2025"],
  ])("%s reads %s", (day, text) => {
    expect(plain(dayText(day, reader)).replaceAll(",", "")).toBe(text);
  });

  it("uses the reader's language", () => {
    expect(dayText("2026-03-03", { ...reader, locale: "da-DK" })).toBe("i dag");
    expect(dayText("2026-03-04", { ...reader, locale: "de-DE" })).toBe("morgen");
    expect(longDayText("2026-03-03", "de-DE")).toBe("Dienstag, 3. März");
  });
});

describe("moment label", () => {
  it.each([
    ["2026-03-03T08:05", "today 08:05"],
    ["2026-03-02T23:59", "yesterday 23:59"],
    ["2026-03-04T09:00", "tomorrow 09:00"],
    ["2026-03-06T08:05", "Fri 6 March, 08:05"],
    ["2025-03-03T08:05", "Mon, 3 March 2025, 08:05"],
  ])("%s reads %s", (at, text) => {
    const here = { locale: "en-GB", now: new Date("2026-03-03T12:00") };
    expect(momentText(new Date(at), here)).toBe(text);
    expect(momentText(new Date(at), { ...here, locale: "da-DK" })).not.toBe(text);
  });

  it("uses the workspace's zone with the server's offsets", () => {
    const at = new Date("2026-03-03T13:30:00Z");
    // Differs from every zone database.
    keepZone({
      iana: "Africa/Casablanca",
      transitions: [{ at: "2025-01-01T00:00:00Z", offset: 90 }],
    });
    expect(momentText(at, { locale: "en-GB", now })).toBe("today 15:00");
    expect(dayOf(new Date("2026-03-03T22:30:00Z"))).toBe("2026-03-04");
    expect(exactText(at, "en-GB")).toBe("Tuesday, 3 March 2026 at 15:00:00 Africa/Casablanca");
    const midnight = momentAtWall({ date: "2026-03-04", minutes: 0 });
    expect(midnight?.toISOString()).toBe("2026-03-03T22:30:00.000Z");
  });

  it("in another zone shows its offset, and the day of the workspace", () => {
    keepZone({
      iana: "Europe/Copenhagen",
      transitions: [{ at: "2025-10-26T01:00:00Z", offset: 60 }],
    });
    expect(wallText({ date: "2026-03-04", minutes: 390 }, reader)).toBe("tomorrow 06:30");
    expect(wallText({ date: "2026-03-06", minutes: 485 }, reader)).toBe("Fri 6 March, 08:05");
  });

  it.each([
    ["+09:00", "GMT+9"],
    ["-03:30", "GMT-3:30"],
    ["+05:45", "GMT+5:45"],
    ["+00:00", "GMT"],
  ])("with the offset %s is in %s", (offset, text) => {
    expect(offsetText(offset)).toBe(text);
  });
});

describe("time label", () => {
  it.each([
    [540, "en-GB", "09:00"],
    [545, "da-DK", "09.05"],
    [810, "en-US", "01:30 PM"],
    [1440, "en-GB", "24:00"],
    [1440, "en-US", "12:00 AM"],
  ])("%i in %s is %s", (minutes, locale, text) => {
    expect(plain(clockText(minutes, locale))).toBe(text);
  });
});

describe("time range", () => {
  it.each([
    [1380, 1440, "en-GB", "23:00–24:00"],
    [1380, 1440, "en-US", "11:00 PM – 12:00 AM"],
    [540, 630, "de-DE", "09:00–10:30"],
    [0, 1440, "da-DK", "00.00–24.00"],
    [660, 780, "en-US", "11:00 AM – 1:00 PM"],
  ])("from %i to %i in %s is %s, without a day", (from, to, locale, text) => {
    expect(plain(rangeText(from, to, locale))).toBe(text);
  });
});
