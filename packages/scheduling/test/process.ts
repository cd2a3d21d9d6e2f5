import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { TestScheduling } from "./harness.ts";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

export interface SchedulingProcess {
  url: string;
  process: ChildProcess;
  /** What it wrote to standard output and error. */
  output(): string;
  /** Ends it and waits until it is gone. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts a process of the service on the PostgreSQL database of a test, and waits for it. */
export async function startProcess(
  { opened, context: { settings } }: TestScheduling,
  environment: Record<string, string> = {},
): Promise<SchedulingProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    env: {
      DATABASE_URL: opened.url,
      FRONTDESK_DATA_DIR: settings.dataFolder,
      MASTER_KEY: settings.masterKey,
      SCHEDULING_PORT: String(port),
      OPERATOR_PORT: "0",
      OPERATOR_KEY: "operator-key-of-the-tests",
      LOG_LEVEL: "warn",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (part: Buffer) => written.push(String(part)));
  }
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`it did not start: ${written.join("")}`);
    await wait(100);
  }
  return {
    url,
    process: child,
    output: () => written.join(""),
    end: async (signal = "SIGTERM") => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, "exit");
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`)).ok;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}
