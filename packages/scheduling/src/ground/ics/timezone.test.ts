import { describe, expect, it } from "vitest";
import { timezoneOf } from "./timezone.ts";

describe.each([
  "Europe/Copenhagen",
  "America/New_York",
  "Australia/Sydney",
  "Africa/Casablanca",
  "Asia/Kolkata",
  "Europe/Moscow",
  "Pacific/Apia",
])("the rules of %s", (zone) => {
  it.each(["2026-01-15", "2026-03-29", "2026-07-15", "2026-10-25"])(
    "begin with standard time before %s, and go on in order",
    (day) => {
      const { props } = timezoneOf(zone, day, day);
      expect(props[0]!.type).toBe("STANDARD");
      const starts = props.map(({ start }) => start.getTime());
      expect(starts).toEqual(starts.toSorted((one, other) => one - other));
      const noon = Temporal.PlainDateTime.from(`${day}T12:00`).toZonedDateTime(zone);
      const current = props.findLast(({ start }) => start.getTime() <= noon.epochMilliseconds);
      const sign = noon.offsetNanoseconds < 0 ? "-" : "+";
      const minutes = Math.abs(noon.offsetNanoseconds / 60e9);
      const digits = (value: number) => String(Math.floor(value)).padStart(2, "0");
      expect(current!.offsetTo).toBe(`${sign}${digits(minutes / 60)}${digits(minutes % 60)}`);
    },
  );
});
