/*
 * Measures the service and prints tables in Markdown. Each figure comes from short slices that take
 * turns with what it is compared to: the same SQL straight through the driver.
 */
import { onPostgres } from "@frontdesk/database/testing";
import { tableOf } from "@frontdesk/server/bench/table";
import { measureOperations, operationsHead } from "./operations.ts";
import { type DatabaseName, readPlan } from "./plan.ts";
import { compareRows, rowsHead } from "./rows.ts";

const available: DatabaseName[] = onPostgres ? ["embedded", "postgres"] : ["embedded"];
const plan = readPlan(process.argv.slice(2), available);
const isComparison = plan.rows !== undefined;
const [head, experiment] = isComparison
  ? [rowsHead, compareRows]
  : [operationsHead, measureOperations];
for (const name of plan.databases) {
  const rows = await experiment(name, plan);
  console.log(`${tableOf(head, rows)}\n`);
}
if (!onPostgres) {
  console.log("PostgreSQL was not measured. For both databases, in the repository's folder:");
  console.log("    .ci/with-postgres npm run bench -w packages/scheduling");
}
process.exit(0);
