/*
 * The floor: the statements of the service, made by its own stores, straight through `pg` in a
 * process of its own. What a request costs beyond it is HTTP and the service.
 */
import { once } from "node:events";
import { handleOf, openConnections } from "@frontdesk/database/bench/connections";
import { runSlice, type Span } from "@frontdesk/server/bench/slice";
import type { Id } from "../src/ids.ts";
import type { Operation } from "./plan.ts";
import { workOf } from "./statements.ts";
import { type Place, type Stock, walk } from "./stock.ts";

export interface FloorOrder {
  url: string | undefined;
  folder: string;
  /** The embedded database has one, whatever is asked for. */
  connections: number;
  appId: Id;
  stocks: Record<string, Stock>;
}

export interface FloorQuestion {
  operation: Operation;
  stock: string;
  span: Span;
}

const order = JSON.parse(process.argv[2]!) as FloorOrder;
const handles = (await openConnections(order, order.connections)).map(handleOf);
const walks = new Map<string, () => Place>(
  Object.entries(order.stocks).map(([name, stock]) => [name, walk(stock)]),
);

process.on("message", async ({ operation, stock, span }: FloorQuestion) => {
  const next = walks.get(stock)!;
  const work = workOf(operation, order.appId);
  const callers = Math.min(span.callers, handles.length);
  const slice = await runSlice({ ...span, callers }, (caller) => work(handles[caller]!, next()));
  process.send?.(slice);
});
process.send?.("ready");
await once(process, "disconnect");
process.exit(0);
