import { expect, it } from "vitest";
import { readOptions, seedOf } from "../../torture/options.ts";
import { parts } from "../../torture/parts.ts";
import { runParts } from "../../torture/run.ts";

const existing = ["payments", "events"];

it("torture options: run all parts for two minutes with a random seed by default", () => {
  const tortureOptions = readOptions([], existing);
  expect(tortureOptions).toMatchObject({ minutes: 2, parts: existing });
  expect(Number.isSafeInteger(tortureOptions.seed)).toBe(true);
});

it("torture options: accept minutes, a seed and several parts", () => {
  const words = [
    "--minutes",
    "0.5",
    "--seed",
    "7",
    "--part",
    "events",
    "--part",
    "payments,events",
  ];
  expect(readOptions(words, existing)).toEqual({
    minutes: 0.5,
    seed: 7,
    parts: ["events", "payments"],
  });
});

it.each([
  [["--part", "evnts"], "There is no part evnts, only payments, events"],
  [["--minutes", "0"], "--minutes is more than 0"],
  [["--minutes", "6000"], "--minutes is more than 0 and 600 at most"],
  [["--seed", "x"], "--seed is a whole number"],
  [["--parts", "events"], "--parts"],
])("torture options: refuse %j", (words, text) => {
  expect(() => readOptions(words, existing)).toThrow(text);
});

it("torture seed: gives each part its own numbers, alone or with others", async () => {
  const drawn: number[] = [];
  const draws = (name: string) => ({
    name,
    run: async ({ random }: { random: { draw(): number } }) => {
      drawn.push(random.draw());
      return [];
    },
  });
  const request = { minutes: 1, seed: 7 };
  await runParts([draws("one"), draws("two")], { ...request, parts: ["one", "two"] }, () => {});
  await runParts([draws("one"), draws("two")], { ...request, parts: ["two"] }, () => {});
  expect(drawn[2]).toBe(drawn[1]);
  expect(drawn[0]).not.toBe(drawn[1]);
  expect(seedOf(7, "one")).not.toBe(seedOf(8, "one"));
});

it("torture run: divides the minutes, reports how to repeat a finding, and continues", async () => {
  const lines: string[] = [];
  const ran: number[] = [];
  const wrong = {
    name: "wrong",
    run: async () => {
      throw new Error("no door");
    },
  };
  const lossy = {
    name: "lossy",
    run: async ({ minutes }: { minutes: number }) => {
      ran.push(minutes);
      return ["a capture is lost"];
    },
  };
  const request = { minutes: 4, seed: 7, parts: ["wrong", "lossy"] };
  expect(await runParts([wrong, lossy], request, (line) => lines.push(line))).toBe(false);
  expect(ran).toEqual([2]);
  expect(lines).toContain("lossy: FOUND a capture is lost");
  expect(lines).toContain("lossy: again: npm run torture -- --part lossy --seed 7");
  expect(lines.join("\n")).toContain("wrong: FOUND it ended early: Error: no door");
});

it("torture parts: have different names", () => {
  const names = parts.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
