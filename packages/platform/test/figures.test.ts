import { readDone } from "@frontdesk/database/bench/pgbench";
import { expect, test } from "vitest";
import { comparison, isMet, rate, tableOfFigures } from "../bench/figures.ts";

const resultOf = (...rates: number[]) => {
  return { rates, perSecond: rates[1]!, p50Ms: 1, p99Ms: 2, serverUs: 3 };
};

test("benchmark figures: a goal is met at its bound, and missed beyond", () => {
  expect(isMet({ value: 1.2, goal: { least: 1.2 } })).toBe(true);
  expect(isMet({ value: 1.19, goal: { least: 1.2 } })).toBe(false);
  expect(isMet({ value: 250, goal: { most: 250 } })).toBe(true);
  expect(isMet({ value: 251, goal: { most: 250 } })).toBe(false);
  expect(isMet({ value: 251 })).toBeUndefined();
});

test("benchmark figures: the table shows measurement, goal and result", () => {
  const [captures, bank] = [resultOf(90, 100, 120), resultOf(100, 100, 100)];
  const labels = { name: "captures ÷ pgbench", database: "postgres" } as const;
  const table = tableOfFigures([
    { bench: "payments", ...comparison([captures, bank], { ...labels, goal: { least: 1.2 } }) },
    { bench: "payments", ...rate(captures, { name: "captures", database: "postgres" }) },
    { bench: "frontdesk", name: "memory", value: 240, unit: "MB", goal: { most: 250 } },
  ]);
  const rows = table.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
  expect(rows.slice(2)).toEqual([
    [
      "",
      "payments",
      "captures ÷ pgbench",
      "postgres",
      "1.00 × (0.90–1.20)",
      "at least 1.20",
      "MISSED",
      "",
    ],
    ["", "payments", "captures", "postgres", "100 /s (90–120)", "", "", ""],
    ["", "frontdesk", "memory", "", "240 MB", "at most 250", "met", ""],
  ]);
});

test("benchmark figures: pgbench's output is read without the time of connecting", () => {
  const text = `number of transactions actually processed: 3907
latency average = 16.034 ms
initial connection time = 42.7 ms
tps = 976.750000 (without initial connection time)
`;
  expect(readDone(text)).toEqual({ count: 3907, elapsedMs: 4000 });
  expect(() => readDone("could not connect")).toThrow("pgbench said");
});
