import type { LookupFunction } from "node:net";
import type { TestDatabase } from "@frontdesk/database/testing";
import type { HookRegistry } from "@frontdesk/people/lifecycle-hooks/hooks";
import type { Mail, Post } from "@frontdesk/people/mail/mail";
import { openJobsAndPost } from "@frontdesk/people/mail/open";
import {
  enter,
  inject,
  makeSurroundings,
  masterKey,
  operatorKey,
  type StartOptions,
} from "@frontdesk/platform/test/harness";
import type { Server } from "@frontdesk/server/server";
import { createSimulator, type Simulator } from "../src/acquiring/simulator/simulator.ts";
import { createDirectory } from "../src/authentication/issuer/issuer.ts";
import {
  type Directories,
  type DirectoryServer,
  defaultTimes,
  type TdsTimes,
} from "../src/authentication/tds/directory.ts";
import type { Acquirers, Context } from "../src/core/context.ts";
import { migrations } from "../src/core/migrations.ts";
import { readSettings, type Settings } from "../src/core/settings.ts";
import type { RunningWebhooks, WebhookOptions } from "../src/notifications/webhooks/webhooks.ts";
import { startPayments } from "../src/start.ts";
import { basic, type Caller } from "./shop.ts";

export interface TestPayments {
  server: Server;
  admin: Server;
  context: Context;
  opened: TestDatabase;
  send: Caller;
  simulator: Simulator;
  webhooks: RunningWebhooks;
  /** Rolled-back transactions included. */
  mails: Mail[];
  logged(): string;
  close(): Promise<void>;
}

export interface TestOptions extends StartOptions<Settings> {
  live?: boolean;
  acquirers?: (simulator: Simulator) => Acquirers;
  directories?: (simulated: DirectoryServer) => Directories;
  times?: Partial<TdsTimes>;
  webhooks?: WebhookOptions;
  lookup?: LookupFunction;
  lifecycleHooks?: HookRegistry;
}

export async function startTestPayments(options: TestOptions = {}): Promise<TestPayments> {
  const around = await makeSurroundings(migrations, options.opened);
  const { opened, dataFolder, log } = around;
  const settings: Settings = {
    ...readSettings({ OPERATOR_KEY: operatorKey, MASTER_KEY: masterKey }),
    dataFolder,
    appsPerMinute: 100_000,
    paymentsPerMinute: 100_000,
    appRequestsPerSecond: 0,
    ...options.settings,
  };
  const { now = () => new Date(), pace, withoutSealed, times, live = false } = options;
  const { webhooks, lookup = findNothing, lifecycleHooks } = options;
  const simulator = createSimulator({ db: opened.db, now, log });
  const { acquirers = (test) => (live ? { test, live: test } : { test }) } = options;
  const { directories = (test) => ({ test }) } = options;
  const simulated = createDirectory({
    db: opened.db,
    now,
    log,
    url: settings.publicUrl,
    times: { ...defaultTimes, ...times },
    deliver: (result) => payments.context.issuer.deliver(result),
  });
  const { jobs, post } = await openJobsAndPost({ settings, opened, log });
  const mails: Mail[] = [];
  const starting = startPayments({
    settings,
    opened,
    log,
    now,
    pace,
    withoutSealed,
    times,
    webhooks,
    lookup,
    lifecycleHooks,
    acquirers: acquirers(simulator),
    directories: directories(simulated),
    shared: { jobs, post: collecting(mails, post) },
  });
  const payments = await starting.catch(async (error) => {
    await jobs.stop();
    throw error;
  });
  const close = async () => {
    await payments.close();
    await jobs.stop();
  };
  const { serverOf, ...entered } = await enter(around, { ...payments, close }, settings);
  return {
    ...entered,
    context: payments.context,
    send: async (route, { key, body, headers = {} } = {}) => {
      const authorization = key === undefined ? {} : { authorization: basic(key) };
      const sent = { accept: "application/json", ...authorization, ...headers };
      return await inject(serverOf(route), route, { headers: sent, body });
    },
    simulator,
    webhooks: payments.webhooks,
    mails,
  };
}

const findNothing: LookupFunction = (name, _options, callback) => {
  const error = Object.assign(new Error(`${name} is not looked up in tests`), {
    code: "ENOTFOUND",
  });
  callback(error, []);
};

function collecting(mails: Mail[], post: Post): Post {
  return {
    send: async (db, ...sent) => {
      mails.push(...sent);
      await post.send(db, ...sent);
    },
  };
}
