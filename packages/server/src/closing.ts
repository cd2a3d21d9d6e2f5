// The end of a server: it drains, then it closes.
import type { Server } from "./instance.ts";
import { endStreamsFirst } from "./stream.ts";
import type { Traffic } from "./traffic.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Serves on, says at `/health` that it stops, and ends each connection with its answer. */
    drain(): void;
  }
}

/** How a server begins. */
export const serving = { isDraining: false, isClosing: false };

export function closeInOrder(server: Server, traffic: Traffic): void {
  server.decorate("drain", () => {
    traffic.isDraining = true;
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
