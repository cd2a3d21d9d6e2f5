import type { FastifyReply } from "fastify";

/** Milliseconds a connection stays open after an answer. */
export const keepAliveMs = 72_000;

const keepAlive = `timeout=${keepAliveMs / 1000}`;

/**
 * Has the connection stay after an answer to an error, where the client does not want it to end.
 * Fastify closes it after an unreadable body: the client could lose the answer by that while it
 * still sends, so the rest is read and dropped instead (until requestTimeout). Taking Fastify's
 * header away would take Node's own away as well, by which a client knows how long it stays.
 */
export function keepConnection(reply: FastifyReply): void {
  const isClosing = reply.raw.getHeader("connection") !== undefined;
  if (isClosing || !reply.hasHeader("connection") || !reply.raw.shouldKeepAlive) return;
  reply.header("connection", "keep-alive").header("keep-alive", keepAlive);
}
