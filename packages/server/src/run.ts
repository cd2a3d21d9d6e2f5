import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { giveBackSoon } from "./give-back.ts";
import type { Address } from "./listen.ts";
import type { Server } from "./server.ts";

const closeWithinMs = 800;
const stopWithinMs = 30_000;

export interface Running {
  listeners: { server: Server; at: Pick<Address, "host" | "port"> }[];
  close(): Promise<unknown>;
}

interface Parts {
  opened: {
    /** Resolves if the database ends by itself; the process then exits. */
    broken?: Promise<Error> | undefined;
    close(): Promise<void>;
  };
  log: Logger;
  drainMs: number;
}

/** On failure, logs one line and exits with 1, or with the error's `exitStatus`. */
export async function begin(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    const { exitStatus = 1 } = Object(error) as { exitStatus?: number };
    process.exit(exitStatus);
  }
}

/** On failure closes `opened` within a second and throws the error. */
export async function run(
  { opened, log, drainMs }: Parts,
  start: () => Promise<Running>,
): Promise<void> {
  void opened.broken?.then((error) => leaveBroken(error, log));
  try {
    const { listeners, close } = await start();
    for (const { server, at } of listeners) await server.listen({ host: at.host, port: at.port });
    const closeAll = async (signal: StopSignal) => {
      // After Ctrl-C no load balancer needs time.
      if (signal === "SIGTERM" && drainMs > 0) {
        for (const { server } of listeners) server.drain();
        await wait(drainMs);
        await Promise.all(listeners.map(({ server }) => server.refuseConnections()));
      }
      await close();
      await opened.close();
    };
    stopOnSignals(closeAll, log, stopWithinMs + drainMs);
    giveBackSoon();
  } catch (error) {
    log.fatal({ err: error }, "start failed");
    await Promise.race([opened.close().catch(() => {}), wait(closeWithinMs)]);
    throw error;
  }
}

// Running work finishes, then the process exits, in any case.
// `npm start` repeats Ctrl-C to the process; the terminal has already sent it.
const echoMs = 500;
const flushMs = 500;
const partingMs = 500;

type StopSignal = "SIGTERM" | "SIGINT";

/**
 * Exits with 0. A second signal, a failing `close`, or `timeoutMs` without an end exit at once with
 * 1.
 */
export function stopOnSignals(
  close: (signal: StopSignal) => Promise<unknown>,
  log: Logger,
  timeoutMs: number,
): void {
  let stoppingSince: number | undefined;
  let tooLong: NodeJS.Timeout | undefined;
  const fail = (fields: object, message: string) => {
    clearTimeout(tooLong);
    log.error(fields, message);
    leave(log, 1);
  };
  const succeed = () => {
    clearTimeout(tooLong);
    log.info("stopped");
    leave(log, 0);
  };
  const stop = (signal: StopSignal) => {
    const now = performance.now();
    if (stoppingSince !== undefined) {
      if (now - stoppingSince > echoMs) fail({ signal }, "received a second stop signal");
      return;
    }
    stoppingSince = now;
    log.info({ signal }, "stopping");
    tooLong = setTimeout(() => fail({ timeoutMs }, "stopping took too long"), timeoutMs).unref();
    close(signal).then(succeed, (err: unknown) => fail({ err }, "stop failed"));
  };
  process.on("SIGTERM", () => stop("SIGTERM"));
  process.on("SIGINT", () => stop("SIGINT"));
}

/** Callers with a pending error response receive it first. */
function leaveBroken(err: Error, log: Logger): void {
  log.fatal({ err }, `the database ended, so the process stops: ${err.message}`);
  setTimeout(() => leave(log, 1), partingMs);
}

function leave(log: Logger, code: number): void {
  const unwritten = setTimeout(() => process.exit(code), flushMs);
  log.flush(() => {
    clearTimeout(unwritten);
    process.exit(code);
  });
}
