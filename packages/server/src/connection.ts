import type { FastifyReply } from "fastify";

export const keepAliveMs = 72_000;

const keepAlive = `timeout=${keepAliveMs / 1000}`;

/**
 * Keeps the connection open after an error, unless the client closes it. Fastify closes it after an
 * unreadable body, and a client still sending could lose the answer. The rest is read and dropped
 * (until requestTimeout). Node's own header tells clients the keep-alive time, and would go with
 * Fastify's.
 */
export function keepConnection(reply: FastifyReply): void {
  const isClosing = reply.raw.getHeader("connection") !== undefined;
  if (isClosing || !reply.hasHeader("connection") || !reply.raw.shouldKeepAlive) return;
  reply.header("connection", "keep-alive").header("keep-alive", keepAlive);
}
