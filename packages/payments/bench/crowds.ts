import type { DatabaseName } from "@frontdesk/platform/bench/ground";
import { startRig } from "@frontdesk/platform/bench/rig";
import { race, ratioOf } from "@frontdesk/server/bench/race";
import { ms, percent, type Row } from "@frontdesk/server/bench/table";
import type { Operation, Plan } from "./plan.ts";
import { fillStocks, type Rig, requested } from "./rig.ts";

export const crowdsHead: Row = [
  ...["database", "operation", "callers", "one /s", "p99 ms", "many /s", "p99 ms", "many of one"],
];

const crowdOperations: Operation[] = ["authorize", "capture", "refund", "get", "list", "balance"];

/** One merchant that takes every payment, against many that share them. */
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
    rows.push(
      ...(await compare({ name, operation, plan }, [
        [rig, `one${suffix}`],
        [rig, `many${suffix}`],
      ])),
    );
  }
  await rig.close();
  return rows;
}

export const rowsHead: Row = [
  ...["database", "operation", "callers", "few rows", "few /s", "p99 ms"],
  ...["many rows", "many /s", "p99 ms", "many of few"],
];

const few = 1_000;

/** So many transactions that each is captured once. */
const fewToCapture = 30_000;

/** A table of many transactions, each with trail and line, against one of a thousand. */
export async function compareRows(name: DatabaseName, plan: Plan): Promise<Row[]> {
  const many = plan.rows!;
  const half = Math.floor(many / 2);
  const order = (count: number, merchants: "first" | "others") => ({
    ...{ count, captured: true, merchants },
  });
  const fewRig = async (count: number) =>
    await startRig(
      await fillStocks(name, { merchants: 1, stocks: { own: order(count, "first") } }),
    );
  const rigs = { reads: await fewRig(few), captures: await fewRig(fewToCapture) };
  const large = await fillStocks(name, {
    merchants: 100,
    stocks: { own: order(half, "first"), others: order(many - half, "others") },
  });
  const largeRig = await startRig(large);
  const rows: Row[] = [];
  for (const operation of ["get", "list", "lines", "balance", "capture"] as const) {
    const rig = operation === "capture" ? rigs.captures : rigs.reads;
    const count = operation === "capture" ? fewToCapture : few;
    const compared = await compare({ name, operation, plan }, [
      [rig, "own"],
      [largeRig, "own"],
    ]);
    rows.push(
      ...compared.map((row) => row.toSpliced(5, 0, String(many)).toSpliced(3, 0, String(count))),
    );
  }
  for (const rig of [rigs.reads, rigs.captures, largeRig]) await rig.close();
  return rows;
}

interface Comparison {
  name: DatabaseName;
  operation: Operation;
  plan: Plan;
}

async function compare(
  { name, operation, plan }: Comparison,
  [[oneRig, oneStock], [otherRig, otherStock]]: [[Rig, string], [Rig, string]],
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const callers of plan.callers) {
    const { one, other } = await race(
      {
        one: requested(oneRig, operation, oneStock),
        other: requested(otherRig, operation, otherStock),
      },
      { rounds: plan.rounds, span: { callers, ms: plan.sliceMs } },
    );
    rows.push([
      ...[name, operation, String(callers), one.perSecond.toFixed(0), ms(one.p99Ms)],
      ...[other.perSecond.toFixed(0), ms(other.p99Ms), percent(ratioOf(other, one))],
    ]);
  }
  return rows;
}
