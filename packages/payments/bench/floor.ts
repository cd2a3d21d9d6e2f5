/* The service's statements straight through `pg`, in a separate process: the rest is HTTP and
   the service. */
import { handleOf, openConnections } from "@frontdesk/database/bench/connections";
import { answerQuestions } from "@frontdesk/platform/bench/process";
import type { FloorTarget } from "@frontdesk/platform/bench/rig";
import { runSlice, type Span } from "@frontdesk/server/bench/slice";
import type { Id } from "../src/core/ids.ts";
import { capturePlainly } from "./plain.store.ts";
import type { Operation } from "./plan.ts";
import { workOf } from "./statements.ts";
import { type Stock, type StockEntry, walk } from "./stock.ts";

export interface FloorOrder {
  callerId: Id;
  stocks: Record<string, Stock>;
}

export interface FloorQuestion {
  operation: Operation | "plain";
  stock: string;
  span: Span;
}

const order = JSON.parse(process.argv[2]!) as FloorOrder & FloorTarget;
const clients = await openConnections(order, order.connections);
const handles = clients.map(handleOf);
const walks = new Map<string, () => StockEntry>(
  Object.entries(order.stocks).map(([name, stock]) => [name, walk(stock)]),
);

await answerQuestions("ready", async ({ operation, stock, span }: FloorQuestion) => {
  const next = walks.get(stock)!;
  const callers = Math.min(span.callers, handles.length);
  if (operation === "plain") {
    return await runSlice({ ...span, callers }, (caller) =>
      capturePlainly(clients[caller]!, next().id),
    );
  }
  const work = workOf(operation, order.callerId);
  return await runSlice({ ...span, callers }, (caller) => work(handles[caller]!, next()));
});
process.exit(0);
