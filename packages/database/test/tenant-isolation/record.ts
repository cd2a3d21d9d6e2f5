import { PreparingClient } from "../../src/client.ts";

export interface SentStatement {
  by: string;
  text: string;
}

type Query = (text: unknown, values?: unknown[]) => Promise<never>;

const isJudged = /\b(payments|scheduling|people|desk|sealing)\.|_advisory_/;

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
      const by = senderOf();
      if (by !== undefined) {
        existing.add(text);
        take({ by, text });
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

function senderOf(): string | undefined {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 100;
  const lines = new Error().stack?.split("\n") ?? [];
  Error.stackTraceLimit = stackTraceLimit;
  let by: string | undefined;
  for (const [, name, workspace, file] of lines.flatMap((line) => [frame.exec(line) ?? []])) {
    if (file?.endsWith(".test.ts") === true) break;
    if (file?.endsWith("store.ts") === true) by = `${workspace}/${file} ${name}`;
    else if (by !== undefined && file !== undefined) break;
  }
  return by;
}
