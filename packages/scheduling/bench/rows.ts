import type { DatabaseName } from "@frontdesk/platform/bench/ground";
import { startRig } from "@frontdesk/platform/bench/rig";
import { race, ratioOf } from "@frontdesk/server/bench/race";
import { ms, percent, type Row } from "@frontdesk/server/bench/table";
import type { Plan } from "./plan.ts";
import { fillAgenda, requested } from "./rig.ts";

export const rowsHead: Row = [
  ...["database", "operation", "callers", "few bookings", "few /s", "p99 ms"],
  ...["many bookings", "many /s", "p99 ms", "many of few"],
];

const few = 1_000;

/** Creating where there are many bookings, against creating where there are a thousand. */
export async function compareRows(name: DatabaseName, plan: Plan): Promise<Row[]> {
  const many = plan.rows!;
  const rigOf = async (bookings: number) =>
    await startRig(await fillAgenda(name, { resources: 200, bookings, days: 730 }));
  const rigs = { few: await rigOf(few), many: await rigOf(many) };
  const rows: Row[] = [];
  for (const operation of ["create", "create-timed", "create-5-days"] as const) {
    const contestants = {
      few: requested(rigs.few, operation),
      many: requested(rigs.many, operation),
    };
    for (const callers of plan.callers) {
      const span = { callers, ms: plan.sliceMs };
      const results = await race(contestants, { rounds: plan.rounds, span });
      rows.push([
        ...[name, operation, String(callers)],
        ...[String(few), results.few.perSecond.toFixed(0), ms(results.few.p99Ms)],
        ...[String(many), results.many.perSecond.toFixed(0), ms(results.many.p99Ms)],
        percent(ratioOf(results.many, results.few)),
      ]);
    }
  }
  await rigs.few.close();
  await rigs.many.close();
  return rows;
}
