import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { thorough } from "@frontdesk/database/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const mainOf = (name: string) =>
  fileURLToPath(new URL(`../../${name}/src/main.ts`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "frontdesk-ports-"));
let taken: Server;
let port = "";
beforeAll(async () => {
  taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  port = String((taken.address() as { port: number }).port);
});
afterAll(() => {
  taken.close();
  rmSync(folder, { recursive: true });
});

interface EndedProcess {
  code: number | null;
  said: string;
  /** CPU time does not depend on other load. */
  cpuMs: number;
}

const tellCpu = `process.on("exit", () => {
  const { user, system } = process.cpuUsage();
  fs.writeSync(3, String((user + system) / 1000));
});`;
const watch = `data:text/javascript,${encodeURIComponent(`import fs from "node:fs"; ${tellCpu}`)}`;

async function runToEnd(
  parts: string[],
  environment: Record<string, string>,
): Promise<EndedProcess> {
  const child = spawn(process.execPath, ["--import", watch, ...parts], {
    env: { FRONTDESK_DATA_DIR: join(folder, "data"), ...environment },
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  const [, stdout, stderr, notice] = child.stdio;
  let text = "";
  for (const stream of [stdout, stderr]) stream!.on("data", (part) => (text += part));
  let cpuMs = "";
  notice!.on("data", (part) => (cpuMs += part));
  const [code] = await once(child, "close");
  return { code, said: text, cpuMs: Number(cpuMs) };
}

describe.runIf(thorough)("process with a port in use", () => {
  it.each([
    ["frontdesk", "DESK_PORT"],
    ["frontdesk", "PAYMENTS_PORT"],
    ["frontdesk", "SCHEDULING_PORT"],
    ["frontdesk", "OPERATOR_PORT"],
    ["payments", "PAYMENTS_PORT"],
    ["payments", "OPERATOR_PORT"],
    ["scheduling", "SCHEDULING_PORT"],
    ["scheduling", "OPERATOR_PORT"],
  ])("exits before it opens or locks the database: %s, %s", async (name, setting) => {
    const free = { DESK_PORT: "0", PAYMENTS_PORT: "0", SCHEDULING_PORT: "0", OPERATOR_PORT: "0" };
    // Shows the machine's speed.
    const { cpuMs: nothing } = await runToEnd(["-e", "0"], {});
    const ended = await runToEnd([mainOf(name), "start"], { ...free, [setting]: port });
    const problem = `Cannot listen on 127.0.0.1:${port} (${setting}): the port is in use`;
    expect(ended).toMatchObject({ code: 1, said: `${problem}\n` });
    expect(ended.cpuMs - nothing).toBeLessThan(Math.max(1_000, 25 * nothing));
    expect(existsSync(join(folder, "data"))).toBe(false);
  });
});
