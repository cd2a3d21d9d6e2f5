import type { DatabaseName } from "@frontdesk/platform/bench/databases";
import { type Floor, startFloor, startRig } from "@frontdesk/platform/bench/rig";
import { type Result, race, ratioOf } from "@frontdesk/server/bench/race";
import { ms, percent, type Row } from "@frontdesk/server/bench/table";
import type { FloorOrder } from "./floor.ts";
import type { Operation, Plan } from "./plan.ts";
import { fillStocks, type Rig, requested, seedingOf, stated } from "./rig.ts";

export const operationsHead: Row = [
  "database",
  "operation",
  "callers",
  "per second",
  "p50 ms",
  "p99 ms",
  "server µs",
  "SQL floor /s",
  "of the SQL floor",
  "empty route /s",
  "server µs",
  "of the empty route",
  "goal",
];

const goals: Partial<Record<Operation, string>> = {
  capture: "≥ 60 % of SQL",
  get: "≥ 70 % of empty",
};

export async function measureOperations(name: DatabaseName, plan: Plan): Promise<Row[]> {
  const filled = await fillStocks(name, seedingOf(name, plan));
  const floor = await startFloor<FloorOrder>(filled, {
    connections: plan.connections,
    callerId: filled.seeded.appId,
    stocks: filled.seeded.stocks,
  });
  const rig = await startRig(filled);
  try {
    return await runOperations(plan, { name, rig, floor });
  } finally {
    await floor.close();
    await rig.close();
  }
}

async function runOperations(
  plan: Plan,
  { name, rig, floor }: { name: DatabaseName; rig: Rig; floor: Floor },
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const operation of plan.operations) {
    const stock = operation === "refund" ? "captured" : "fresh";
    const floorStock = operation === "refund" ? "floorCaptured" : "floorFresh";
    for (const callers of plan.callers) {
      const results = await race(
        {
          own: requested(rig, operation, stock),
          sql: stated(floor, operation, name === "postgres" ? floorStock : stock),
          empty: requested(rig, "empty", stock),
        },
        { rounds: plan.rounds, span: { callers, ms: plan.sliceMs } },
      );
      rows.push([name, operation, String(callers), ...cellsOf(results), goals[operation] ?? ""]);
    }
  }
  return rows;
}

function cellsOf({ own, sql, empty }: Record<"own" | "sql" | "empty", Result>): string[] {
  return [
    own.perSecond.toFixed(0),
    ms(own.p50Ms),
    ms(own.p99Ms),
    own.serverUs.toFixed(0),
    sql.perSecond.toFixed(0),
    percent(ratioOf(own, sql)),
    empty.perSecond.toFixed(0),
    empty.serverUs.toFixed(0),
    percent(ratioOf(own, empty)),
  ];
}
