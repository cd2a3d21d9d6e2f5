/* Prints Markdown tables. Each figure alternates short slices of the service and of its
   baseline: the same SQL through the driver. */
import { printFigures } from "@frontdesk/platform/bench/figures";
import { printTables } from "@frontdesk/platform/bench/plan";
import { measureGoals } from "./goals.ts";
import { measureHolds } from "./holds.ts";
import { measureOperations, operationsHead } from "./operations.ts";
import { planOf } from "./plan.ts";
import { compareRows, rowsHead } from "./rows.ts";
import { measureSlots } from "./slots.ts";

const plan = planOf(process.argv.slice(2));
const experiment =
  plan.rows === undefined
    ? ([operationsHead, measureOperations] as const)
    : ([rowsHead, compareRows] as const);
if (plan.slots) {
  printFigures(await measureSlots(), { bench: "scheduling", json: plan.json });
} else if (plan.holds) {
  printFigures(await measureHolds(plan), { bench: "scheduling", json: plan.json });
} else if (plan.goals) {
  printFigures(await measureGoals(plan), { bench: "scheduling", json: plan.json });
} else {
  await printTables("packages/scheduling", plan, experiment);
}
