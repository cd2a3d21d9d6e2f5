import { onPostgres } from "@frontdesk/database/testing";
import { type Row, tableOf } from "@frontdesk/server/bench/table";
import { available, type DatabaseName } from "./databases.ts";

export interface BenchPlan<Operation extends string> {
  databases: DatabaseName[];
  operations: Operation[];
  callers: number[];
  rounds: number;
  sliceMs: number;
  /** Maximum for the SQL floor; the server has 16. */
  connections: number;
  rows: number | undefined;
  goals: boolean;
  json: boolean;
}

export const planOptions = {
  database: { type: "string", multiple: true },
  operation: { type: "string", multiple: true },
  callers: { type: "string", multiple: true },
  rounds: { type: "string", default: "8" },
  seconds: { type: "string", default: "1.5" },
  connections: { type: "string", default: "16" },
  rows: { type: "string" },
  goals: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
} as const;

interface BenchArguments {
  database?: string[];
  operation?: string[];
  callers?: string[];
  rounds: string;
  seconds: string;
  connections: string;
  rows?: string;
  goals: boolean;
  json: boolean;
}

export function readPlan<Operation extends string>(
  values: BenchArguments,
  defaults: { databases: readonly string[]; operations: readonly Operation[]; callers: string[] },
): BenchPlan<Operation> {
  const databases = values.database ?? defaults.databases;
  const targets: readonly string[] = values.operation ?? defaults.operations;
  return {
    databases: available.filter((name) => databases.includes(name)),
    operations: defaults.operations.filter((name) => targets.includes(name)),
    callers: (values.callers ?? defaults.callers).map(Number),
    rounds: Number(values.rounds),
    sliceMs: Number(values.seconds) * 1000,
    connections: Number(values.connections),
    rows: values.rows === undefined ? undefined : Number(values.rows),
    goals: values.goals,
    json: values.json,
  };
}

export async function printTables<Plan extends BenchPlan<string>>(
  workspace: string,
  plan: Plan,
  [head, experiment]: readonly [Row, (name: DatabaseName, plan: Plan) => Promise<Row[]>],
): Promise<never> {
  const tables: { head: Row; rows: Row[] }[] = [];
  for (const name of plan.databases) {
    const rows = await experiment(name, plan);
    tables.push({ head, rows });
    if (!plan.json) console.log(`${tableOf(head, rows)}\n`);
  }
  if (plan.json) {
    console.log(JSON.stringify({ tables }, null, 2));
  } else if (!onPostgres) {
    console.log("PostgreSQL was not measured. For both databases, in the repository's folder:");
    console.log(`    .ci/with-postgres npm run bench -w ${workspace}`);
  }
  process.exit(0);
}
