/**
 * Sends many entries at once, but few per webhook and per tenant, so that a slow receiver delays
 * only itself. Each goes out at least once. A service provides a `Queue` over its own tables:
 * - `claim(room)` leases due entries for `room.leaseMs`, by the queue's clock. `room.now` decides
 *   due times. The limits apply to the whole process, including `room.running`. A webhook is
 *   failing after ten failed attempts in a row. Webhooks with a failed last attempt get at most
 *   half of the capacity.
 * - `renew(claims, leaseMs)` extends leases, except those another process has taken.
 * - `begin(claim, start)` calls `start` with the request, signed by `signedHeaders` of
 *   `signature.ts`, in a transaction that locks the webhook. A stopped webhook's lease goes back
 *   instead, so no attempt begins after the commit of a stop.
 * - `conclude(claim, sent)` stores the result and the next attempt (`nextTry` of `schedule.ts`),
 *   unless the lease has ended.
 *
 * Errors of the last three are logged, and the entry returns when its lease ends.
 */
import type { Logger } from "pino";
import { type Loop, startStream } from "../work-queue/loop.ts";
import { lease, type Timing } from "../work-queue/timing.ts";
import type { Outgoing, StrangersAnswer } from "./outgoing.ts";

/* Receiver errors are results, so it never throws for them. */

export interface AttemptContext {
  readonly now: () => Date;
  readonly outgoing: Outgoing;
}

export interface Sending {
  url: string;
  body: string;
  /** Signs an attempt that begins now. Returns undefined after the loss of its secret. */
  sign(at: Date): Record<string, string> | undefined;
}

export interface SentRequest {
  /** Start, and milliseconds until the answer or the failure. */
  at: Date;
  ms: number;
  /** Secrets included. */
  headers: Record<string, string>;
  answer: StrangersAnswer;
  /** A complete answer with a status of 200 to 299. */
  isTaken: boolean;
  /** Requested pause: 0 without one, at most an hour. */
  askedMs: number;
}

// Nothing goes out without a signature.
const unsigned: StrangersAnswer = { code: null, failure: "secret lost" };

export async function attemptSending(
  { now, outgoing }: AttemptContext,
  { url, body, sign }: Sending,
): Promise<SentRequest> {
  const at = now();
  const begun = performance.now();
  const headers = sign(at);
  const answer = headers === undefined ? unsigned : await outgoing.post({ url, headers, body });
  return {
    at,
    ms: Math.round(performance.now() - begun),
    headers: headers ?? {},
    answer,
    isTaken: answer.code !== null && answer.code >= 200 && answer.code < 300,
    askedMs: requestedMsOf(answer, now()),
  };
}

const maxRequestedMs = 60 * 60 * 1000;
const mayAsk = new Set([429, 502, 503, 504]);

/** `Retry-After` in seconds or as a date (RFC 9110, section 10.2.3). */
function requestedMsOf(answer: StrangersAnswer, now: Date): number {
  if (answer.code === null || !mayAsk.has(answer.code)) return 0;
  const text = answer.retryAfter?.trim() ?? "";
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return Math.min(maxRequestedMs, Math.max(0, ms || 0));
}

export interface Bounds {
  most: number;
  mostOfTenant: number;
  mostOfOne: number;
  /** For all failing webhooks together; each gets one. */
  mostFailing: number;
}

export interface Capacity<Lease> extends Bounds {
  now: Date;
  leaseMs: number;
  running: readonly Lease[];
}

export interface Queue<Lease> {
  name: string;
  lease(capacity: Capacity<Lease>): Promise<Lease[]>;
  renew(claims: readonly Lease[], leaseMs: number): Promise<void>;
  begin(lease: Lease, start: (sending: Sending) => void): Promise<void>;
  conclude(lease: Lease, sent: SentRequest): Promise<void>;
  describe(lease: Lease): object;
}

export const usualBounds: Bounds = {
  most: 64,
  mostOfTenant: 8,
  mostOfOne: 8,
  mostFailing: 16,
};

// A longer wait for other wake-ups would dominate the delivery time.
const usualTiming: Timing = { ...lease, pollMs: 5_000, gatherMs: 5 };

