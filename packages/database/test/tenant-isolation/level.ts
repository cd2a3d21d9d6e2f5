/* Splits a statement into levels: one per select, with its sources, conditions and outputs. They
   resolve a column name to its table. */
import type { Node, SelectStmt, SubLink } from "libpg-query";
import type { Table } from "./tenancy.ts";

export interface Source {
  name: string;
  level: Level;
  table?: Table | undefined;
  tableName?: string;
  outputs?: QueryOutputs | undefined;
  columns?: readonly string[];
}

/** Outputs of a query, or inserted values. */
export interface QueryOutputs {
  /** Columns by name; one per arm of a union or row. */
  outputs: Map<string, { node: Node; level: Level }[]>;
  stars: Source[];
  /** Outer conditions may move inside. */
  isOpen: boolean;
  names: string[];
}

interface Demand {
  node: Node;
  narrows?: ReadonlySet<Source> | undefined;
}

export interface Level {
  parent: Level | undefined;
  sources: Source[];
  demands: Demand[];
  ctes: Map<string, QueryOutputs>;
  usedAs?: Source;
  joined: { columns: string[]; left: Source[]; right: Source[] }[];
  isBelow: boolean;
}

export interface LevelResult {
  levels: Level[];
  /** Locking levels below another query. */
  locking: number;
  isLocked: boolean;
  inserted: { table: Table | undefined; query: SelectStmt }[];
  queries: Map<Level, SelectStmt>;
  written: string[];
  sources: Map<SubLink, QueryOutputs>;
}
