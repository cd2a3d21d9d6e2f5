/*
 * A limit is how often somebody may do something in a span of time, which begins with the first
 * time. All processes count together; when the database cannot be asked, each counts for itself, so
 * that nothing stops and no flood comes in.
 */
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

/** How often per how many seconds. */
export interface LimitRule {
  points: number;
  seconds: number;
}

/** What somebody used. */
export interface Standing {
  /** How often in the span that runs, this time or the last of these included. */
  used: number;
  msBeforeNext: number;
}

/**
 * The key says who: the address, id or hash that the name of the limit ends in. On PostgreSQL each
 * call is a statement of its own: never make one inside a database transaction.
 */
export interface Limits<Name extends string> {
  /** Uses one up; refuses with 429 when none was left. */
  take(name: Name, key: string): Promise<void>;
  /** Refuses with 429 when none is left, and uses none up. */
  peek(name: Name, key: string): Promise<void>;
  /** Uses one up, or as many as are given, also beyond the limit, and never refuses. */
  count(name: Name, key: string, times?: number): Promise<Standing>;
  /** What was used so far; uses none up. */
  look(name: Name, key: string): Promise<Standing>;
}

/** Runs one SQL statement; the name is always that of the same text. */
export type RunSql = (text: string, values: unknown[], name: string) => Promise<unknown[]>;

/** What is kept of a text instead of it. */
export type Digest = (text: string) => string;

/** What is told when the database could not be asked. */
export interface LimitLog {
  warn(details: object, message: string): void;
}

export interface LimitOptions<Name extends string> {
  rules: Readonly<Record<Name, LimitRule>>;
  log: LimitLog;
  /** Where processes count together: a table `limits` of a schema. Without it each counts alone. */
  shared?: { schema: string; run: RunSql } | undefined;
  /** Of addresses: one with a key where it is kept, since those of IPv4 could all be tried. */
  digest?: Digest | undefined;
}

/**
 * Limits by name; one that ends in `ByAddress` counts networks, not single addresses. Of these, and
 * of mail addresses in `ByRecipient`, only a digest is kept.
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
      const found = await limiterOf(name).get(keyOf(name, key));
      if (found === null || found.msBeforeNext <= 0) return { used: 0, msBeforeNext: 0 };
      return { used: found.consumedPoints, msBeforeNext: found.msBeforeNext };
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
    // One of them cleans up for all, since they share the table.
    clearExpiredByTimeout: index === 0,
    // Whoever is over the limit is refused from memory until the span ends.
    inMemoryBlockOnConsumed: points,
    insuranceLimiter: new RateLimiterMemory(options),
  });
}

interface Asked {
  name: string;
  text: string;
  values?: unknown[];
}

function queryThrough(run: RunSql, log: LimitLog) {
  return async ({ name, text, values = [] }: Asked) => {
    try {
      const rows = await run(text, values, name);
      return { rows, rowCount: rows.length };
    } catch (error) {
      log.warn({ err: error }, "a limit was counted by this process alone");
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

/** 429 with `Retry-After` in whole seconds. */
export const tooMany = reason(
  { status: 429, when: "Too many requests" },
  (msBeforeNext: number): Refusal => {
    const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
    return new Refusal(429, { message: "Too many requests" }, { "Retry-After": String(seconds) });
  },
);