/** Wake it after an entry becomes due. */
export function startDelivering<Lease>(
  context: AttemptContext & { readonly log: Logger },
  queue: Queue<Lease>,
  options: Partial<Timing & Bounds> = {},
): Loop {
  const { now, log } = context;
  const input = { ...usualTiming, ...usualBounds, ...options };
  const { most, mostOfTenant, mostOfOne, mostFailing, ...timing } = input;
  const bounds = { most, mostOfTenant, mostOfOne, mostFailing };
  return startStream<Lease>(
    {
      name: queue.name,
      now,
      log,
      most,
      lease: (lease) => queue.lease({ ...lease, ...bounds }),
      renew: (claims, leaseMs) => queue.renew(claims, leaseMs),
      attempt: async (lease) => {
        let sent: Promise<SentRequest> | undefined;
        await queue.begin(lease, (sending) => {
          // Not awaited here, so that no lock outlasts the start. It starts only once.
          sent ??= attemptSending(context, sending);
          // The await below receives the error.
          sent.catch(() => {});
        });
        if (sent !== undefined) await queue.conclude(lease, await sent);
      },
      noteFailure: (lease, err) =>
        log.error(
          { err, ...queue.describe(lease) },
          "a delivery failed and is retried when its lease ends",
        ),
    },
    timing,
  );
}

/* Tenants take turns, and each tenant's webhooks too, so that no tenant waits for another's
   receivers. */

export interface TargetState {
  webhookId: number | string;
  isFailing: boolean;
  isDoubtful: boolean;
}

export interface Due extends TargetState {
  since: Date;
  count: number;
}

type BoundedTarget = Bounds & { running: readonly TargetState[] };

/**
 * Healthy webhooks first, then the longest waiting. At most half goes to webhooks with a failed
 * last attempt.
 */
export function shareCapacity<Each extends Due, Lease extends TargetState>(
  due: readonly Each[],
  capacity: Bounds & { running: readonly Lease[] },
  tenantOf: (each: Each | Lease) => unknown,
): Map<Each, number> {
  const { running, most, mostFailing } = capacity;
  const mostDoubtful = Math.ceil(most / 2);
  const begun = Map.groupBy(running, tenantOf);
  const locations = [...Map.groupBy(due, tenantOf)]
    .flatMap(([tenant, own]) => placesOf(own, { ...capacity, running: begun.get(tenant) ?? [] }))
    .toSorted((one, other) => one.place - other.place || byNeed(one.webhook, other.webhook));
  const failing = atMost(mostFailing, running, ({ isFailing }) => isFailing);
  const doubtful = atMost(mostDoubtful, running, ({ isDoubtful }) => isDoubtful);
  const served = locations
    .filter(({ webhook }) => failing(webhook) && doubtful(webhook))
    .slice(0, most - running.length);
  const shares = Map.groupBy(served, ({ webhook }) => webhook);
  return new Map([...shares].map(([webhook, own]) => [webhook, own.length]));
}

function atMost(
  most: number,
  running: readonly TargetState[],
  holds: (each: TargetState) => boolean,
) {
  let left = most - running.filter(holds).length;
  return (webhook: TargetState): boolean => {
    if (!holds(webhook)) return true;
    left -= 1;
    return left >= 0;
  };
}

interface QueuedTarget<Each> {
  webhook: Each;
  place: number;
}

function placesOf<Each extends Due>(
  own: readonly Each[],
  { running, mostOfTenant, mostOfOne }: BoundedTarget,
): QueuedTarget<Each>[] {
  const turns = own.flatMap((webhook) => {
    const begun = running.filter(({ webhookId }) => webhookId === webhook.webhookId).length;
    const free = Math.min(webhook.count, (webhook.isFailing ? 1 : mostOfOne) - begun);
    return Array.from({ length: Math.max(0, free) }, (_, nth) => ({ webhook, nth }));
  });
  return turns
    .toSorted((one, other) => one.nth - other.nth || byNeed(one.webhook, other.webhook))
    .slice(0, Math.max(0, mostOfTenant - running.length))
    .map(({ webhook }, location) => ({ webhook, place: location }));
}

function byNeed(one: Due, other: Due): number {
  const failing = Number(one.isFailing) - Number(other.isFailing);
  return failing || one.since.getTime() - other.since.getTime();
}
