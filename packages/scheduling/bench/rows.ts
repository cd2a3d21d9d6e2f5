import type { DatabaseName } from "@frontdesk/platform/bench/databases";
import { comparison, type Figure } from "@frontdesk/platform/bench/figures";
import { startRig } from "@frontdesk/platform/bench/rig";
import { type Result, race, ratioOf } from "@frontdesk/server/bench/race";
import { ms, percent, type Row } from "@frontdesk/server/bench/table";
import type { Operation, Plan } from "./plan.ts";
import { fillAgenda, requested } from "./rig.ts";

export const rowsHead: Row = [
  "database",
  "operation",
  "callers",
  "few bookings",
  "few /s",
  "p99 ms",
  "many bookings",
  "many /s",
  "p99 ms",
  "many of few",
];

const few = 1_000;

interface RowRace {
  operation: Operation;
  callers: number;
  compared: Record<"few" | "many", Result>;
}

async function raceRows(
  name: DatabaseName,
  plan: Plan,
  operations: readonly Operation[],
): Promise<RowRace[]> {
  const rigOf = async (bookings: number) =>
    await startRig(await fillAgenda(name, { resources: 200, bookings, days: 730 }));
  const rigs = { few: await rigOf(few), many: await rigOf(plan.rows!) };
  const races: RowRace[] = [];
  for (const operation of operations) {
    const contestants = {
      few: requested(rigs.few, operation),
      many: requested(rigs.many, operation),
    };
    for (const callers of plan.callers) {
      const span = { callers, ms: plan.sliceMs };
      const compared = await race(contestants, { rounds: plan.rounds, span });
      races.push({ operation, callers, compared });
    }
  }
  await rigs.few.close();
  await rigs.many.close();
  return races;
}

export async function compareRows(name: DatabaseName, plan: Plan): Promise<Row[]> {
  const races = await raceRows(name, plan, ["create", "create-timed", "create-5-days"]);
  return races.map(({ operation, callers, compared: { few: one, many } }) => [
    name,
    operation,
    String(callers),
    String(few),
    one.perSecond.toFixed(0),
    ms(one.p99Ms),
    String(plan.rows),
    many.perSecond.toFixed(0),
    ms(many.p99Ms),
    percent(ratioOf(many, one)),
  ]);
}

export async function rowFigures(name: DatabaseName, plan: Plan): Promise<Figure[]> {
  const races = await raceRows(name, plan, ["create", "clash", "list-week"]);
  return races.map(({ operation, compared }) =>
    comparison([compared.many, compared.few], {
      name: `${operation} among ${plan.rows} ÷ among ${few}`,
      database: name,
      goal: { least: 0.85 },
    }),
  );
}
