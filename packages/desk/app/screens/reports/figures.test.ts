import { expect, it } from "vitest";
import { saidDays, saidDifference, saidShare } from "./figures.ts";

const figures = (booked: number, available?: number) => ({ booked, waiting: 0, available });

it("days are said as people say them", () => {
  const said = saidDays({ from: "2026-11-01", to: "2026-11-30" }, "en-GB");
  expect(said.replace(/\s*–\s*/, "–")).toBe("1–30 Nov 2026");
});

it("a share is said in percent, or not where nothing was open", () => {
  expect(saidShare(figures(30, 120), "en-GB")).toBe("25%");
  expect(saidShare(figures(0, 0), "en-GB")).toBe("–");
});

it("a difference is one of shares or of time", () => {
  expect(saidDifference(figures(60, 120), figures(30, 120), "en-GB")).toBe("+25%");
  expect(saidDifference(figures(60, 120), figures(0, 0), "en-GB")).toBe("–");
  expect(saidDifference(figures(60), figures(150), "en-GB")).toBe("−1 hr 30 mins");
  expect(saidDifference(figures(60), undefined, "en-GB")).toBe("+1 hr");
  expect(saidDifference(figures(60), figures(60), "en-GB")).toBe("0 hrs");
});
