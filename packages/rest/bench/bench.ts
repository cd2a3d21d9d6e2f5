/* Prints Markdown tables against other clients: requests per second, latency and CPU per
   request. --json prints JSON; --memory measures the memory left by 100 000 requests. */
import { parseArgs } from "node:util";
import { candidateNames, type Load } from "./candidates.ts";
import { cpuOf, figuresOf, rateOf, ratioOf } from "./figures.ts";
import { judge } from "./goals.ts";
import { measureMemory } from "./memory.ts";
import { type Race, runRaces } from "./race.ts";
import type { Order } from "./runner.ts";
import { deviation, type Row, tableOf } from "./table.ts";

const { values } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    memory: { type: "boolean", default: false },
    rounds: { type: "string", default: "8" },
    seconds: { type: "string", default: "0.8" },
    load: { type: "string", multiple: true, default: ["GET", "POST"] },
    callers: { type: "string", multiple: true, default: ["1", "50"] },
  },
});

/** Goals apply from so many callers. */
const many = 50;

const head = [
  "",
  "requests/s",
  "p50 ms",
  "p99 ms",
  "CPU µs",
  "requests/s ÷ undici",
  "CPU ÷ undici",
];

function tableOfRace(race: Race): string {
  const rows = candidateNames.map((name): Row => {
    const { perSecond, p50Ms, p99Ms, cpuMicroseconds } = figuresOf(race[name]);
    const pair = { one: race[name], other: race.undici };
    return [
      name,
      perSecond.toFixed(0),
      p50Ms.toFixed(3),
      p99Ms.toFixed(3),
      cpuMicroseconds.toFixed(1),
      deviation(ratioOf({ ...pair, measure: rateOf })),
      deviation(ratioOf({ ...pair, measure: cpuOf })),
    ];
  });
  return tableOf(head, rows);
}

function tableOfGoals(race: Race): string {
  const rows = judge(race).map(({ title, ratio, goal, isMet }) => [
    `${title}: ${"least" in goal ? `at least ${goal.least}` : `at most ${goal.most}`}`,
    deviation(ratio),
    isMet ? "met" : "MISSED",
  ]);
  return tableOf(["goal", "measured", ""], rows);
}

async function compare(): Promise<boolean> {
  const ms = Number(values.seconds) * 1000;
  const orders = (values.load as Load[]).flatMap((load) =>
    values.callers.map((callers): Order => ({ load, callers: Number(callers), ms })),
  );
  const races = await runRaces({ orders, rounds: Number(values.rounds) });
  if (values.json) console.log(JSON.stringify({ figures: figuresIn(orders, races) }, null, 2));
  else print(orders, races);
  return orders.every(({ callers }, index) => {
    return callers < many || judge(races[index]!).every(({ isMet }) => isMet);
  });
}

function print(orders: readonly Order[], races: readonly Race[]): void {
  for (const [index, { load, callers }] of orders.entries()) {
    const race = races[index]!;
    console.log(`\n### ${load}, callers: ${callers}\n\n${tableOfRace(race)}`);
    if (callers >= many) console.log(`\n${tableOfGoals(race)}`);
  }
}

function figuresIn(orders: readonly Order[], races: readonly Race[]): object[] {
  return orders.flatMap(({ load, callers }, index) => {
    const race = races[index]!;
    const name = `${load}, ${callers} callers`;
    const rate = { name, value: figuresOf(race.rest).perSecond, unit: "/s" };
    if (callers < many) return [{ bench: "rest", ...rate }];
    const verdicts = judge(race).map(({ title, ratio: { median, ...deviation }, goal, isMet }) => {
      return { name: `${name}: ${title}`, value: median, ...deviation, unit: "×", goal, isMet };
    });
    return [rate, ...verdicts].map((figure) => ({ bench: "rest", ...figure }));
  });
}

const isGood = await (values.memory ? measureMemory() : compare());
process.exit(isGood ? 0 : 1);
