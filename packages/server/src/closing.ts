import { once } from "node:events";
import { Server as Listener } from "node:net";
import { setImmediate as poll, setTimeout as wait } from "node:timers/promises";
import type { Server } from "./instance.ts";
import { endStreamsFirst } from "./stream.ts";
import type { Traffic } from "./traffic.ts";

declare module "fastify" {
  interface FastifyInstance {
    drain(): void;
    /**
     * Refuses for up to two seconds. A proxy can retry a refused request elsewhere, but not a POST
     * that a reset cut off.
     */
    refuseConnections(): Promise<void>;
  }
}

const lingerMs = 2_000;

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

export function stateOf(traffic: Traffic): string | undefined {
  return isStopping(traffic) ? "is stopping" : undefined;
}

const patienceMs = 500;
const mostMs = 5_000;

/** New connections had no time to arrive. */
const shortTickMs = 0.3;

/** The kernel resets unaccepted connections of a closed listener, and libuv accepts one a turn. */
async function acceptWaiting(listener: Listener): Promise<void> {
  const calledAt = performance.now();
  let hasAccepted = false;
  const note = () => {
    hasAccepted = true;
  };
  listener.on("connection", note);
  // libuv may not poll for connections in the rest of this turn.
  await poll();
  for (;;) {
    const began = performance.now();
    hasAccepted = false;
    await poll();
    const now = performance.now();
    const isLate = now - calledAt > patienceMs;
    if (!hasAccepted && (isLate || now - began < shortTickMs)) break;
    if (now - calledAt > mostMs) break;
  }
  listener.off("connection", note);
}
