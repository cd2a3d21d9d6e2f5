// A process from its beginning to its end: it comes up whole, or says why not and leaves.
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { giveBackSoon } from "./give-back.ts";
import type { Address } from "./listen.ts";
import type { Server } from "./server.ts";
import { leaveBroken, type StopSignal, stopOnSignals } from "./stop.ts";

const closeWithinMs = 800;
const stopWithinMs = 30_000;

export interface Running {
  listeners: { server: Server; at: Pick<Address, "host" | "port"> }[];
  /** Finishes what runs. */
  close(): Promise<unknown>;
}

interface Parts {
  /** What it stands on, closed last. */
  opened: {
    /** Why it came to its end by itself, once it did: then the process leaves. */
    broken?: Promise<Error> | undefined;
    close(): Promise<void>;
  };
  log: Logger;
  /** How long everything is still served after SIGTERM, while balancers notice. */
  drainMs: number;
}

/**
 * Does what a process begins with. When that fails, it says why in a line and leaves with 1, or
 * with the `exitStatus` of the error.
 */
export async function begin(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    const { exitStatus = 1 } = Object(error) as { exitStatus?: number };
    process.exit(exitStatus);
  }
}

/**
 * Has a process brought up, listens, and runs until a signal. When any of it fails, what it stands
 * on is closed, within a second, and the error thrown.
 */
export async function run(
  { opened, log, drainMs }: Parts,
  start: () => Promise<Running>,
): Promise<void> {
  void opened.broken?.then((error) => leaveBroken(error, log));
  try {
    const { listeners, close } = await start();
    for (const { server, at } of listeners) await server.listen({ host: at.host, port: at.port });
    const closeAll = async (signal: StopSignal) => {
      // Ctrl-C at a terminal has nobody who would have to notice.
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
    log.fatal({ err: error }, "could not start");
    await Promise.race([opened.close().catch(() => {}), wait(closeWithinMs)]);
    throw error;
  }
}
