// What the server counts. Every server has a registry of its own, so that several of them can
// live in one process; what is measured of the process itself is shared.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Server } from "./instance.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** What this server counts. */
    metrics: Metrics;
  }
}

export interface Answered {
  method: string;
  /** The pattern, not the path; undefined when no route matched. */
  route: string | undefined;
  status: number;
  milliseconds: number;
}

export interface Metrics {
  registry: Registry;
  began(): void;
  ended(answered: Answered): void;
}

/** A histogram of answered requests and a gauge of those being handled. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the head of a request to the end of its answer",
    labelNames: ["method", "route", "status"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  let running = 0;
  new Gauge({
    name: "http_requests_in_flight",
    help: "Requests being handled now",
    registers,
    collect() {
      this.set(running);
    },
  });
  return {
    registry,
    began: () => {
      running += 1;
    },
    ended: ({ method, route = "unmatched", status, milliseconds }) => {
      running -= 1;
      const labels = { method, route, status: `${Math.floor(status / 100)}xx` };
      durations.observe(labels, milliseconds / 1000);
    },
  };
}

/**
 * Shows for how many seconds the oldest thing of each kind has waited; none where that cannot be
 * found out, so that whatever else is measured is shown all the same.
 */
export function measureWaiting(
  { registry }: Metrics,
  agesMs: () => Promise<Readonly<Record<string, number>>>,
): void {
  new Gauge({
    name: "oldest_waiting_seconds",
    help: "For how long the oldest has waited of what is to be told to others",
    labelNames: ["what"],
    registers: [registry],
    async collect() {
      this.reset();
      const ages = await agesMs().catch(() => ({}));
      for (const [what, ageMs] of Object.entries(ages)) this.set({ what }, ageMs / 1000);
    },
  });
}

/** Something that a service counts, by a label, or measures when it is looked at. */
export interface Measured {
  name: string;
  help: string;
}

/** Shows what a service has counted since it started, by what came of it. */
export function measureCounts(
  { registry }: Metrics,
  { name, help }: Measured,
  counts: () => object,
): void {
  new Counter({
    name,
    help,
    labelNames: ["outcome"],
    registers: [registry],
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(counts())) this.inc({ outcome }, count);
    },
  });
}

/** Shows a number that is found out when it is looked at; not a number where it cannot be. */
export function measureNumber(
  { registry }: Metrics,
  { name, help }: Measured,
  find: () => Promise<number>,
): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set(await find().catch(() => Number.NaN));
    },
  });
}

let ofProcess: Registry | undefined;

/** Measured from the first look on: the probes for it cost something even when nobody looks. */
function processRegistry(): Registry {
  if (ofProcess === undefined) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/**
 * `GET /metrics`, in the text format of Prometheus. One server of a process has its memory and
 * processor time as well: a sum over all servers would count them several times.
 */
export function showMetrics(
  server: Server,
  { registry }: Metrics,
  { hasProcess }: { hasProcess: boolean },
): void {
  server.get("/metrics", { config: { plain: true } }, async (_request, reply) => {
    const parts = hasProcess ? [await processRegistry().metrics()] : [];
    parts.push(await registry.metrics());
    return reply.type(registry.contentType).send(parts.join("\n"));
  });
}
