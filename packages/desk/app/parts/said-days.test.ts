import { describe, expect, it } from "vitest";
import { clockText, dayText, exactText, longDayText, momentText } from "./said-days.ts";

const now = new Date("2026-03-03T13:30:00Z");
const reader = { locale: "en-GB", now, zone: "Europe/Copenhagen" };
const plain = (text: string) => text.replaceAll(/\s/g, " ");

describe("a day", () => {
  it.each([
    ["2026-03-03", "today"],
    ["2026-03-04", "tomorrow"],
    ["2026-03-02", "yesterday"],
    ["2026-03-06", "Fri 6 March"],
    ["2025-12-24", "Wed 24 December 2025"],
  ])("%s is said as %s", (day, text) => {
    expect(plain(dayText(day, reader)).replaceAll(",", "")).toBe(text);
  });

  it("is said in the reader's language", () => {
    expect(dayText("2026-03-03", { ...reader, locale: "da-DK" })).toBe("i dag");
    expect(dayText("2026-03-04", { ...reader, locale: "de-DE" })).toBe("morgen");
    expect(longDayText("2026-03-03", "de-DE")).toBe("Dienstag, 3. März");
  });
});

describe("a moment", () => {
  it.each([
    ["2026-03-03T08:05", "today 08:05"],
    ["2026-03-02T23:59", "yesterday 23:59"],
    ["2026-03-04T09:00", "tomorrow 09:00"],
    ["2026-03-06T08:05", "Fri 6 March, 08:05"],
    ["2025-03-03T08:05", "Mon, 3 March 2025, 08:05"],
  ])("%s is said as people do: %s", (at, said) => {
    const here = { locale: "en-GB", now: new Date("2026-03-03T12:00") };
    expect(momentText(new Date(at), here)).toBe(said);
    expect(momentText(new Date(at), { ...here, locale: "da-DK" })).not.toBe(said);
  });

  it("is a day and a time, with the zone where it is not the reader's", () => {
    const at = new Date("2026-03-03T13:30:00Z");
    const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(momentText(at, { ...reader, zone: own })).toMatch(/^today \d\d:\d\d$/);
    const other = own === "Asia/Tokyo" ? "Asia/Seoul" : "Asia/Tokyo";
    expect(momentText(at, { ...reader, zone: other })).toBe("today 22:30 GMT+9");
  });

  it("is exact where somebody asks", () => {
    const text = exactText(new Date("2026-03-03T13:30:05Z"), reader);
    expect(plain(text)).toMatch(/^Tuesday,? 3 March 2026 at 14:30:05 CET$/);
  });
});

describe("a time of day", () => {
  it.each([
    [540, "en-GB", "09:00"],
    [545, "da-DK", "09.05"],
    [810, "en-US", "01:30 PM"],
    [1440, "en-GB", "24:00"],
  ])("%i in %s is %s", (minutes, locale, text) => {
    expect(plain(clockText(minutes, locale))).toBe(text);
  });
});
