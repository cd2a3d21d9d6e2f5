/* Slow senders would otherwise occupy memory at will. */
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { compile } from "@fastify/proxy-addr";
import type { FastifyRequest } from "fastify";
import { type ReadSetting, type Rule, whole } from "./environment.ts";
import { inputRefusals } from "./input-refusals.ts";
import type { Server } from "./instance.ts";
import { networkOf, networksAround } from "./network.ts";
import { hasBody } from "./slow-bodies.ts";

export interface ConnectionLimits {
  connectionsPerAddress: number;
  bodiesPerAddress: number;
  /** Proxies, with many callers behind one address. */
  trustProxy: false | string;
}

export const connectionRules: Record<string, Rule> = {
  CONNECTIONS_PER_ADDRESS: whole(1, 1_000_000),
  BODIES_PER_ADDRESS: whole(1, 1_000_000),
};

export function readConnectionLimits(read: ReadSetting): Omit<ConnectionLimits, "trustProxy"> {
  return {
    connectionsPerAddress: Number(read("CONNECTIONS_PER_ADDRESS") ?? 1_000),
    bodiesPerAddress: Number(read("BODIES_PER_ADDRESS") ?? 64),
  };
}

/**
 * `connections` and `bodies` per server; `bytes` of large bodies per process. Small bodies always
 * fit. The last ones (`kept…`) are for wide networks with few (`few…`): otherwise one network of
 * many addresses could stop all others.
 */
export const ceiling = {
  connections: 10_000,
  keptConnections: 1_000,
  fewConnections: 100,
  bodies: 512,
  keptBodies: 128,
  fewBodies: 8,
  bytes: 128 * 1_048_576,
};

const smallBytes = 65_536;
let bytesComing = 0;

export function holdBack(server: Server, settings: ConnectionLimits): void {
  const isProxy = proxiesOf(settings.trustProxy);
  const connections = createCounter();
  const bodies = createCounter();
  const waiting = new Map<IncomingMessage, () => void>();
  server.server.maxConnections = ceiling.connections;
  server.server.on("connection", (socket: Socket) => {
    const { remoteAddress = "" } = socket;
    if (isProxy(remoteAddress)) return;
    const leave = connections.enter(remoteAddress);
    socket.once("close", leave);
    const hasFew = connections.ofWide(remoteAddress) <= ceiling.fewConnections;
    const most = ceiling.connections - (hasFew ? 0 : ceiling.keptConnections);
    const isOne = connections.of(remoteAddress) > settings.connectionsPerAddress;
    if (isOne || connections.all() > most) socket.destroy();
  });
  server.addHook("onRequest", (request, reply, done) => {
    if (!hasBody(request)) return done();
    const { callerAddress: ip, raw } = request;
    const out = bodies.enter(ip);
    const bytes = bytesOf(request);
    bytesComing += bytes;
    const leave = () => {
      if (!waiting.delete(raw)) return;
      out();
      bytesComing -= bytes;
    };
    waiting.set(raw, leave);
    raw.once("end", leave).once("close", leave);
    reply.raw.once("close", leave);
    const isOne = () => !isProxy(ip) && bodies.of(ip) > settings.bodiesPerAddress;
    const hasFew = () => isProxy(ip) || bodies.ofWide(ip) <= ceiling.fewBodies;
    const isFull = () =>
      bodies.all() > ceiling.bodies - (hasFew() ? 0 : ceiling.keptBodies) ||
      (bytes > 0 && bytesComing > ceiling.bytes);
    const isTooMany = () => isOne() || isFull();
    // A fully received body may still wait while the caller is looked up.
    if (isTooMany()) for (const [body, go] of waiting) if (body.complete) go();
    if (!isTooMany()) return done();
    const refusal = isOne() ? inputRefusals.tooMany() : inputRefusals.unavailable();
    // A refused body is read and dropped; it occupies no memory.
    leave();
    reply.header("retry-after", "1");
    done(refusal);
  });
}

function bytesOf({ headers, routeOptions }: FastifyRequest): number {
  const most = routeOptions.bodyLimit ?? 0;
  const length = Math.min(Number(headers["content-length"] ?? most), most);
  return length > smallBytes ? length : 0;
}

function proxiesOf(trusted: false | string): (address: string) => boolean {
  if (trusted === false) return () => false;
  const isTrusted = compile(trusted.split(",").map((entry) => entry.trim()));
  return (address) => address !== "" && isTrusted(address, 0);
}

function createCounter() {
  const [near, wide] = [createTally(), createTally()];
  let all = 0;
  return {
    enter(address: string): () => void {
      const leaveNear = near.enter(networkOf(address));
      const leaveWide = wide.enter(wideOf(address));
      all += 1;
      let isInside = true;
      return () => {
        if (!isInside) return;
        isInside = false;
        all -= 1;
        leaveNear();
        leaveWide();
      };
    },
    of: (address: string) => near.of(networkOf(address)),
    ofWide: (address: string) => wide.of(wideOf(address)),
    all: () => all,
  };
}

const wideOf = (address: string) => networksAround(address)[1];

function createTally() {
  const counts = new Map<string, number>();
  return {
    enter(network: string): () => void {
      counts.set(network, (counts.get(network) ?? 0) + 1);
      return () => {
        const left = (counts.get(network) ?? 1) - 1;
        if (left === 0) counts.delete(network);
        else counts.set(network, left);
      };
    },
    of: (network: string) => counts.get(network) ?? 0,
  };
}
