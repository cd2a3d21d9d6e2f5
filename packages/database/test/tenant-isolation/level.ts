/*
 * A statement as levels, each with what it selects from, what it demands and what it gives, so that
 * a name can be followed to where its value comes from.
 */
import type { Node, SelectStmt, SubLink } from "libpg-query";
import type { Table } from "./tenancy.ts";

/** What a level selects from, or writes. */
export interface Source {
  name: string;
  level: Level;
  table?: Table | undefined;
  tableName?: string;
  given?: Given | undefined;
  /** The names of what a function gives. */
  columns?: readonly string[];
}

/** What a query gives, or what is inserted. */
export interface Given {
  /** By name; of a union one of each arm, of several rows one of each. */
  outputs: Map<string, { node: Node; level: Level }[]>;
  /** Everything of these. */
  stars: Source[];
  /** Whether what is asked of it can be asked inside of it. */
  isOpen: boolean;
  names: string[];
}

interface Demand {
  node: Node;
  /** What it narrows; everything unless given. */
  narrows?: ReadonlySet<Source> | undefined;
}

export interface Level {
  parent: Level | undefined;
  sources: Source[];
  demands: Demand[];
  ctes: Map<string, Given>;
  /** Where what it gives is selected from. */
  usedAs?: Source;
  /** The tables that a USING joins, and by what. */
  joined: { columns: string[]; left: Source[]; right: Source[] }[];
  isBelow: boolean;
}

export interface Found {
  levels: Level[];
  /** Levels that lock although something selects from them. */
  locking: number;
  /** Whether any level locks. */
  isLocked: boolean;
  /** Rows that are inserted by a query, with the query. */
  inserted: { table: Table | undefined; query: SelectStmt }[];
  /** What selects in other queries, by its level. */
  queries: Map<Level, SelectStmt>;
  /** The names of tables that are written. */
  written: string[];
  /** What queries in expressions give. */
  asked: Map<SubLink, Given>;
}
