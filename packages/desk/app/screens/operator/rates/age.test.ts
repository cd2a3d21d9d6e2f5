import { expect, it } from "vitest";
import { ageOf } from "./age.ts";

const now = new Date("2026-11-22T17:00:00Z");
const of = (...days: string[]) =>
  ageOf(
    days.map((day) => ({ day })),
    now,
  );

it("the newest rate says how old all are", () => {
  expect(of("2026-11-20", "2026-11-21", "2025-01-01")).toEqual({
    day: "2026-11-21",
    days: 1,
    isOld: false,
  });
  expect(of("2026-11-17")).toMatchObject({ days: 5, isOld: false });
  expect(of("2026-11-16")).toMatchObject({ days: 6, isOld: true });
  expect(of()).toBeUndefined();
});
