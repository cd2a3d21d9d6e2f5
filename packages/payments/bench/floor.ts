/*
 * The floor: the statements of the service, made by its own stores, straight through `pg` in a
 * process of its own. What a request costs beyond it is HTTP and the service.
 */
import { once } from "node:events";
import type { Database } from "@frontdesk/database/database";
import { openEmbedded } from "@frontdesk/database/embedded";
import { PreparingClient } from "@frontdesk/database/statement";
import { parsers } from "@frontdesk/database/values";
import type { Id } from "../src/ids.ts";
import type { Operation } from "./plan.ts";
import { runSlice, type Span } from "./slice.ts";
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

/** Hands what a store asks straight to a connection. */
function handleOf(client: PreparingClient): Database {
  return {
    executeQuery: ({ sql, parameters }: { sql: string; parameters: unknown[] }) =>
      client.query(sql, parameters),
  } as unknown as Database;
}

async function connectAll({ url, folder, connections }: FloorOrder): Promise<Database[]> {
  const embedded = url === undefined ? await openEmbedded(folder, undefined) : undefined;
  const config = embedded === undefined ? { connectionString: url } : { stream: embedded.connect };
  const clients = Array.from(
    { length: embedded === undefined ? connections : 1 },
    () => new PreparingClient({ ...config, types: parsers } as object),
  );
  for (const client of clients) {
    await client.connect();
    await client.query("set timezone = 'UTC'; set jit = off");
  }
  return clients.map(handleOf);
}

const order = JSON.parse(process.argv[2]!) as FloorOrder;
const handles = await connectAll(order);
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
