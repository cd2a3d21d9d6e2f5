import type { DatabaseName } from "@frontdesk/platform/bench/databases";
import { startFloor, startRig } from "@frontdesk/platform/bench/rig";
import { type Result, race, ratioOf } from "@frontdesk/server/bench/race";
import { ms, percent, type Row } from "@frontdesk/server/bench/table";
import type { FloorOrder } from "./floor.ts";
import type { Operation, Plan } from "./plan.ts";
import { fillAgenda, part, requested, stated } from "./rig.ts";

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
  "goal",
];

const creation = "≥ 60 % of SQL, ≥ 500 /s";
const goals: Partial<Record<Operation, string>> = {
  create: creation,
  "create-timed": creation,
  "report-year": "< 1000 ms",
};

const seeding = { resources: 200, bookings: 20_000, days: 365 };

export async function measureOperations(name: DatabaseName, plan: Plan): Promise<Row[]> {
  const filled = await fillAgenda(name, seeding);
  const { connections } = plan;
  const seeded = { ...filled.seeded, resources: part(filled.seeded, "second") };
  const floor = await startFloor<FloorOrder>(filled, { connections, seeded });
  const rig = await startRig(filled);
  const rows: Row[] = [];
  try {
    for (const operation of plan.operations) {
      const own = requested(rig, operation, part(rig.seeded, "first"));
      for (const callers of plan.callers) {
        const results = await race(
          { own, sql: stated(floor, operation) },
          { rounds: plan.rounds, span: { callers, ms: plan.sliceMs } },
        );
        const cells = cellsOf(results);
        rows.push([name, operation, String(callers), ...cells, goals[operation] ?? ""]);
      }
    }
    return rows;
  } finally {
    await floor.close();
    await rig.close();
  }
}

function cellsOf({ own, sql }: Record<"own" | "sql", Result>): string[] {
  return [
    own.perSecond.toFixed(0),
    ms(own.p50Ms),
    ms(own.p99Ms),
    own.serverUs.toFixed(0),
    sql.perSecond.toFixed(0),
    percent(ratioOf(own, sql)),
  ];
}
