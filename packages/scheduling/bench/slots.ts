/*
 * What free slots cost by themselves, without the database: the calculation and the answer in the
 * zone of another continent, beside the same starts found the naive way.
 */
import type { Figure } from "@frontdesk/platform/bench/figures";
import { showDays } from "../src/calendar/slots/show.ts";
import { findSlots } from "../src/calendar/slots/slots.ts";
import { findNaively } from "./naive.ts";
import { questionOf, type Size } from "./week.ts";

const sizes: (Size & { most: number })[] = [
  { days: 30, resources: 20, most: 15 },
  { days: 30, resources: 1, most: 2 },
];

/** Measures a month of many and of one; of each the median, the least and what few are above. */
export function measureSlots(): Figure[] {
  return sizes.flatMap(({ most, ...size }) => {
    const question = questionOf(size);
    const shown = { from: "2027-01-01", to: "2028-01-01", timezone: "America/New_York" };
    if (findSlots(question).length !== findNaively(question).length) {
      throw new Error("the naive way finds others");
    }
    const ours = timesOf(() => JSON.stringify(showDays(findSlots(question), shown)), 400);
    // One after the other, since one who leaves much behind has the next one clean it up.
    const naive = timesOf(() => findNaively(question), 40);
    const name = `slots of ${size.days} days × ${size.resources}`;
    const [value, lowest, highest] = [0.5, 0, 0.95].map((part) => at(ours, part)) as Three;
    return [
      { name, value, lowest, highest, unit: "ms", goal: { most } },
      {
        name: `${name}, the naive way ÷ it`,
        value: at(naive, 0.5) / value,
        unit: "×",
        goal: { least: 10 },
      },
    ];
  });
}

type Three = [number, number, number];

/** Milliseconds of each round, the least first. */
function timesOf(run: () => unknown, rounds: number): number[] {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    run();
    times.push(performance.now() - start);
  }
  return times.sort((one, other) => one - other);
}

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.floor(sorted.length * part)]!;
