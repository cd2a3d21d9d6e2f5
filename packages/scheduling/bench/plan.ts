/*
 * What a run of the bench does, by its flags. Without any it measures the operations on every
 * database there is.
 */
import { parseArgs } from "node:util";

export const operations = [
  "create",
  "create-timed",
  "create-5-days",
  "clash",
  "list-week",
  "report-90-days",
  "report-year",
] as const;

export type Operation = (typeof operations)[number];

export type DatabaseName = "embedded" | "postgres";

export interface Plan {
  databases: DatabaseName[];
  operations: Operation[];
  callers: number[];
  /** Rounds of slices; every contestant has one slice in each. */
  rounds: number;
  sliceMs: number;
  /** Connections of the SQL floor at most; the server has 16. */
  connections: number;
  /** Bookings there are besides, where creating is compared with and without them. */
  rows: number | undefined;
}

const options = {
  database: { type: "string", multiple: true },
  operation: { type: "string", multiple: true },
  callers: { type: "string", multiple: true },
  rounds: { type: "string", default: "8" },
  seconds: { type: "string", default: "1.5" },
  connections: { type: "string", default: "16" },
  rows: { type: "string" },
} as const;

/** Reads the flags; `available` are the databases that can be had. */
export function readPlan(words: string[], available: readonly DatabaseName[]): Plan {
  const { values } = parseArgs({ args: words, options });
  const databases = values.database ?? (values.rows === undefined ? available : ["postgres"]);
  const wanted = values.operation ?? operations;
  return {
    databases: available.filter((name) => databases.includes(name)),
    operations: operations.filter((name) => wanted.includes(name)),
    callers: (values.callers ?? ["1", "16"]).map(Number),
    rounds: Number(values.rounds),
    sliceMs: Number(values.seconds) * 1000,
    connections: Number(values.connections),
    rows: values.rows === undefined ? undefined : Number(values.rows),
  };
}
