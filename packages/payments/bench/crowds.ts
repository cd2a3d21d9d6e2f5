import type { DatabaseName } from "@frontdesk/platform/bench/databases";
import { comparison, type Figure } from "@frontdesk/platform/bench/figures";
import { startRig } from "@frontdesk/platform/bench/rig";
import { type Result, race, ratioOf } from "@frontdesk/server/bench/race";
import { ms, percent, type Row } from "@frontdesk/server/bench/table";
import type { Operation, Plan } from "./plan.ts";
import { fillStocks, type Rig, requested } from "./rig.ts";

export const crowdsHead: Row = [
  "database",
  "operation",
  "callers",
  "one /s",
  "p99 ms",
  "many /s",
  "p99 ms",
  "many of one",
];

const crowdOperations: Operation[] = ["authorize", "capture", "refund", "get", "list", "balance"];

export async function compareMerchants(name: DatabaseName, plan: Plan): Promise<Row[]> {
  const count = 60_000;
  const filled = await fillStocks(name, {
    merchants: plan.merchants!,
    stocks: {
      one: { count, captured: false, merchants: "first" },
      many: { count, captured: false, merchants: "others" },
      oneCaptured: { count, captured: true, merchants: "first" },
      manyCaptured: { count, captured: true, merchants: "others" },
    },
  });
  const rig = await startRig(filled);
  const rows: Row[] = [];
  for (const operation of crowdOperations) {
    const suffix = operation === "refund" ? "Captured" : "";
    const crowdComparisons = await compareAll({ operation, plan }, [
      [rig, `one${suffix}`],
      [rig, `many${suffix}`],
    ]);
    rows.push(...crowdComparisons.map((compared) => rowOf(name, operation, compared)));
  }
  await rig.close();
  return rows;
}

export const rowsHead: Row = [
  "database",
  "operation",
  "callers",
  "few rows",
  "few /s",
  "p99 ms",
  "many rows",
  "many /s",
  "p99 ms",
  "many of few",
];

const few = 1_000;

const fewToCapture = 30_000;

interface RowRace {
  operation: Operation;
  count: number;
  compared: CrowdComparison;
}

async function raceRows(name: DatabaseName, plan: Plan): Promise<RowRace[]> {
  const many = plan.rows!;
  const side = Math.floor(many / 2);
  const order = (count: number, merchants: "first" | "others") => ({
    count,
    captured: true,
    merchants,
  });
  const fewRig = async (count: number) =>
    await startRig(
      await fillStocks(name, { merchants: 1, stocks: { own: order(count, "first") } }),
    );
  const rigs = { reads: await fewRig(few), captures: await fewRig(fewToCapture) };
  const large = await fillStocks(name, {
    merchants: 100,
    stocks: { own: order(side, "first"), others: order(many - side, "others") },
  });
  const largeRig = await startRig(large);
  const races: RowRace[] = [];
  for (const operation of ["get", "list", "lines", "balance", "capture"] as const) {
    const rig = operation === "capture" ? rigs.captures : rigs.reads;
    const count = operation === "capture" ? fewToCapture : few;
    const crowdComparisons = await compareAll({ operation, plan }, [
      [rig, "own"],
      [largeRig, "own"],
    ]);
    races.push(...crowdComparisons.map((compared) => ({ operation, count, compared })));
  }
  for (const rig of [rigs.reads, rigs.captures, largeRig]) await rig.close();
  return races;
}

export async function compareRows(name: DatabaseName, plan: Plan): Promise<Row[]> {
  return (await raceRows(name, plan)).map(({ operation, count, compared }) =>
    rowOf(name, operation, compared)
      .toSpliced(5, 0, String(plan.rows))
      .toSpliced(3, 0, String(count)),
  );
}

export async function rowFigures(name: DatabaseName, plan: Plan): Promise<Figure[]> {
  return (await raceRows(name, plan)).map(({ operation, count, compared }) =>
    comparison([compared.other, compared.one], {
      name: `${operation} among ${plan.rows} ÷ among ${count}`,
      database: name,
      goal: { least: 0.85 },
    }),
  );
}

interface Comparison {
  operation: Operation;
  plan: Plan;
}

interface CrowdComparison {
  callers: number;
  one: Result;
  other: Result;
}

async function compareAll(
  { operation, plan }: Comparison,
  [[oneRig, oneStock], [otherRig, otherStock]]: [[Rig, string], [Rig, string]],
): Promise<CrowdComparison[]> {
  const compared: CrowdComparison[] = [];
  for (const callers of plan.callers) {
    const results = await race(
      {
        one: requested(oneRig, operation, oneStock),
        other: requested(otherRig, operation, otherStock),
      },
      { rounds: plan.rounds, span: { callers, ms: plan.sliceMs } },
    );
    compared.push({ callers, ...results });
  }
  return compared;
}

function rowOf(
  name: DatabaseName,
  operation: Operation,
  { callers, one, other }: CrowdComparison,
): Row {
  return [
    name,
    operation,
    String(callers),
    one.perSecond.toFixed(0),
    ms(one.p99Ms),
    other.perSecond.toFixed(0),
    ms(other.p99Ms),
    percent(ratioOf(other, one)),
  ];
}
