import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { aboutUrl, DatabaseUrlError } from "./certificates.ts";
import type { Log } from "./log.ts";

const longestMs = 60_000;
const pauseMs = 1_000;
// cannot_connect_now, too_many_connections: a server that is starting, stopping or full.
const passingCodes = new Set(["57P03", "53300"]);

/** Asks a server until it answers, for a minute at most; what it refuses for good is thrown. */
export async function awaitServer<Answer>(ask: () => Promise<Answer>, log?: Log): Promise<Answer> {
  const endsAt = performance.now() + longestMs;
  while (true) {
    try {
      return await ask();
    } catch (caught) {
      const error = aboutUrl(caught);
      if (!(error instanceof Error) || !isPassing(error) || performance.now() > endsAt) throw error;
      log?.warn(
        { err: error },
        "the database does not answer yet; it is waited for up to a minute",
      );
      await delay(pauseMs);
    }
  }
}

function isPassing(error: Error): boolean {
  if (error instanceof DatabaseUrlError) return false;
  return !(error instanceof pg.DatabaseError) || passingCodes.has(error.code ?? "");
}
