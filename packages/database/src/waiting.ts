import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { aboutUrl, DatabaseUrlError } from "./certificates.ts";
import type { Log } from "./log.ts";

const longestMs = 60_000;
const pauseMs = 1_000;
const tellMs = 10_000;
// cannot_connect_now, too_many_connections: a starting, stopping or full server.
const passingCodes = new Set(["57P03", "53300"]);

interface Waiting {
  at: string;
  log?: Log | undefined;
}

export async function awaitServer<Answer>(
  ask: () => Promise<Answer>,
  { at, log }: Waiting,
): Promise<Answer> {
  const begunAt = performance.now();
  let notice = { reason: "", at: 0 };
  while (true) {
    try {
      return await ask();
    } catch (caught) {
      const error = aboutUrl(caught);
      const now = performance.now();
      if (!(error instanceof Error) || !isPassing(error) || now > begunAt + longestMs) throw error;
      const reason = reasonOf(error);
      if (reason !== notice.reason || now > notice.at + tellMs) {
        notice = { reason, at: now };
        const seconds = Math.round((now - begunAt) / 1_000);
        const waited = `waiting for the database at ${at}, since ${seconds} s`;
        log?.warn({ err: error }, `${waited}: ${reason}`);
      }
      await delay(pauseMs);
    }
  }
}

function isPassing(error: Error): boolean {
  if (error instanceof DatabaseUrlError) return false;
  return !(error instanceof pg.DatabaseError) || passingCodes.has(error.code ?? "");
}

// For a name with several addresses the message is empty.
function reasonOf(error: Error): string {
  return error instanceof AggregateError ? String(error.errors[0]?.message) : error.message;
}
