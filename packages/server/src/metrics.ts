// Every server has its own registry, so that several can share a process.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Server } from "./instance.ts";

declare module "fastify" {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

export interface AnsweredRequest {
  method: string;
  /** The pattern, not the path. */
  route: string | undefined;
  status: number;
  milliseconds: number;
}

export interface Metrics {
  registry: Registry;
  began(): void;
  ended(answered: AnsweredRequest): void;
}

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
    help: "Requests in progress",
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

/** Seconds. A failed measurement drops only this metric. */
export function measureWaiting(
  { registry }: Metrics,
  agesMs: () => Promise<Readonly<Record<string, number>>>,
): void {
  new Gauge({
    name: "oldest_waiting_seconds",
    help: "Age of the oldest unpublished entry",
    labelNames: ["what"],
    registers: [registry],
    async collect() {
      this.reset();
      const ages = await agesMs().catch(() => ({}));
      for (const [what, ageMs] of Object.entries(ages)) this.set({ what }, ageMs / 1000);
    },
  });
}

export interface MeasureInput {
  name: string;
  help: string;
}

export function measureCounts(
  { registry }: Metrics,
  { name, help }: MeasureInput,
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

export function measureNumber(
  { registry }: Metrics,
  { name, help }: MeasureInput,
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

/** On the first scrape: its probes cost time. */
function processRegistry(): Registry {
  if (ofProcess === undefined) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/**
 * Only one server of a process includes its memory and CPU time: a sum over all servers would count
 * them repeatedly.
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
