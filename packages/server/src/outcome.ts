/*
 * What is told of a request that failed for want of its database, or of time. "Service unavailable"
 * invites a repeat, so it is said only where a repeat cannot do anything twice.
 */
import type { FastifyRequest } from "fastify";
import type { Server } from "./instance.ts";

/** What a request has done so far. */
export interface Deed {
  /** Whether anything was written for good, or may have been. */
  mayHaveCommitted: boolean;
  /** Whether a repeat gets the first one's answer. */
  isRepeatable: boolean;
}

/** Where the features of a server keep what they write. */
export interface Keeping {
  /** Does work whose writes are noted in the deed. */
  follow<Result>(deed: Deed, work: () => Result): Result;
  /** Whether the keeping itself failed, not what was asked of it. */
  isTrouble(error: unknown): boolean;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Set once the request has a route, its body was read and its work began. */
    deed: Deed | undefined;
  }
}

/** How long a request may take from its first line to its answer. */
export const requestMs = 15_000;
const unhurriedMs = 60 * 60 * 1000;

/** Follows what every request of a scope does, and knows what became of it when it fails. */
export function keepIn(server: Server, { follow, isTrouble }: Keeping): void {
  server.decorate("isTrouble", isTrouble);
  server.decorateRequest("deed");
  server.addHook("onRequest", (_request, _reply, done) => follow(newDeed(), done));
  // Reading a body loses the thread, so it is taken up again here.
  server.addHook("preValidation", (request, _reply, done) => {
    request.deed = newDeed();
    follow(request.deed, done);
  });
}

const newDeed = (): Deed => ({ mayHaveCommitted: false, isRepeatable: false });

/** Lets the requests of a scope take an hour: for an operator, who waits for long work. */
export function allowHours(server: Server): void {
  server.addHook("onRoute", (route) => {
    route.handlerTimeout = unhurriedMs;
  });
}

/** How a request ended that was not answered by its feature. */
export type Outcome = "not read in time" | "nothing was done" | "unknown";

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

/** What became of a request whose work failed, if the keeping or the time is to blame. */
export function outcomeOf(
  error: unknown,
  { method, deed }: Pick<FastifyRequest, "method" | "deed">,
  isTrouble: Keeping["isTrouble"],
): Outcome | undefined {
  const isLate =
    error instanceof Error && "code" in error && error.code === "FST_ERR_HANDLER_TIMEOUT";
  if (!isLate && !isTrouble(error)) return undefined;
  if (isLate && deed === undefined) return "not read in time";
  if (reading.has(method) || deed === undefined || deed.isRepeatable) return "nothing was done";
  // Work that is late goes on, and may write yet.
  return isLate || deed.mayHaveCommitted ? "unknown" : "nothing was done";
}
