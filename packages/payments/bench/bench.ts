/*
 * Measures the service and prints tables in Markdown. Each figure comes from short slices that take
 * turns with what it is compared to: the same SQL straight through the driver, or an empty route.
 */
import { onPostgres } from "@frontdesk/database/testing";
import { type Row, tableOf } from "@frontdesk/server/bench/table";
import { compareMerchants, compareRows, crowdsHead, rowsHead } from "./crowds.ts";
import { measureOperations, operationsHead } from "./operations.ts";
import { type DatabaseName, type Plan, readPlan } from "./plan.ts";
import { profileHead, profileOperations } from "./profile.ts";
import { measureStart, startHead } from "./starting.ts";

type Experiment = (name: DatabaseName, plan: Plan) => Promise<Row[]>;

function experimentOf(plan: Plan): [head: Row, experiment: Experiment] {
  if (plan.start) return [startHead, measureStart];
  if (plan.profile) return [profileHead, profileOperations];
  if (plan.rows !== undefined) return [rowsHead, compareRows];
  if (plan.merchants !== undefined) return [crowdsHead, compareMerchants];
  return [operationsHead, measureOperations];
}

const available: DatabaseName[] = onPostgres ? ["embedded", "postgres"] : ["embedded"];
const plan = readPlan(process.argv.slice(2), available);
const [head, experiment] = experimentOf(plan);
for (const name of plan.databases) {
  const rows = await experiment(name, plan);
  console.log(`${tableOf(head, rows)}\n`);
}
if (!onPostgres) {
  console.log("PostgreSQL was not measured. For both databases, in the repository's folder:");
  console.log("    .ci/with-postgres npm run bench -w packages/payments");
}
process.exit(0);
