import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { MigrationSet } from "@frontdesk/database/migrate";
import { fillFolder, freshDatabase, onPostgres } from "@frontdesk/database/testing";
import {
  isOperators,
  operatorKey,
  type Reply,
  type Route,
  replyOf,
} from "@frontdesk/platform/test/harness";
import { type Running, startProgram } from "@frontdesk/platform/test/process";
import { freePort } from "@frontdesk/server/test/port";
import { migrations } from "../src/core/migrations.ts";
import { basic, type Caller, type Sending } from "./shop.ts";

export interface ProcessEnvironment {
  environment: Record<string, string>;
  remove(): Promise<void>;
}

/** PostgreSQL, or an embedded database in a folder, empty or with `made` applied. */
export async function makeEnvironment(
  migrationSets?: readonly MigrationSet[],
): Promise<ProcessEnvironment> {
  const folder = mkdtempSync(join(tmpdir(), "frontdesk-process-"));
  const opened = onPostgres ? await freshDatabase(migrationSets ?? migrations) : undefined;
  if (!onPostgres && migrationSets !== undefined) await fillFolder(folder, migrationSets);
  return {
    environment: {
      FRONTDESK_DATA_DIR: folder,
      OPERATOR_KEY: operatorKey,
      MASTER_KEY: Buffer.alloc(32, 9).toString("base64url"),
      LOG_LEVEL: "warn",
      APPS_PER_MINUTE: "100000",
      PAYMENTS_PER_MINUTE: "100000",
      APP_REQUESTS_PER_SECOND: "0",
      ...(opened?.url === undefined ? {} : { DATABASE_URL: opened.url }),
    },
    remove: async () => {
      await opened?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface PaymentsProcess extends Running {
  operatorUrl: string;
  send: Caller;
}

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

export async function startProcess(
  processEnvironment: ProcessEnvironment,
  script = main,
): Promise<PaymentsProcess> {
  const [port, operatorPort] = [await freePort(), await freePort()];
  const [url, operatorUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${operatorPort}`];
  const ports = { PAYMENTS_PORT: String(port), OPERATOR_PORT: String(operatorPort) };
  const environment = {
    DESK_PORT: String(await freePort()),
    ...processEnvironment.environment,
    ...ports,
  };
  return {
    ...(await startProgram({ script, words: ["start"], environment, url })),
    operatorUrl,
    send: (route, sending) => askAt(isOperators(route) ? operatorUrl : url, route, sending),
  };
}

export async function askAt<Body = unknown>(
  url: string,
  route: Route,
  { key, body, headers = {} }: Sending = {},
): Promise<Reply<Body>> {
  const [method, path] = route.split(" ", 2);
  const response = await fetch(`${url}${path}`, {
    method: method ?? "GET",
    headers: {
      accept: "application/json",
      ...(key === undefined ? {} : { authorization: basic(key) }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const entries = Object.fromEntries(response.headers);
  return replyOf<Body>(response.status, entries, await response.text());
}
