/*
 * Where the tables of a schema lie in a database that Citus spreads over machines. Whoever makes
 * tables says so of each of them.
 */

export interface Spread {
  schema: string;
  /** Tables whose rows lie at the node that the value of a column says. */
  distributed?: readonly Distributed[];
  /** Tables of which each node has a copy, by why. */
  reference?: Readonly<Record<string, readonly string[]>>;
  /** Tables that only the coordinator has, by why. */
  local?: Readonly<Record<string, readonly string[]>>;
  /** Why the coordinator alone has all tables of the schema, where somebody else makes them. */
  allLocal?: string;
}

export interface Distributed {
  by: string;
  /** The table, with its schema, that rows of one value lie beside, perhaps itself. */
  beside: string;
  tables: readonly string[];
}

export type Place =
  | { kind: "distributed"; by: string; beside: string }
  | { kind: "reference"; why: string }
  | { kind: "local"; why: string };

/** The place of each table that is named, by its name with the schema. */
export function placesByTable(all: readonly Spread[]): Map<string, Place> {
  return new Map(all.flatMap(placesOf));
}

function placesOf({ schema, distributed = [], reference, local }: Spread): [string, Place][] {
  const called = (table: string) => `${schema}.${table}`;
  const shared = (kind: "reference" | "local", byReason: Spread["local"] = {}) =>
    Object.entries(byReason).flatMap(([why, tables]) =>
      tables.map((table): [string, Place] => [called(table), { kind, why }]),
    );
  const spread = distributed.flatMap(({ tables, by, beside }) =>
    tables.map((table): [string, Place] => [called(table), { kind: "distributed", by, beside }]),
  );
  return [...spread, ...shared("reference", reference), ...shared("local", local)];
}
