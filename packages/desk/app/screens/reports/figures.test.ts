import { expect, it } from "vitest";
import { dayTexts, differenceLabel, shareLabel } from "./figures.ts";

const figures = (booked: number, available?: number) => ({ booked, waiting: 0, available });

it("report figures: format a date range for the locale", () => {
  const text = dayTexts({ from: "2026-11-01", to: "2026-11-30" }, "en-GB");
  expect(text.replace(/\s*–\s*/, "–")).toBe("1–30 Nov 2026");
});

it("report figures: show utilization in per cent, or none without open time", () => {
  expect(shareLabel(figures(30, 120), "en-GB")).toBe("25%");
  expect(shareLabel(figures(0, 0), "en-GB")).toBe("–");
});

it("report figures: show the difference in percentage points or in time", () => {
  expect(differenceLabel(figures(60, 120), figures(30, 120), "en-GB")).toBe("+25%");
  expect(differenceLabel(figures(60, 120), figures(0, 0), "en-GB")).toBe("–");
  expect(differenceLabel(figures(60), figures(150), "en-GB")).toBe("−1 hr 30 mins");
  expect(differenceLabel(figures(60), undefined, "en-GB")).toBe("+1 hr");
  expect(differenceLabel(figures(60), figures(60), "en-GB")).toBe("0 hrs");
});
