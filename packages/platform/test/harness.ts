import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text as textOf } from "node:stream/consumers";
import type { MigrationSet } from "@frontdesk/database/migrate";
import { freshDatabase, type TestDatabase } from "@frontdesk/database/testing";
import { type AdminRoutes, openAdminListener } from "@frontdesk/server/admin-listener";
import type { AdminListenerSettings } from "@frontdesk/server/admin-listener-settings";
import { createLog } from "@frontdesk/server/log";
import type { Server } from "@frontdesk/server/server";
import { streamType } from "@frontdesk/server/stream";
import type { InjectOptions } from "fastify";
import type { Logger } from "pino";
import type { AttendanceOptions } from "../src/sealing/attend.ts";

export const operatorKey = "operator-key-of-the-tests";
export const masterKey = Buffer.alloc(32, 7).toString("base64url");

export interface StartOptions<Settings> {
  opened?: TestDatabase;
  pace?: Partial<AttendanceOptions>;
  withoutSealed?: boolean;
  settings?: Partial<Settings>;
  now?: () => Date;
}

export interface Surroundings {
  opened: TestDatabase;
  dataFolder: string;
  log: Logger;
  logged(): string;
}

export async function makeSurroundings(
  migrations: readonly MigrationSet[],
  opened?: TestDatabase,
): Promise<Surroundings> {
  const lines: string[] = [];
  return {
    opened: opened ?? (await freshDatabase(migrations)),
    dataFolder: mkdtempSync(join(tmpdir(), "frontdesk-test-")),
    log: createLog({ level: "trace", destination: { write: (line) => lines.push(line) } }),
    logged: () => lines.join(""),
  };
}

interface StartedPackage {
  server: Server;
  adminRoutes: AdminRoutes;
  close(): Promise<void>;
}

export interface EnteredPackage {
  server: Server;
  admin: Server;
  opened: TestDatabase;
  logged(): string;
  serverOf(route: string): Server;
  close(): Promise<void>;
}

export async function enter(
  { opened, dataFolder, log, logged }: Surroundings,
  started: StartedPackage,
  settings: AdminListenerSettings,
): Promise<EnteredPackage> {
  const { server, adminRoutes } = started;
  const admin = await openAdminListener([adminRoutes], { settings, log });
  return {
    server,
    admin,
    opened,
    logged,
    serverOf: (route) => (isOperators(route) ? admin : server),
    close: async () => {
      await Promise.all([admin.close(), started.close()]);
      await opened.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

export function isOperators(route: string): boolean {
  return /^\w+ \/\w+\/(operator|metrics)\b/.test(route);
}

export type Method = "GET" | "POST" | "PUT" | "DELETE" | "OPTIONS" | "PATCH";
export type Route = `${Method} ${string}`;

export interface Reply<Body = unknown> {
  status: number;
  body: Body;
  text: string;
  headers: Record<string, string | string[] | number | undefined>;
}

export async function inject<Body>(
  server: Server,
  route: Route,
  { headers, body }: { headers: Record<string, string>; body?: unknown },
): Promise<Reply<Body>> {
  const [method, url] = route.split(" ", 2) as [Method, string];
  const payload = body === undefined ? {} : { payload: body as object };
  return await injectAs(server, { method, url, headers, ...payload });
}

/** A stream returns its head only, since it never ends. */
export async function injectAs<Body>(
  server: Server,
  sent: InjectOptions & { url: string },
): Promise<Reply<Body>> {
  if (!/\/stream(?:\?|$)/.test(sent.url)) {
    const { statusCode, headers, payload } = await server.inject(sent);
    return replyOf<Body>(statusCode, headers, payload);
  }
  const response = await server.inject({ ...sent, payloadAsStream: true });
  const { statusCode, headers, raw } = response;
  const body = response.stream();
  const isEndless = headers["content-type"] === streamType;
  if (isEndless) raw.res.destroy();
  return replyOf<Body>(statusCode, headers, isEndless ? "" : await textOf(body));
}

export function replyOf<Body>(
  status: number,
  headers: Reply["headers"],
  text: string,
): Reply<Body> {
  const isJson = /json/.test(String(headers["content-type"]));
  const body = (isJson && text !== "" ? JSON.parse(text) : undefined) as Body;
  return { status, body, text, headers };
}
