import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freshDatabase, onPostgres } from "@frontdesk/database/testing";
import { migrations } from "../src/migrations.ts";
import { basic, type Caller, isOperators, type Method, type Reply, type Sending } from "./shop.ts";

export const operatorKey = "operator-key-of-the-tests";

/** A database that processes of the service can be started on, one after the other or together. */
export interface Ground {
  environment: Record<string, string>;
  remove(): Promise<void>;
}

/** PostgreSQL where the tests run on it, otherwise an embedded database in a folder. */
export async function givenGround(): Promise<Ground> {
  const folder = mkdtempSync(join(tmpdir(), "frontdesk-process-"));
  const opened = onPostgres ? await freshDatabase(migrations) : undefined;
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

export interface PaymentsProcess {
  url: string;
  /** The operator's door. */
  operatorUrl: string;
  send: Caller;
  process: ChildProcess;
  /** What it wrote to standard output and error. */
  output(): string;
  /** Ends it as nothing can be refused, and waits until it is gone. */
  kill(signal?: NodeJS.Signals): Promise<number | null>;
}

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

/** Starts a process of the service and waits until it is healthy. */
export async function startProcess(ground: Ground, script = main): Promise<PaymentsProcess> {
  const [port, operatorPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [script, "start"], {
    env: {
      ...ground.environment,
      PAYMENTS_PORT: String(port),
      OPERATOR_PORT: String(operatorPort),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += String(chunk)));
  child.stderr.on("data", (chunk) => (output += String(chunk)));
  const [url, operatorUrl] = [port, operatorPort].map((port) => `http://127.0.0.1:${port}`) as [
    string,
    string,
  ];
  for (let attempt = 0; !(await isHealthy(url)); attempt += 1) {
    if (child.exitCode !== null || attempt > 600) throw new Error(`it did not start: ${output}`);
    await wait(100);
  }
  return {
    url,
    operatorUrl,
    send: (route, sending) => ask(isOperators(route) ? operatorUrl : url, route, sending),
    process: child,
    output: () => output,
    kill: async (signal = "SIGKILL") => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal);
        await once(child, "exit");
      }
      return child.exitCode;
    },
  };
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`)).ok;
  } catch {
    return false;
  }
}

/** A port that nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

/** One request over the network. */
async function ask<Body = unknown>(
  url: string,
  route: `${Method} ${string}`,
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
  const text = await response.text();
  const isJson = /json/.test(response.headers.get("content-type") ?? "");
  return {
    status: response.status,
    body: (isJson && text !== "" ? JSON.parse(text) : undefined) as Body,
    text,
    headers: Object.fromEntries(response.headers),
  };
}
