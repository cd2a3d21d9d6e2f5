import { PreparingClient } from "../../src/client.ts";

export interface SentStatement {
  /** The outermost store. */
  by: string;
  /** Stores that `by` called, down to the sender. */
  callees?: readonly string[];
  text: string;
}

type Query = (text: unknown, values?: unknown[]) => Promise<never>;

const isJudged = /\b(payments|scheduling|people|desk|sealing)"?\.|_advisory_/;

/**
 * Once per statement of a store that names our schemas or takes an advisory lock. Statements of
 * tests do not count.
 */
export function recordStatements(take: (sent: SentStatement) => void): () => void {
  const prototype = PreparingClient.prototype as { query: unknown };
  const original = prototype.query as Query;
  const existing = new Set<string>();
  prototype.query = function (this: PreparingClient, text: unknown, values?: unknown[]) {
    if (typeof text === "string" && isJudged.test(text) && !existing.has(text)) {
      const [by, ...callees] = storesOnStack();
      if (by !== undefined) {
        existing.add(text);
        take({ by, callees, text });
      }
    }
    return original.call(this, text, values);
  };
  return () => {
    prototype.query = original;
  };
}

const frame =
  /at (?:async )?(?:\w+\.)?(\w+) (?:\[as \w+\] )?\(\S*\/packages\/(\w+)\/src\/(\S+\.ts):/;

/** Outermost first. */
function storesOnStack(): string[] {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 100;
  const lines = new Error().stack?.split("\n") ?? [];
  Error.stackTraceLimit = stackTraceLimit;
  const stores: string[] = [];
  for (const [, name, workspace, file] of lines.flatMap((line) => [frame.exec(line) ?? []])) {
    if (file?.endsWith(".test.ts") === true) break;
    if (file?.endsWith("store.ts") === true) stores.unshift(`${workspace}/${file} ${name}`);
    else if (stores.length > 0 && file !== undefined) break;
  }
  return stores;
}
