/* "Service unavailable" invites a retry, so it goes out only if a retry cannot repeat an effect. */
import type { FastifyRequest } from "fastify";
import type { Server } from "./instance.ts";

export interface WriteTracker {
  mayHaveCommitted: boolean;
  /** A repeat returns the first response (`Idempotency-Key`). */
  isRepeatable: boolean;
}

export interface CommitTracking {
  follow<Result>(tracker: WriteTracker, work: () => Result): Result;
  /** A failure of the database itself, not of the statement. */
  isTrouble(error: unknown): boolean;
}

declare module "fastify" {
  interface FastifyRequest {
    tracker: WriteTracker | undefined;
  }
}

/** Time from the request line to the response. */
export const requestMs = 15_000;
const unhurriedMs = 60 * 60 * 1000;

export function trackCommits(server: Server, { follow, isTrouble }: CommitTracking): void {
  server.decorate("isTrouble", isTrouble);
  server.decorateRequest("tracker");
  server.addHook("onRequest", (_request, _reply, done) => follow(newDeed(), done));
  // Reading a body loses the async context, so it is restored here.
  server.addHook("preValidation", (request, _reply, done) => {
    request.tracker = newDeed();
    follow(request.tracker, done);
  });
}

const newDeed = (): WriteTracker => ({ mayHaveCommitted: false, isRepeatable: false });

export function allowHours(server: Server): void {
  server.addHook("onRoute", (route) => {
    route.handlerTimeout = unhurriedMs;
  });
}

export type Outcome = "not read in time" | "nothing was done" | "unknown";

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

export function outcomeOf(
  error: unknown,
  { method, tracker }: Pick<FastifyRequest, "method" | "tracker">,
  isTrouble: CommitTracking["isTrouble"],
): Outcome | undefined {
  const isLate =
    error instanceof Error && "code" in error && error.code === "FST_ERR_HANDLER_TIMEOUT";
  if (!isLate && !isTrouble(error)) return undefined;
  if (isLate && tracker === undefined) return "not read in time";
  if (reading.has(method) || tracker === undefined || tracker.isRepeatable)
    return "nothing was done";
  // Late work continues, and may still write.
  return isLate || tracker.mayHaveCommitted ? "unknown" : "nothing was done";
}
