// Frontdesk as somebody starts it, in a folder of its own, with a shop that takes payments.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort, isHealthy } from "@frontdesk/server/test/port";

export interface Started extends AsyncDisposable {
  desk: string;
  payments: string;
  /** The public key of a test merchant. */
  merchantKey: string;
}

const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url));

/** Starts everything, and gives it a shop. */
export async function startFrontdesk(): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), "frontdesk-pictures-"));
  const ports = [await freePort(), await freePort(), await freePort(), await freePort()];
  const [desk, payments, scheduling] = ports.map((port) => `http://127.0.0.1:${port}`);
  const env = {
    FRONTDESK_DATA_DIR: folder,
    DESK_PORT: String(ports[0]),
    PAYMENTS_PORT: String(ports[1]),
    SCHEDULING_PORT: String(ports[2]),
    OPERATOR_PORT: String(ports[3]),
    LOG_LEVEL: "error",
  };
  const child = spawn(process.execPath, [main, "start"], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  await answering(child, [payments!, scheduling!, desk!]);
  return {
    payments: payments!,
    desk: desk!,
    merchantKey: await givenShop(payments!),
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await once(child, "exit");
      rmSync(folder, { recursive: true });
    },
  };
}

async function answering(child: ChildProcess, urls: string[]): Promise<void> {
  for (const url of urls) {
    while (!(await isHealthy(url))) {
      if (child.exitCode !== null) throw new Error(`Frontdesk ended with ${child.exitCode}`);
      await delay(100);
    }
  }
}

async function givenShop(payments: string): Promise<string> {
  const { key } = await post(`${payments}/apps`, { name: "shop" });
  const merchant = await post(
    `${payments}/merchants`,
    {
      test: "yes",
      currency: "EUR",
      email: "jane@example.com",
      website: "https://example.com",
      descriptor: "Jane's coffee",
      name: "Jane’s coffee",
      "company[country]": "DK",
    },
    { authorization: `Basic ${btoa(`:${key}`)}` },
  );
  return merchant.key;
}

/** What was made, of which only the key is wanted. */
async function post(
  url: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<{ key: string }> {
  const answer = await fetch(url, { method: "POST", headers, body: new URLSearchParams(form) });
  const body = (await answer.json()) as Record<string, { key: string }>;
  const [made] = Object.values(body);
  if (!answer.ok || made === undefined) throw new Error(`${url} answered ${answer.status}`);
  return made;
}
