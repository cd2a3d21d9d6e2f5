import type { FastifyReply } from "fastify";

export const keepAliveMs = 72_000;

const keepAlive = `timeout=${keepAliveMs / 1000}`;

/**
 * Fastify closes the connection after an unreadable body, and a client still sending could lose the
 * answer. So it stays open, and the rest is read and dropped. Node's own keep-alive header would go
 * with Fastify's.
 */
export function keepConnection(reply: FastifyReply): void {
  const isClosing = reply.raw.getHeader("connection") !== undefined;
  if (isClosing || !reply.hasHeader("connection") || !reply.raw.shouldKeepAlive) return;
  reply.header("connection", "keep-alive").header("keep-alive", keepAlive);
}
