/* With outbox and relay, and without; nothing listens. */
import type { DatabaseName } from "@frontdesk/platform/bench/databases";
import { startRig } from "@frontdesk/platform/bench/rig";
import { race, ratioOf } from "@frontdesk/server/bench/race";
import { ms, percent, type Row } from "@frontdesk/server/bench/table";
import type { Operation, Plan } from "./plan.ts";
import { fillStocks, requested, seedingOf } from "./rig.ts";

export const tellingHead: Row = [
  "database",
  "operation",
  "callers",
  "untold /s",
  "p99 ms",
  "server µs",
  "told /s",
  "p99 ms",
  "server µs",
  "told of untold",
  "goal",
];

const untold = ["--import", new URL("untold.ts", import.meta.url).href];
const operations: Operation[] = ["authorize", "capture", "refund"];

export async function measureTelling(name: DatabaseName, plan: Plan): Promise<Row[]> {
  const on = await startRig(await fillStocks(name, seedingOf(name, plan)));
  const off = await startRig(await fillStocks(name, seedingOf(name, plan)), untold);
  const rows: Row[] = [];
  for (const operation of plan.operations.filter((operation) => operations.includes(operation))) {
    const stock = operation === "refund" ? "captured" : "fresh";
    for (const callers of plan.callers) {
      const { own, other } = await race(
        { own: requested(on, operation, stock), other: requested(off, operation, stock) },
        { rounds: plan.rounds, span: { callers, ms: plan.sliceMs } },
      );
      rows.push([
        name,
        operation,
        String(callers),
        other.perSecond.toFixed(0),
        ms(other.p99Ms),
        other.serverUs.toFixed(0),
        own.perSecond.toFixed(0),
        ms(own.p99Ms),
        own.serverUs.toFixed(0),
        percent(ratioOf(own, other)),
        "≥ 90 %, better 95 %",
      ]);
    }
  }
  await on.close();
  await off.close();
  return rows;
}
