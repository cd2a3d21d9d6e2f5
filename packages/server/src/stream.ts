/* Server-sent events (WHATWG HTML, section 9.2) for up to an hour, exempt from request timeouts.
   Clients resume by `Last-Event-ID`, so any end is safe. */
import type { ServerResponse } from "node:http";
import type { FastifyReply } from "fastify";
import { inputRefusals } from "./input-refusals.ts";
import type { Server } from "./instance.ts";
import { tooMany } from "./limits.ts";
import { createPlaces, type Places, type StreamOwner } from "./stream-limits.ts";

declare module "fastify" {
  interface FastifyInstance {
    streams: OpenStreams;
  }
}

interface OpenStreams {
  isClosing: boolean;
  ends: Set<() => void>;
  places: Places;
}

export const streamType = "text/event-stream";

export interface StreamedEvent {
  id: string;
  type: string;
  body: string;
}

export function written({ id, type, body }: StreamedEvent): string {
  return `id: ${id}\nevent: ${type}\ndata: ${body}\n\n`;
}

export interface Listener {
  /** Resolves once there is room, or the stream has ended. */
  send(written: string | Uint8Array): Promise<void>;
  readonly signal: AbortSignal;
}

export interface Streaming extends Omit<StreamOwner, "address"> {
  /** Checked every half minute. */
  isAllowed(): Promise<boolean>;
  tell(listener: Listener): Promise<void>;
}

const backlogBytes = 1_048_576;
const commentMs = 15_000;
const lookMs = 30_000;
const longestMs = 60 * 60 * 1000;
const reconnectMs = 2_000;
const partingMs = 2_000;

export function answerWithStream(reply: FastifyReply, streaming: Streaming): FastifyReply {
  const { request, server, raw } = reply;
  if (server.streams.isClosing) throw inputRefusals.unavailable();
  if (request.method === "HEAD") {
    begin(reply);
    raw.end();
    return reply;
  }
  const leave = server.streams.places.enter({ ...streaming, address: request.callerAddress });
  if (leave === undefined) throw tooMany(commentMs);
  begin(reply);
  raw.write(`retry: ${reconnectMs}\n\n`);
  const ending = new AbortController();
  const { signal } = ending;
  const end = () => ending.abort();
  const look = async () => {
    try {
      if (!(await streaming.isAllowed())) end();
    } catch (err) {
      request.log.warn({ err }, "the access check of a stream failed");
    }
  };
  const timers = [
    setInterval(() => raw.write(":\n\n"), commentMs),
    setInterval(() => void look(), lookMs),
    setTimeout(end, longestMs),
  ];
  server.streams.ends.add(end);
  signal.addEventListener("abort", () => {
    for (const timer of timers) clearTimeout(timer);
    server.streams.ends.delete(end);
    leave();
    part(raw);
  });
  raw.once("close", end).on("error", end);
  if (raw.destroyed) end();
  streaming
    .tell({ signal, send: (events) => send(events, raw, signal) })
    .catch((err: unknown) => {
      if (!signal.aborted) request.log.error({ err }, "a stream failed");
    })
    .finally(end);
  return reply;
}

export function endStreamsFirst(server: Server): void {
  const streams: OpenStreams = { isClosing: false, ends: new Set(), places: createPlaces() };
  server.decorate("streams", streams);
  server.addHook("preClose", async () => {
    streams.isClosing = true;
    for (const end of streams.ends) end();
  });
}

function begin(reply: FastifyReply): void {
  // nginx would buffer some kilobytes of events.
  reply.headers({ "cache-control": "no-store", "x-accel-buffering": "no" }).type(streamType);
  for (const [name, value = ""] of Object.entries(reply.getHeaders())) {
    reply.raw.setHeader(name, value);
  }
  reply.hijack().raw.writeHead(200);
}

async function send(
  events: string | Uint8Array,
  raw: ServerResponse,
  signal: AbortSignal,
): Promise<void> {
  if (events.length === 0) return;
  const isFull = raw.writableLength + events.length > backlogBytes;
  if (isFull && raw.writableNeedDrain) await drained(raw, signal);
  if (!signal.aborted) raw.write(events);
}

async function drained(raw: ServerResponse, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const patience = setTimeout(() => raw.destroy(), commentMs);
  const done = () => resolve();
  raw.once("drain", done);
  signal.addEventListener("abort", done);
  await promise;
  clearTimeout(patience);
  raw.off("drain", done);
  signal.removeEventListener("abort", done);
}

function part(raw: ServerResponse): void {
  if (raw.destroyed) return;
  const timer = setTimeout(() => raw.destroy(), partingMs);
  raw.once("close", () => clearTimeout(timer));
  raw.end();
}
