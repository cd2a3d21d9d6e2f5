import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort, isHealthy } from "@frontdesk/server/test/port";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

export interface Frontdesk {
  url: string;
  pid: number;
  seconds: number;
  end(): Promise<void>;
}

export async function startOn(folder: string, words: string[] = []): Promise<Frontdesk> {
  const names = ["DESK", "PAYMENTS", "SCHEDULING", "OPERATOR"];
  const ports: [string, string][] = [];
  for (const name of names) ports.push([`${name}_PORT`, String(await freePort())]);
  const env = { FRONTDESK_DATA_DIR: folder, LOG_LEVEL: "error", ...Object.fromEntries(ports) };
  const begun = performance.now();
  const child = spawn(process.execPath, [main, "start", ...words], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [url, ...others] = ports.slice(0, 3).map(([, port]) => `http://127.0.0.1:${port}`);
  for (const each of [url!, ...others]) {
    while (!(await isHealthy(each))) {
      if (child.exitCode !== null) throw new Error("it did not start");
      await wait(10);
    }
  }
  return {
    url: url!,
    pid: child.pid!,
    seconds: (performance.now() - begun) / 1000,
    end: async () => {
      child.kill();
      await once(child, "exit");
    },
  };
}

export async function startDemo(): Promise<Pick<Frontdesk, "url" | "end">> {
  const folder = mkdtempSync(join(tmpdir(), "frontdesk-bench-"));
  const { url, end } = await startOn(folder, ["--demo"]);
  return {
    url,
    end: async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
