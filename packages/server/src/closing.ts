import { once } from "node:events";
import { Server as Listener } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { acceptWaiting } from "./accept-waiting.ts";
import type { Server } from "./instance.ts";
import { endStreamsFirst } from "./stream.ts";
import type { Traffic } from "./traffic.ts";

declare module "fastify" {
  interface FastifyInstance {
    drain(): void;
    /**
     * For up to two seconds. A proxy can retry a refused request elsewhere, but not a POST that a
     * reset cut off.
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
