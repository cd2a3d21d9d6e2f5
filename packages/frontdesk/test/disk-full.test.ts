import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fillFolder, thorough } from "@frontdesk/database/testing";
import { startProcess } from "@frontdesk/payments/test/process";
import { type Json, makePayment, makeShop, send } from "@frontdesk/payments/test/shop";
import { operatorKey } from "@frontdesk/platform/test/harness";
import { freePort } from "@frontdesk/server/test/port";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrations } from "./migrations.ts";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "frontdesk-room-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function start() {
  const environment = {
    FRONTDESK_DATA_DIR: folder,
    OPERATOR_KEY: operatorKey,
    LOG_LEVEL: "warn",
    SCHEDULING_PORT: String(await freePort()),
  };
  return await startProcess({ environment, remove: async () => {} }, main);
}

describe.runIf(thorough && process.platform === "linux")("full disk", () => {
  it("ends an embedded database's process with a message and no data loss", async () => {
    await fillFolder(folder, migrations);
    const running = await start();
    const { key, merchant } = await makeShop(running);
    const id = await makePayment(running, merchant);
    const captures = `POST /transactions/${id}/captures` as const;
    expect((await send(running, captures, { key, body: { amount: 100 } })).status).toBe(201);
    const { pid } = running.process;
    execFileSync("prlimit", ["--pid", String(pid), "--fsize=0:unlimited"]);
    const ended = once(running.process, "exit");
    const heard = await send<Json>(running, captures, { key, body: { amount: 10 } }).catch(() => {
      return { status: 500, body: { code: "outcome_unknown" } };
    });
    expect(heard).toMatchObject({ status: 500, body: { code: "outcome_unknown" } });
    expect(await ended).toEqual([1, null]);
    expect(running.output()).toContain("the database ended, so the process stops");

    const again = await start();
    const { body } = await send<Json>(again, `GET /transactions/${id}`, { key });
    expect([100, 110]).toContain(body.transaction.capturedAmount);
    for (const location of ["payments", "scheduling"]) {
      const proof = `POST /${location}/operator/reconciliations` as const;
      const proved = await send<Json>(again, proof, { key: operatorKey });
      expect(proved.body).toMatchObject({ findings: [], complete: true });
    }
    await again.end("SIGTERM");
  }, 120_000);
});
