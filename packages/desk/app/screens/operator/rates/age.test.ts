import { expect, it } from "vitest";
import { ageOf } from "./age.ts";

const now = new Date("2026-11-22T17:00:00Z");
const of = (...days: string[]) =>
  ageOf(
    days.map((day) => ({ day })),
    now,
  );

it("exchange rates: the newest rate gives the age of all", () => {
  expect(of("2026-11-20", "2026-11-21", "2025-01-01")).toEqual({
    day: "2026-11-21",
    days: 1,
    isOld: false,
  });
  expect(of("2026-11-17")).toMatchObject({ days: 5, isOld: false });
  expect(of("2026-11-16")).toMatchObject({ days: 6, isOld: true });
  expect(of()).toBeUndefined();
});
