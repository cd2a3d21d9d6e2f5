/*
 * The floor: the statements of the service, made by its own stores, straight through `pg` in a
 * process of its own. What a request costs beyond it is HTTP and the rules.
 */
import { once } from "node:events";
import { handleOf, openConnections } from "@frontdesk/database/bench/connections";
import { runSlice, type Span } from "@frontdesk/server/bench/slice";
import { createLog } from "@frontdesk/server/log";
import { createSchedulingLimits } from "../src/limits.ts";
import { walk } from "./agenda.ts";
import type { Operation } from "./plan.ts";
import type { Seeded } from "./seed.ts";
import { type Line, type Work, workOf } from "./statements.ts";

export interface FloorOrder {
  url: string | undefined;
  folder: string;
  /** The embedded database has one, whatever is asked for. */
  connections: number;
  seeded: Seeded;
}

export interface FloorQuestion {
  operation: Operation;
  span: Span;
}

const order = JSON.parse(process.argv[2]!) as FloorOrder;
const { seeded, url, connections } = order;
const log = createLog({ level: "silent" });
const lines: Line[] = (await openConnections(order, connections)).map((client) => {
  const db = handleOf(client);
  return { client, db, limits: createSchedulingLimits({ db, embedded: url === undefined }, log) };
});
const prepared = new Map<Operation, { next: ReturnType<typeof walk>; work: Work }>();

process.on("message", async ({ operation, span }: FloorQuestion) => {
  const { next, work } = prepared.get(operation) ?? {
    next: walk(operation, seeded.resources),
    work: await workOf(operation, seeded, lines[0]!),
  };
  prepared.set(operation, { next, work });
  const callers = Math.min(span.callers, lines.length);
  const slice = await runSlice({ ...span, callers }, (caller) => work(lines[caller]!, next()));
  process.send?.(slice);
});
process.send?.("ready");
await once(process, "disconnect");
process.exit(0);
