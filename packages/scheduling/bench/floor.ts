/* Baseline: the statements of the service's stores through `pg` in an own process. The
   difference is HTTP and rules. */
import { handleOf, openConnections } from "@frontdesk/database/bench/connections";
import { answerQuestions } from "@frontdesk/platform/bench/process";
import type { FloorTarget } from "@frontdesk/platform/bench/rig";
import { runSlice, type Span } from "@frontdesk/server/bench/slice";
import { createLog } from "@frontdesk/server/log";
import { createSchedulingLimits } from "../src/core/limits.ts";
import { walk } from "./agenda.ts";
import type { Operation } from "./plan.ts";
import type { SeededAccount } from "./seed.ts";
import { type Line, type Work, workOf } from "./statements.ts";

export interface FloorOrder {
  seeded: SeededAccount;
}

export interface FloorQuestion {
  operation: Operation;
  span: Span;
}

const order = JSON.parse(process.argv[2]!) as FloorOrder & FloorTarget;
const { seeded, url, connections } = order;
const log = createLog({ level: "silent" });
const lines: Line[] = (await openConnections(order, connections)).map((client) => {
  const db = handleOf(client);
  const limits = createSchedulingLimits({ db, embedded: url === undefined }, log, (text) => text);
  return { client, db, limits };
});
const prepared = new Map<Operation, { next: ReturnType<typeof walk>; work: Work }>();

await answerQuestions("ready", async ({ operation, span }: FloorQuestion) => {
  const { next, work } = prepared.get(operation) ?? {
    next: walk(operation, seeded.resources),
    work: await workOf(operation, seeded, lines[0]!),
  };
  prepared.set(operation, { next, work });
  const callers = Math.min(span.callers, lines.length);
  return await runSlice({ ...span, callers }, (caller) => work(lines[caller]!, next()));
});
process.exit(0);
