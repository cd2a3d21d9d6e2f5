import type { TestDatabase } from "@frontdesk/database/testing";
import type { Mail } from "@frontdesk/people/mail/mail";
import {
  enter,
  givenSurroundings,
  inject,
  masterKey,
  operatorKey,
  type StartOptions,
} from "@frontdesk/platform/test/harness";
import type { Server } from "@frontdesk/server/server";
import type { Simulator } from "../src/acquiring/simulator/simulator.ts";
import type { Context } from "../src/ground/context.ts";
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
  /** The acquirer of test merchants. */
  simulator: Simulator;
  /** Every mail that was queued, also in a database transaction that was undone. */
  mails: Mail[];
  /** Every line that was logged so far. */
  logged(): string;
  close(): Promise<void>;
}

export interface TestOptions extends StartOptions<Settings> {
  /** Whether the simulator stands in for the acquirer of live merchants too. */
  live?: boolean;
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
  const { now, pace, withoutSealed, live = false } = options;
  const payments = await startPayments({ settings, opened, log, now, pace, withoutSealed });
  const { serverOf, ...entered } = await enter(around, payments, settings);
  const { context } = payments;
  const simulator = context.acquirers.test as Simulator;
  if (live) context.acquirers.live = simulator;
  return {
    ...entered,
    context,
    send: async (route, { key, body, headers = {} } = {}) => {
      const authorization = key === undefined ? {} : { authorization: basic(key) };
      const sent = { accept: "application/json", ...authorization, ...headers };
      return await inject(serverOf(route), route, { headers: sent, body });
    },
    simulator,
    mails: collectMails(context),
  };
}

function collectMails(context: Context): Mail[] {
  const mails: Mail[] = [];
  const { post } = context;
  context.post = {
    send: async (db, mail) => {
      mails.push(mail);
      await post.send(db, mail);
    },
  };
  return mails;
}
