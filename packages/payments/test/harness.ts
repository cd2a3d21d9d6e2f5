import type { LookupFunction } from "node:net";
import type { TestDatabase } from "@frontdesk/database/testing";
import type { Attendants } from "@frontdesk/people/attending/attending";
import type { Mail, Post } from "@frontdesk/people/mail/mail";
import { openJobsAndPost } from "@frontdesk/people/mail/open";
import {
  enter,
  givenSurroundings,
  inject,
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
import type { RunningWebhooks, WebhookOptions } from "../src/events/webhooks/webhooks.ts";
import type { Acquirers, Context } from "../src/ground/context.ts";
import { migrations } from "../src/ground/migrations.ts";
import { readSettings, type Settings } from "../src/ground/settings.ts";
import { startPayments } from "../src/start.ts";
import { basic, type Caller } from "./shop.ts";

export interface TestPayments {
  server: Server;
  /** Where operators are let in. */
  door: Server;
  context: Context;
  opened: TestDatabase;
  send: Caller;
  /** The acquirer of test merchants, unless another was given. */
  simulator: Simulator;
  /** What reads events and sends them. */
  webhooks: RunningWebhooks;
  /** Every mail that was queued, also in a database transaction that was undone. */
  mails: Mail[];
  /** Every line that was logged so far. */
  logged(): string;
  close(): Promise<void>;
}

export interface TestOptions extends StartOptions<Settings> {
  /** Whether the simulator stands in for the acquirer of live merchants too. */
  live?: boolean;
  /** Who takes authorisations, given the simulator, where it is not to be that alone. */
  acquirers?: (simulator: Simulator) => Acquirers;
  /** Who answers for card networks, given the simulated one, where it is not to be that alone. */
  directories?: (simulated: DirectoryServer) => Directories;
  /** How long steps of 3-D Secure may take, where it is to differ from the usual. */
  times?: Partial<TdsTimes>;
  /** How webhooks read and are sent to, where it is to differ from the usual. */
  webhooks?: WebhookOptions;
  /** Finds the addresses of names that others choose. */
  lookup?: LookupFunction;
  /** Who is told of what becomes of people, where another service on the database is too. */
  attendants?: Attendants;
}

/** The whole service on a database of its own, fresh unless one is given; not listening. */
export async function startTestPayments(options: TestOptions = {}): Promise<TestPayments> {
  const around = await givenSurroundings(migrations, options.opened);
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
  const { webhooks, lookup = findNothing, attendants } = options;
  const simulator = createSimulator({ db: opened.db, now, log });
  const { acquirers = (test) => (live ? { test, live: test } : { test }) } = options;
  const { directories = (test) => ({ test }) } = options;
  const simulated = createDirectory({
    ...{ db: opened.db, now, log, url: settings.publicUrl },
    times: { ...defaultTimes, ...times },
    deliver: (result) => payments.context.issuer.deliver(result),
  });
  const { jobs, post } = await openJobsAndPost({ settings, opened, log });
  const mails: Mail[] = [];
  const starting = startPayments({
    ...{ settings, opened, log, now, pace, withoutSealed, times, webhooks, lookup, attendants },
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

/** A post that queues mails as another does, and lists them. */
function collecting(mails: Mail[], post: Post): Post {
  return {
    send: async (db, ...sent) => {
      mails.push(...sent);
      await post.send(db, ...sent);
    },
  };
}
