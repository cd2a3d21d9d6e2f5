import type { FieldDef, QueryResult } from "pg";
import { PreparingClient } from "../../src/client.ts";

export interface ReturnedRows {
  text: string;
  /** Innermost first, as `/…/packages/payments/src/core/store.ts:12:30`. */
  calls: readonly string[];
  fields: readonly FieldDef[];
  nulls: Set<string>;
  values: Set<string>;
}

type Query = (text: unknown, values?: unknown[]) => Promise<QueryResult | undefined>;

const isOurs = /\b(payments|scheduling|people|desk|sealing)\./;

export async function recordRows(work: () => Promise<void>): Promise<ReturnedRows[]> {
  const prototype = PreparingClient.prototype as { query: unknown };
  const original = prototype.query as Query;
  const recording = new Recording();
  prototype.query = async function (this: PreparingClient, text: unknown, values?: unknown[]) {
    if (typeof text !== "string" || !isOurs.test(text))
      return await original.call(this, text, values);
    const calls = recording.callsOf(text);
    const result = await original.call(this, text, values);
    if (result !== undefined) recording.add(text, calls, result);
    return result;
  };
  try {
    await work();
  } finally {
    prototype.query = original;
  }
  return recording.all();
}

const mostLooks = 5;

class Recording {
  readonly #looks = new Map<string, number>();
  readonly #returned = new Map<string, Map<string, ReturnedRows>>();

  /** A long stack is slow. */
  callsOf(text: string): string[] {
    const looks = this.#looks.get(text) ?? 0;
    this.#looks.set(text, looks + 1);
    return looks < mostLooks ? callsOfPackages() : [];
  }

  add(text: string, calls: readonly string[], { fields, rows }: QueryResult): void {
    if (fields.length === 0) return;
    const ofText = this.#returned.get(text) ?? new Map<string, ReturnedRows>();
    this.#returned.set(text, ofText);
    const [first] = calls;
    if (first !== undefined && !ofText.has(first))
      ofText.set(first, { text, calls, fields, nulls: new Set(), values: new Set() });
    for (const { nulls, values } of ofText.values()) {
      for (const [name, value] of rows.flatMap((row) => Object.entries(row)))
        (value === null ? nulls : values).add(name);
    }
  }

  all(): ReturnedRows[] {
    return [...this.#returned.values()].flatMap((ofText) => [...ofText.values()]);
  }
}

const frame = /(\/\S*\/packages\/\w+\/src\/\S+\.ts:\d+:\d+)\)?$/;

function callsOfPackages(): string[] {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 100;
  const lines = new Error().stack?.split("\n") ?? [];
  Error.stackTraceLimit = stackTraceLimit;
  return lines
    .flatMap((line) => frame.exec(line)?.[1] ?? [])
    .filter((call) => !call.includes("/packages/database/src/"));
}
