import { spoken } from "@frontdesk/server/words/locale";
import { describe, expect, it } from "vitest";
import { whenFor } from "./facts.ts";

const plain = (text: string) => text.replaceAll(/[\u2009\u202f\u00a0]/g, " ");
const when = (tag: string, from: string, to: string) => {
  const reader = { tag, timezone: "Europe/Copenhagen" };
  return plain(whenFor(reader, new Date(from), new Date(to)));
};
const lateHour = ["2026-12-01T22:00:00Z", "2026-12-01T23:00:00Z"] as const;

describe("the time of an appointment in a mail", () => {
  it.each([
    ["da", "tirsdag den 1. december 2026 23.00–24.00 (Centraleuropæisk normaltid)"],
    ["de", "Dienstag, 1. Dezember 2026, 23:00–24:00 Uhr (Mitteleuropäische Normalzeit)"],
    ["en-US", "Tuesday, December 1, 2026, 11:00 PM – 12:00 AM (Central European Standard Time)"],
    ["el", "Τρίτη 1 Δεκεμβρίου 2026, 11:00 μ.μ. – 12:00 π.μ. (Χειμερινή ώρα Κεντρικής Ευρώπης)"],
  ])("names the day once in %s if it ends at midnight", (tag, text) => {
    expect(when(tag, ...lateHour)).toBe(text);
  });

  it.each([...spoken, "en-US"])(
    "has the form of 23:30 in %s for an end at midnight, except for the end",
    (tag) => {
      const midnight = when(tag, ...lateHour);
      const before = when(tag, "2026-12-01T10:00:00Z", "2026-12-01T22:30:00Z");
      const words = (text: string) =>
        text
          .replaceAll(/\d+[:.]\d\d/g, "")
          .split(/[\s,–-]+/)
          .toSorted();
      expect(midnight.match(/2026/g)).toHaveLength(1);
      expect(midnight).toMatch(/(?:24[:.]00|12:00)/);
      const sides = /^(?:AM|PM|am|pm|a\.m\.|p\.m\.|π\.μ\.|μ\.μ\.)$/;
      const rest = (text: string) => words(text).filter((word) => !sides.test(word));
      expect(rest(midnight)).toEqual(rest(before));
    },
  );

  it("names both days for an end after midnight, or at a later midnight", () => {
    const [from] = lateHour;
    expect(when("da", from, "2026-12-01T23:30:00Z")).toMatch(/1\. december.*2\. december/);
    expect(when("da", from, "2026-12-02T23:00:00Z")).toMatch(/1\. december.*3\. december/);
  });

  it("ends at midnight of the reader's clock on the night of a clock change", () => {
    expect(when("da", "2026-10-25T22:00:00Z", "2026-10-25T23:00:00Z")).toContain("23.00–24.00");
    expect(when("da", "2026-10-24T21:00:00Z", "2026-10-24T22:00:00Z")).toContain("23.00–24.00");
  });
});
