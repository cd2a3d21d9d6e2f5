/* Short slices alternate with the comparison: the same SQL straight through the driver, or an
   empty route. */

import type { DatabaseName } from "@frontdesk/platform/bench/databases";
import { printFigures } from "@frontdesk/platform/bench/figures";
import { printTables } from "@frontdesk/platform/bench/plan";
import type { Row } from "@frontdesk/server/bench/table";
import { compareMerchants, compareRows, crowdsHead, rowsHead } from "./crowds.ts";
import { measureGoals } from "./goals.ts";
import { measureOperations, operationsHead } from "./operations.ts";
import { type Plan, planOf } from "./plan.ts";
import { profileHead, profileOperations } from "./profile.ts";
import { measureStart, startHead } from "./starting.ts";
import { measureTelling, tellingHead } from "./telling.ts";

type Experiment = (name: DatabaseName, plan: Plan) => Promise<Row[]>;

function experimentOf(plan: Plan): [head: Row, experiment: Experiment] {
  if (plan.start) return [startHead, measureStart];
  if (plan.profile) return [profileHead, profileOperations];
  if (plan.telling) return [tellingHead, measureTelling];
  if (plan.rows !== undefined) return [rowsHead, compareRows];
  if (plan.merchants !== undefined) return [crowdsHead, compareMerchants];
  return [operationsHead, measureOperations];
}

const plan = planOf(process.argv.slice(2));
if (plan.goals) {
  printFigures(await measureGoals(plan), { bench: "payments", json: plan.json });
} else {
  await printTables("packages/payments", plan, experimentOf(plan));
}
