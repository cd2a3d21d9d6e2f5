import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freshDatabase } from "@frontdesk/database/testing";
import { masterKey, operatorKey } from "@frontdesk/platform/test/harness";
import { type Running, startProgram } from "@frontdesk/platform/test/process";
import { freePort } from "@frontdesk/server/test/port";
import { migrations } from "../test/migrations.ts";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const locations = ["DESK", "PAYMENTS", "SCHEDULING", "OPERATOR"] as const;

export interface Premises {
  folder: string;
  ports: Record<(typeof locations)[number], number>;
  environment: Record<string, string>;
  remove(): Promise<void>;
}

/** PostgreSQL, or embedded on request. */
export async function makePremises({ embedded = false } = {}): Promise<Premises> {
  const folder = mkdtempSync(join(tmpdir(), "frontdesk-torture-"));
  const opened = embedded ? undefined : await freshDatabase(migrations);
  const ports = { DESK: 0, PAYMENTS: 0, SCHEDULING: 0, OPERATOR: 0 };
  for (const location of locations) ports[location] = await freePort();
  const own = locations.map((location) => [`${location}_PORT`, String(ports[location])]);
  return {
    folder,
    ports,
    environment: {
      ...Object.fromEntries(own),
      ...(opened?.url !== undefined && { DATABASE_URL: opened.url }),
      FRONTDESK_DATA_DIR: folder,
      OPERATOR_KEY: operatorKey,
      MASTER_KEY: masterKey,
      LOG_LEVEL: "error",
      APPS_PER_MINUTE: "1000000",
      PAYMENTS_PER_MINUTE: "1000000",
      APP_REQUESTS_PER_SECOND: "0",
      CONNECTIONS_PER_ADDRESS: "1000000",
      BODIES_PER_ADDRESS: "1000000",
    },
    remove: async () => {
      await opened?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function startWholeOn({ environment, ports }: Premises): Promise<Running> {
  const url = `http://127.0.0.1:${ports.PAYMENTS}`;
  return await startProgram({ script: main, words: ["start"], environment, url });
}

/** Megabytes. */
export function memoryOf({ process: { pid } }: Running): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  return { now: Math.round(of("VmRSS")), most: Math.round(of("VmHWM")) };
}
