/*
 * A limit is how often somebody may do something in a span of time. All processes count together;
 * when the database cannot be asked, each counts for itself, so that nothing stops and no flood
 * comes in.
 */
import type { Database, OpenDatabase } from "@frontdesk/database/database";
import { Refusal } from "@frontdesk/server/refusal";
import { CompiledQuery } from "kysely";
import type { Logger } from "pino";
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { Settings } from "../settings.ts";
import { networkOf } from "./address.ts";

const minute = 60;
const hour = 60 * minute;

/** How often per how many seconds, and by whom it is counted. */
const rules = {
  appsByAddress: { points: 20, seconds: minute },
  merchantsByApp: { points: 600, seconds: minute },
  invitationsByApp: { points: 30, seconds: hour },
  invitationsByAddress: { points: 60, seconds: hour },
  invitationsByRecipient: { points: 10, seconds: hour },
  vaultByAddress: { points: 1200, seconds: minute },
  paymentsByAddress: { points: 600, seconds: minute },
  declinesByCard: { points: 10, seconds: hour },
  declinesByAddress: { points: 30, seconds: hour },
  declinesByMerchant: { points: 300, seconds: minute },
};

export type LimitName = keyof typeof rules;

/**
 * The key says who: the address, id or hash that the name of the limit ends in. On PostgreSQL each
 * call is a statement of its own: never make one inside a database transaction.
 */
export interface Limits {
  /** Uses one up; refuses with 429 when none was left. */
  take(name: LimitName, key: string): Promise<void>;
  /** Refuses with 429 when none is left, and uses none up. */
  peek(name: LimitName, key: string): Promise<void>;
  /** Uses one up, also beyond the limit, and never refuses. */
  count(name: LimitName, key: string): Promise<void>;
}

export function createLimits(
  opened: Pick<OpenDatabase, "db" | "embedded">,
  settings: Pick<Settings, "appsPerMinute" | "paymentsPerMinute">,
  log: Logger,
): Limits {
  const storeClient = { query: queryThrough(opened.db, log) };
  const configured: Partial<Record<LimitName, number>> = {
    appsByAddress: settings.appsPerMinute,
    paymentsByAddress: settings.paymentsPerMinute,
    vaultByAddress: 2 * settings.paymentsPerMinute,
  };
  const names = Object.keys(rules) as LimitName[];
  const limiters = new Map(
    names.map((name, index): [LimitName, RateLimiterAbstract] => {
      const points = configured[name] ?? rules[name].points;
      const options = { keyPrefix: name, points, duration: rules[name].seconds };
      if (opened.embedded) return [name, new RateLimiterMemory(options)];
      // One of them cleans up for all, since they share the table.
      return [name, shared(options, { storeClient, clearExpiredByTimeout: index === 0 })];
    }),
  );
  const limiterOf = (name: LimitName): RateLimiterAbstract => limiters.get(name)!;

  return {
    async take(name, key) {
      try {
        await limiterOf(name).consume(keyOf(name, key));
      } catch (error) {
        throw error instanceof RateLimiterRes ? tooMany(error) : error;
      }
    },
    async peek(name, key) {
      const limiter = limiterOf(name);
      const used = await limiter.get(keyOf(name, key));
      if (used === null || used.msBeforeNext <= 0) return;
      if (used.consumedPoints >= limiter.points) throw tooMany(used);
    },
    async count(name, key) {
      await limiterOf(name).penalty(keyOf(name, key));
    },
  };
}

function shared(
  options: IRateLimiterOptions,
  { storeClient, clearExpiredByTimeout }: { storeClient: object; clearExpiredByTimeout: boolean },
): RateLimiterAbstract {
  return new RateLimiterPostgres({
    ...options,
    storeClient,
    storeType: "client",
    schemaName: "payments",
    tableName: "limits",
    tableCreated: true,
    clearExpiredByTimeout,
    // Whoever is over the limit is refused from memory until the span ends.
    inMemoryBlockOnConsumed: options.points,
    insuranceLimiter: new RateLimiterMemory(options),
  });
}

function queryThrough(db: Database, log: Logger) {
  return async ({ text, values = [] }: { text: string; values?: unknown[] }) => {
    try {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
      return { rows, rowCount: rows.length };
    } catch (error) {
      log.warn({ err: error }, "a limit was counted by this process alone");
      throw error;
    }
  };
}

function keyOf(name: LimitName, key: string): string {
  return name.endsWith("ByAddress") ? networkOf(key) : key;
}

function tooMany({ msBeforeNext }: RateLimiterRes): Refusal {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new Refusal(429, { message: "Too many requests" }, { "Retry-After": String(seconds) });
}
