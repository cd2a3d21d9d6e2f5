// Needs root for a small file system.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fillFolder, thorough } from "@frontdesk/database/testing";
import { startProcess } from "@frontdesk/payments/test/process";
import { type Json, makePayment, makeShop, send } from "@frontdesk/payments/test/shop";
import { keepSecret } from "@frontdesk/platform/secrets";
import { operatorKey } from "@frontdesk/platform/test/harness";
import { freePort } from "@frontdesk/server/test/port";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { migrations } from "./migrations.ts";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const disk = join(tmpdir(), `frontdesk-small-${process.pid}`);
const ballast = join(disk, "ballast");

function isMounted(): boolean {
  try {
    mkdirSync(disk);
    const words = ["-t", "tmpfs", "-o", "size=220m,mode=700", "tmpfs", disk];
    execFileSync("mount", words, { stdio: "ignore" });
    return true;
  } catch {
    rmSync(disk, { recursive: true, force: true });
    return false;
  }
}

const isSmall = thorough && process.platform === "linux" && isMounted();
afterAll(() => {
  if (!isSmall) return;
  execFileSync("umount", [disk]);
  rmSync(disk, { recursive: true });
});

async function start(folder: string) {
  const environment = {
    FRONTDESK_DATA_DIR: folder,
    OPERATOR_KEY: operatorKey,
    LOG_LEVEL: "silent",
    SCHEDULING_PORT: String(await freePort()),
  };
  return await startProcess({ environment, remove: async () => {} }, main);
}

afterEach(() => rmSync(ballast, { force: true }));

const lineOf = (folder: string) =>
  `${folder}: the disk is full, and the data is unchanged: ` + "free space, and start again\n";

function fill(bytes: number): void {
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(ballast, Buffer.alloc(bavail * bsize - bytes));
}

describe.runIf(isSmall)("start on a full disk", () => {
  const folder = join(disk, "own");
  let paid: { id: string; key: string };
  beforeAll(async () => {
    mkdirSync(folder, { mode: 0o700 });
    await fillFolder(folder, migrations);
    const running = await start(folder);
    const { key, merchant } = await makeShop(running);
    paid = { key, id: await makePayment(running, merchant) };
    await running.end();
  }, 120_000);

  it.each([
    ["no byte", 0],
    ["a page", 4_096],
  ])(
    "reports it in one line with %s left, and changes nothing",
    async (_name, left) => {
      fill(left);
      await expect(start(folder)).rejects.toThrow(new Error(`it did not start: ${lineOf(folder)}`));
      rmSync(ballast);
      const again = await start(folder);
      const { body } = await send<Json>(again, `GET /transactions/${paid.id}`, { key: paid.key });
      expect(body.transaction.id).toBe(paid.id);
      await again.end();
    },
    120_000,
  );

  it("reports it for a new folder and leaves the folder empty", async () => {
    const fresh = join(disk, "fresh");
    fill(10_000_000);
    await expect(start(fresh)).rejects.toThrow(lineOf(fresh));
    expect(readdirSync(fresh)).toEqual([]);
    rmSync(ballast);
  }, 120_000);

  it("leaves no partial key, because a later start would use it", () => {
    const keys = join(disk, "keys");
    mkdirSync(keys, { mode: 0o700 });
    fill(0);
    expect(() => keepSecret(keys, "master.key", "k".repeat(43))).toThrow("ENOSPC");
    expect(readdirSync(keys)).toEqual([]);
  });
});
