import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { isHealthy } from "@frontdesk/server/test/port";

export interface Running {
  url: string;
  process: ChildProcess;
  output(): string;
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface Program {
  script: string;
  words?: string[];
  environment: Record<string, string | undefined>;
  url: string;
}

export async function startProgram(program: Program): Promise<Running> {
  const { script, words = [], environment, url } = program;
  const child = spawn(process.execPath, [script, ...words], {
    // No time for load balancers, except in tests of it.
    env: { DRAIN_SECONDS: "0", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (part: Buffer) => written.push(String(part)));
  }
  const output = () => written.join("");
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  for (let attempt = 0; !(await isHealthy(url)); attempt += 1) {
    if (isGone() || attempt > 600) {
      child.kill("SIGKILL");
      throw new Error(`it did not start: ${output()}`);
    }
    await wait(100);
  }
  if (isGone()) throw new Error(`another answered where it was to start: ${output()}`);
  return {
    url,
    process: child,
    output,
    end: async (signal = "SIGTERM") => {
      if (!isGone()) {
        child.kill(signal);
        await once(child, "exit");
      }
      return child.exitCode;
    },
  };
}
