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
