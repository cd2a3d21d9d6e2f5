import { mkdtempSync, rmSync } from "node:fs";
import type { LookupFunction } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freshDatabase, type TestDatabase } from "@frontdesk/database/testing";
import type { AttendanceOptions } from "@frontdesk/platform/sealing/attend";
import { openDoor } from "@frontdesk/server/door";
import { createLog } from "@frontdesk/server/log";
import type { Server } from "@frontdesk/server/server";
import type { Context } from "../src/context.ts";
import { migrations } from "../src/migrations.ts";
import { readSettings, type Settings } from "../src/settings.ts";
import { startScheduling } from "../src/start.ts";
import type { Delivery, DeliveryOptions } from "../src/webhooks/deliver.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE" | "OPTIONS" | "PATCH";

// biome-ignore lint/suspicious/noExplicitAny: what comes back is what the tests are about.
export type Json = any;

export interface Reply<Body = Json> {
  status: number;
  body: Body;
  text: string;
  headers: Record<string, string | string[] | number | undefined>;
}

export interface Sending {
  token?: string | undefined;
  /** An object is sent as JSON, text as a form. */
  body?: object | string | undefined;
  headers?: Record<string, string>;
}

/** Sends one request, in the process or over the network. */
export type Caller = (route: `${Method} ${string}`, sending?: Sending) => Promise<Reply>;

export interface TestScheduling {
  server: Server;
  /** Where operators are let in. */
  door: Server;
  context: Context;
  opened: TestDatabase;
  delivery: Delivery;
  send: Caller;
  /** Every line that was logged so far. */
  logged(): string;
  close(): Promise<void>;
}

export interface TestOptions {
  /** A database that is there already; closed with the service. */
  opened?: TestDatabase;
  /** How the rotation of the master key is paced. */
  pace?: Partial<AttendanceOptions>;
  withoutSealed?: boolean;
  settings?: Partial<Settings>;
  now?: () => Date;
  /** Whether requests are limited as they are for applications. */
  limited?: boolean;
  /** Webhooks are told when a test says so, unless it asks for the background. */
  delivery?: Partial<DeliveryOptions>;
  /** What finds the addresses of webhooks. */
  lookup?: LookupFunction;
}

const masterKey = Buffer.alloc(32, 7).toString("base64url");
// Ten days: not while a test runs.
const seldom = { pollMs: 1e9, gatherMs: 1e9 };
const form = "application/x-www-form-urlencoded";

/** The whole service on a fresh database of its own, not listening. */
export async function startTestScheduling(options: TestOptions = {}): Promise<TestScheduling> {
  const opened = options.opened ?? (await freshDatabase(migrations));
  const dataFolder = mkdtempSync(join(tmpdir(), "frontdesk-scheduling-"));
  const lines: string[] = [];
  const log = createLog({ level: "trace", destination: { write: (line) => lines.push(line) } });
  const settings = { ...readSettings({ MASTER_KEY: masterKey }), dataFolder, ...options.settings };
  const { now, lookup, delivery: given = seldom } = options;
  const { pace, withoutSealed } = options;
  const own = { settings, opened, log, now, pace, withoutSealed };
  const parts = { ...own, lookup, delivery: given };
  const scheduling = await startScheduling(parts);
  const { server, context, delivery, room } = scheduling;
  const door = await openDoor([room], { settings, log });
  if (options.limited !== true) {
    const count = async () => ({ used: 1, msBeforeNext: 1 });
    context.limits = { ...context.limits, count, take: async () => {} };
  }
  return {
    server,
    door,
    context,
    opened,
    delivery,
    send: (route, sending) => inject(isOperators(route) ? door : server, route, sending),
    logged: () => lines.join(""),
    close: async () => {
      await Promise.all([door.close(), scheduling.close()]);
      await opened.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Whether a request is one for the operator's door. */
function isOperators(route: string): boolean {
  return /^\w+ \/scheduling\/(operator|metrics)\b/.test(route);
}

async function inject(
  server: Server,
  route: `${Method} ${string}`,
  { token, body, headers = {} }: Sending = {},
): Promise<Reply> {
  const [method, url] = route.split(" ", 2) as [Method, string];
  const response = await server.inject({
    method,
    url,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(typeof body === "string" && { "content-type": form }),
      ...headers,
    },
    ...(body !== undefined && { payload: body }),
  });
  const text = response.payload;
  const isJson = /json/.test(String(response.headers["content-type"]));
  return {
    status: response.statusCode,
    body: isJson && text !== "" ? JSON.parse(text) : undefined,
    text,
    headers: response.headers,
  };
}
