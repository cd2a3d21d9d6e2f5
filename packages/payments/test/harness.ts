import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freshDatabase, type TestDatabase } from "@frontdesk/database/testing";
import type { Mail } from "@frontdesk/people/mail/mail";
import type { AttendanceOptions } from "@frontdesk/platform/sealing/attend";
import { openDoor } from "@frontdesk/server/door";
import { createLog } from "@frontdesk/server/log";
import type { Server } from "@frontdesk/server/server";
import type { Simulator } from "../src/acquirer/simulator/simulator.ts";
import type { Context } from "../src/context.ts";
import { migrations } from "../src/migrations.ts";
import { readSettings, type Settings } from "../src/settings.ts";
import { startPayments } from "../src/start.ts";
import { basic, type Caller, isOperators, type Method, type Reply, type Sending } from "./shop.ts";

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

export interface TestOptions {
  /** How the rotation of the master key is paced. */
  pace?: Partial<AttendanceOptions>;
  withoutSealed?: boolean;
  settings?: Partial<Settings>;
  now?: () => Date;
  /** Whether the simulator stands in for the acquirer of live merchants too. */
  live?: boolean;
  /** A database that is there already; closed with the service. */
  opened?: TestDatabase;
}

export const operatorKey = "operator-key-of-the-tests";
const masterKey = Buffer.alloc(32, 7).toString("base64url");

/** The whole service on a database of its own, fresh unless one is given; not listening. */
export async function startTestPayments(options: TestOptions = {}): Promise<TestPayments> {
  const opened = options.opened ?? (await freshDatabase(migrations));
  const dataFolder = mkdtempSync(join(tmpdir(), "frontdesk-payments-"));
  const lines: string[] = [];
  const log = createLog({ level: "trace", destination: { write: (line) => lines.push(line) } });
  const settings: Settings = {
    ...readSettings({ OPERATOR_KEY: operatorKey, MASTER_KEY: masterKey }),
    dataFolder,
    appsPerMinute: 100_000,
    paymentsPerMinute: 100_000,
    appRequestsPerSecond: 0,
    ...options.settings,
  };
  const { now, live = false } = options;
  const payments = await startPayments({
    settings,
    opened,
    log,
    ...(now === undefined ? {} : { now }),
    pace: options.pace,
    withoutSealed: options.withoutSealed,
  });
  const { server, context, room } = payments;
  const door = await openDoor([room], { settings, log });
  const simulator = context.acquirers.test as Simulator;
  if (live) context.acquirers.live = simulator;
  return {
    server,
    door,
    context,
    opened,
    send: (route, sending) => inject(isOperators(route) ? door : server, route, sending),
    simulator,
    mails: collectMails(context),
    logged: () => lines.join(""),
    close: async () => {
      await Promise.all([door.close(), payments.close()]);
      await opened.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
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

async function inject<Body>(
  server: Server,
  route: `${Method} ${string}`,
  { key, body, headers = {} }: Sending = {},
): Promise<Reply<Body>> {
  const [method, url] = route.split(" ", 2) as [Method, string];
  const response = await server.inject({
    method,
    url,
    headers: {
      accept: "application/json",
      ...(key === undefined ? {} : { authorization: basic(key) }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  const text = response.payload;
  const isJson = /json/.test(String(response.headers["content-type"]));
  return {
    status: response.statusCode,
    body: (isJson && text !== "" ? JSON.parse(text) : undefined) as Body,
    text,
    headers: response.headers,
  };
}
