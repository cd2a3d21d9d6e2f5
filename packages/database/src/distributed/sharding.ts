export interface Sharding {
  schema: string;
  /** Rows lie on the node of a column's value. */
  distributed?: readonly DistributedTables[];
  /** Reason → tables with a copy on every node. */
  reference?: Readonly<Record<string, readonly string[]>>;
  /** Reason → tables on the coordinator only. */
  local?: Readonly<Record<string, readonly string[]>>;
  /** Why all tables of the schema are local: for instance, foreign code creates them. */
  allLocal?: string;
}

export interface DistributedTables {
  by: string;
  /** Table, with its schema. Its rows lie on the same node; it may be the table itself. */
  beside: string;
  tables: readonly string[];
}

export type TablePlacementKind =
  | { kind: "distributed"; by: string; beside: string }
  | { kind: "reference"; why: string }
  | { kind: "local"; why: string };

export function placesByTable(all: readonly Sharding[]): Map<string, TablePlacementKind> {
  return new Map(all.flatMap(placesOf));
}

function placesOf({
  schema,
  distributed = [],
  reference,
  local,
}: Sharding): [string, TablePlacementKind][] {
  const called = (table: string) => `${schema}.${table}`;
  const shared = (kind: "reference" | "local", byReason: Sharding["local"] = {}) =>
    Object.entries(byReason).flatMap(([why, tables]) =>
      tables.map((table): [string, TablePlacementKind] => [called(table), { kind, why }]),
    );
  const deviation = distributed.flatMap(({ tables, by, beside }) =>
    tables.map((table): [string, TablePlacementKind] => [
      called(table),
      { kind: "distributed", by, beside },
    ]),
  );
  return [...deviation, ...shared("reference", reference), ...shared("local", local)];
}
