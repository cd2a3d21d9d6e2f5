/* All processes count together. If the database is unavailable, each process counts alone, so
   that service continues and floods stay out. */
import { createHash } from "node:crypto";
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { networkOf } from "./network.ts";
import { Refusal, reason } from "./refusal.ts";

export interface LimitRule {
  points: number;
  seconds: number;
}

export interface WindowState {
  used: number;
  msBeforeNext: number;
}

/** On PostgreSQL each call is a separate statement: never call it inside a transaction. */
export interface Limits<Name extends string> {
  /** 429 if none is left. */
  take(name: Name, key: string): Promise<void>;
  /** Uses none up. */
  peek(name: Name, key: string): Promise<void>;
  count(name: Name, key: string, times?: number): Promise<WindowState>;
  look(name: Name, key: string): Promise<WindowState>;
}

/** `name` always belongs to the same text. */
export type RunSql = (text: string, values: unknown[], name: string) => Promise<unknown[]>;

export type Digest = (text: string) => string;

export interface LimitLog {
  warn(details: object, message: string): void;
}

export interface LimitOptions<Name extends string> {
  rules: Readonly<Record<Name, LimitRule>>;
  log: LimitLog;
  /** Without this store each process counts alone. */
  shared?: { schema: string; run: RunSql } | undefined;
  /** Keyed if possible, since all IPv4 addresses can be tried. */
  digest?: Digest | undefined;
}

/**
 * Names ending in `ByAddress` count networks. Their keys, and mail addresses in `ByRecipient`, are
 * stored as digests only.
 */
export function createLimits<Name extends string>(options: LimitOptions<Name>): Limits<Name> {
  const names = Object.keys(options.rules) as Name[];
  const limiters = new Map(
    names.map((name, index): [Name, RateLimiterAbstract] => [
      name,
      limiterFor(options, name, index),
    ]),
  );
  const keyOf = keysBy(options.digest ?? digestOf);
  const limiterOf = (name: Name): RateLimiterAbstract => limiters.get(name)!;
  return {
    async take(name, key) {
      try {
        await limiterOf(name).consume(keyOf(name, key));
      } catch (error) {
        throw error instanceof RateLimiterRes ? tooMany(error.msBeforeNext) : error;
      }
    },
    async peek(name, key) {
      const limiter = limiterOf(name);
      const used = await limiter.get(keyOf(name, key));
      if (used === null || used.msBeforeNext <= 0) return;
      if (used.consumedPoints >= limiter.points) throw tooMany(used.msBeforeNext);
    },
    async count(name, key, times = 1) {
      const limiter = limiterOf(name);
      const { consumedPoints, msBeforeNext } = await limiter.penalty(keyOf(name, key), times);
      return { used: consumedPoints, msBeforeNext };
    },
    async look(name, key) {
      const match = await limiterOf(name).get(keyOf(name, key));
      if (match === null || match.msBeforeNext <= 0) return { used: 0, msBeforeNext: 0 };
      return { used: match.consumedPoints, msBeforeNext: match.msBeforeNext };
    },
  };
}

function limiterFor<Name extends string>(
  { rules, shared, log }: LimitOptions<Name>,
  name: Name,
  index: number,
): RateLimiterAbstract {
  const { points, seconds } = rules[name];
  const options: IRateLimiterOptions = { keyPrefix: name, points, duration: seconds };
  if (shared === undefined) return new RateLimiterMemory(options);
  return new RateLimiterPostgres({
    ...options,
    storeClient: { query: queryThrough(shared.run, log) },
    storeType: "client",
    schemaName: shared.schema,
    tableName: "limits",
    tableCreated: true,
    // One limiter cleans up the shared table for all.
    clearExpiredByTimeout: index === 0,
    // Saves statements until the window ends.
    inMemoryBlockOnConsumed: points,
    insuranceLimiter: new RateLimiterMemory(options),
  });
}

interface LimitQuery {
  name: string;
  text: string;
  values?: unknown[];
}

function queryThrough(run: RunSql, log: LimitLog) {
  return async ({ name, text, values = [] }: LimitQuery) => {
    try {
      const rows = await run(text, values, name);
      return { rows, rowCount: rows.length };
    } catch (error) {
      log.warn({ err: error }, "the database did not count a limit; this process counts alone");
      throw error;
    }
  };
}

function keysBy(digest: Digest) {
  return (name: string, key: string): string => {
    if (name.endsWith("ByRecipient")) return digest(key);
    return name.endsWith("ByAddress") ? digest(networkOf(key)) : key;
  };
}

const digestOf = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** `Retry-After` in whole seconds. */
export const tooMany = reason(
  { status: 429, when: "Too many requests" },
  (msBeforeNext: number): Refusal => {
    const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
    return new Refusal(429, { message: "Too many requests" }, { "Retry-After": String(seconds) });
  },
);
