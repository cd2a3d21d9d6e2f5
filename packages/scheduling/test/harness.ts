import type { LookupFunction } from "node:net";
import type { TestDatabase } from "@frontdesk/database/testing";
import type { HookRegistry } from "@frontdesk/people/lifecycle-hooks/hooks";
import { testCost } from "@frontdesk/people/test/harness";
import {
  enter,
  inject,
  makeSurroundings,
  masterKey,
  type Reply as ReplyOf,
  type Route,
  type StartOptions,
  type Surroundings,
} from "@frontdesk/platform/test/harness";
import type { Loop } from "@frontdesk/platform/work-queue/loop";
import { createLimits } from "@frontdesk/server/limits";
import type { Server } from "@frontdesk/server/server";
import type { DeliveryOptions } from "../src/changes/webhooks/deliver.ts";
import type { Context } from "../src/core/context.ts";
import { requestsPerWindow, type SchedulingLimits } from "../src/core/limits.ts";
import { migrations } from "../src/core/migrations.ts";
import { readSettings, type Settings } from "../src/core/settings.ts";
import { type SchedulingParts, startScheduling } from "../src/start.ts";
import { nowhere, quietGateway } from "./no-gateway.ts";

// biome-ignore lint/suspicious/noExplicitAny: tests read any response.
export type Json = any;

export type Reply<Body = Json> = ReplyOf<Body>;

export interface Sending {
  token?: string | undefined;
  /** Objects become JSON, text a form. */
  body?: object | string | undefined;
  headers?: Record<string, string>;
}

export type Caller = (route: Route, sending?: Sending) => Promise<Reply>;

export interface TestScheduling {
  server: Server;
  admin: Server;
  context: Context;
  opened: TestDatabase;
  delivery: Loop;
  sweeping: Loop;
  notifying: Loop;
  money: Record<"finding" | "settling", Loop>;
  send: Caller;
  logged(): string;
  close(): Promise<void>;
}

export interface TestOptions extends StartOptions<Settings> {
  /** Application rate limits, optionally with a shorter window. */
  limited?: boolean | { windowSeconds: number };
  delivery?: Partial<DeliveryOptions>;
  lookup?: LookupFunction;
  gatewayTransport?: SchedulingParts["gatewayTransport"];
  lifecycleHooks?: HookRegistry;
}

// Ten days: never during a test.
const seldom = { pollMs: 1e9, gatherMs: 1e9 };
const form = "application/x-www-form-urlencoded";

export async function startTestScheduling(options: TestOptions = {}): Promise<TestScheduling> {
  const around = await makeSurroundings(migrations, options.opened);
  const { opened, dataFolder, log } = around;
  const read = readSettings({ MASTER_KEY: masterKey });
  const settings = { ...read, dataFolder, paymentsAt: nowhere, ...options.settings };
  const isAlone = settings.paymentsAt === nowhere;
  const { gatewayTransport = isAlone ? quietGateway() : undefined } = options;
  const { now, lookup, delivery: input = seldom, pace, withoutSealed, lifecycleHooks } = options;
  const own = { settings, opened, log, now, pace, withoutSealed, passwordCost: testCost };
  const limits = limitsOf(around, options.limited);
  const scheduling = await startScheduling({
    ...own,
    lookup,
    limits,
    lifecycleHooks,
    gatewayTransport,
    delivery: input,
    sweeping: seldom,
    notifying: seldom,
    money: seldom,
  });
  const { serverOf, ...entered } = await enter(around, scheduling, settings);
  const { context, delivery, sweeping, notifying, money } = scheduling;
  return {
    ...entered,
    context,
    delivery,
    sweeping,
    notifying,
    money,
    send: async (route, { token, body, headers = {} } = {}) => {
      const sent = {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(typeof body === "string" && { "content-type": form }),
        ...headers,
      };
      return await inject<Json>(serverOf(route), route, { headers: sent, body });
    },
  };
}

function limitsOf(
  { log }: Surroundings,
  limited: TestOptions["limited"] = false,
): (usual: SchedulingLimits) => SchedulingLimits {
  if (limited === true) return (usual) => usual;
  if (limited === false) {
    const count = async () => ({ used: 1, msBeforeNext: 1 });
    const open = { byAddress: Infinity, namelessByNetwork: Infinity };
    return (usual) => ({ ...usual, open, count, take: async () => {} });
  }
  const rule = { points: requestsPerWindow, seconds: limited.windowSeconds };
  const hasty = createLimits({ rules: { requestsByApplication: rule }, log });
  return (usual) => ({
    ...usual,
    count: (name, key) =>
      name === "requestsByApplication" ? hasty.count(name, key) : usual.count(name, key),
  });
}
