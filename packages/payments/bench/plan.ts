/*
 * What a run of the bench does, by its flags. Without any it measures the operations on every
 * database there is.
 */
import { parseArgs } from "node:util";

export const operations = ["authorize", "capture", "refund", "get", "list"] as const;

/** What is measured of the API; `balance` reads a merchant, `lines` a page of its statement. */
export type Operation = (typeof operations)[number] | "balance" | "lines" | "empty";

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
  merchants: number | undefined;
  rows: number | undefined;
  start: boolean;
  profile: boolean;
}

const options = {
  database: { type: "string", multiple: true },
  operation: { type: "string", multiple: true },
  callers: { type: "string", multiple: true },
  rounds: { type: "string", default: "8" },
  seconds: { type: "string", default: "1.5" },
  connections: { type: "string", default: "16" },
  merchants: { type: "string" },
  rows: { type: "string" },
  start: { type: "boolean", default: false },
  profile: { type: "boolean", default: false },
} as const;

/** Reads the flags; `available` are the databases that can be had. */
export function readPlan(words: string[], available: readonly DatabaseName[]): Plan {
  const { values } = parseArgs({ args: words, options });
  const comparesRows = values.rows !== undefined || values.merchants !== undefined;
  const databases = values.database ?? (comparesRows || values.profile ? ["postgres"] : available);
  const wanted = values.operation ?? operations;
  return {
    databases: available.filter((name) => databases.includes(name)),
    operations: operations.filter((name) => wanted.includes(name)),
    callers: (values.callers ?? (comparesRows || values.profile ? ["32"] : ["1", "32"])).map(
      Number,
    ),
    rounds: Number(values.rounds),
    sliceMs: Number(values.seconds) * 1000,
    connections: Number(values.connections),
    merchants: values.merchants === undefined ? undefined : Number(values.merchants),
    rows: values.rows === undefined ? undefined : Number(values.rows),
    start: values.start,
    profile: values.profile,
  };
}
