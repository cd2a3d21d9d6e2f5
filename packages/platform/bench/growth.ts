/* Sizes with indexes, each after VACUUM FULL. */
import type { Database } from "@frontdesk/database/database";
import type { DatabaseName } from "./databases.ts";
import type { Figure } from "./figures.ts";
import { measureTables, shrinkTables, type TableSize } from "./store.ts";

export interface Growing {
  db: Database;
  schema: string;
  count: number;
  work(): Promise<void>;
}

/** Bytes per unit and table. */
export async function measureGrowth({ db, schema, count, work }: Growing): Promise<TableSize[]> {
  const before = await sizesOf(db, schema);
  await work();
  const after = await sizesOf(db, schema);
  const existing = new Map(before.map(({ table, bytes }) => [table, bytes]));
  return after
    .map(({ table, bytes }) => ({ table, bytes: (bytes - (existing.get(table) ?? 0)) / count }))
    .filter(({ bytes }) => bytes > 0)
    .sort((one, other) => other.bytes - one.bytes);
}

async function sizesOf(db: Database, schema: string): Promise<TableSize[]> {
  await shrinkTables(db, schema);
  return await measureTables(db, schema);
}

export function growthFigures(
  grown: readonly TableSize[],
  { name, database, most }: { name: string; database: DatabaseName; most: number },
): Figure[] {
  const all = grown.reduce((sum, { bytes }) => sum + bytes, 0);
  const parts = grown.filter(({ bytes }) => bytes >= all / 20);
  return [
    { name: `bytes of ${name}`, database, value: all, unit: "bytes", goal: { most } },
    ...parts.map(({ table, bytes }) => ({
      name: `bytes of ${name} in ${table}`,
      database,
      value: bytes,
      unit: "bytes",
    })),
  ];
}
