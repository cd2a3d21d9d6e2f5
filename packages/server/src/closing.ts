// The end of a server: it drains, it takes no more connections, then it closes.
import { once } from "node:events";
import { Server as Listener } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { acceptWaiting } from "./accept-waiting.ts";
import type { Server } from "./instance.ts";
import { endStreamsFirst } from "./stream.ts";
import type { Traffic } from "./traffic.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Serves on, says at `/health` that it stops, and ends each connection with its answer. */
    drain(): void;
    /**
     * Refuses new connections, and answers requests on open ones for up to two seconds. A proxy
     * repeats a refused request elsewhere, but may not repeat a POST that it sent before a reset.
     */
    refuseConnections(): Promise<void>;
  }
}

/** How long an open connection waits for the rest of its request. */
const lingerMs = 2_000;

/** How a server begins. */
export const serving = { isDraining: false, isClosing: false };

export function closeInOrder(server: Server, traffic: Traffic): void {
  server.decorate("drain", () => {
    traffic.isDraining = true;
  });
  server.decorate("refuseConnections", async () => {
    traffic.isDraining = true;
    if (!server.server.listening) return;
    await acceptWaiting(server.server);
    const drained = once(server.server, "close");
    // http.Server.close() ends idle connections as well.
    Listener.prototype.close.call(server.server);
    const patience = new AbortController();
    await Promise.race([drained, wait(lingerMs, undefined, { signal: patience.signal })]);
    patience.abort();
  });
  server.addHook("onSend", async (_request, reply) => {
    if (isStopping(traffic)) reply.header("connection", "close");
  });
  server.addHook("preClose", async () => {
    traffic.isClosing = true;
  });
  endStreamsFirst(server);
}

const isStopping = ({ isDraining, isClosing }: Traffic) => isDraining || isClosing;

/** What is wrong with a server that serves, if anything. */
export function stateOf(traffic: Traffic): string | undefined {
  return isStopping(traffic) ? "is stopping" : undefined;
}
