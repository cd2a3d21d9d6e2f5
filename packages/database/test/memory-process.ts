// Prints the heap growth per query, in bytes.
import { CompiledQuery } from "kysely";
import { openDatabase } from "../src/database.ts";

const { db, close } = await openDatabase({});
const query = CompiledQuery.raw("select i, repeat('x', 100) as text from generate_series(1, 20) i");

async function heapAfter(queries: number): Promise<number> {
  for (let count = 0; count < queries; count += 1) await db.executeQuery(query);
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

const queries = 1_000;
const before = await heapAfter(queries);
const after = await heapAfter(queries);
await close();
process.stdout.write(`${Math.round((after - before) / queries)}\n`);
