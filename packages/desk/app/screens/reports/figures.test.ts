import { expect, it } from "vitest";
import { saidDays, saidDifference, saidShare } from "./figures.ts";

const figures = (booked: number, available?: number) => ({ booked, waiting: 0, available });

it("report figures: format a date range for the locale", () => {
  const text = saidDays({ from: "2026-11-01", to: "2026-11-30" }, "en-GB");
  expect(text.replace(/\s*–\s*/, "–")).toBe("1–30 Nov 2026");
});

it("report figures: show utilization in per cent, or none without open time", () => {
  expect(saidShare(figures(30, 120), "en-GB")).toBe("25%");
  expect(saidShare(figures(0, 0), "en-GB")).toBe("–");
});

it("report figures: show the difference in percentage points or in time", () => {
  expect(saidDifference(figures(60, 120), figures(30, 120), "en-GB")).toBe("+25%");
  expect(saidDifference(figures(60, 120), figures(0, 0), "en-GB")).toBe("–");
  expect(saidDifference(figures(60), figures(150), "en-GB")).toBe("−1 hr 30 mins");
  expect(saidDifference(figures(60), undefined, "en-GB")).toBe("+1 hr");
  expect(saidDifference(figures(60), figures(60), "en-GB")).toBe("0 hrs");
});
