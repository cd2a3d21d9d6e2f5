import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fillFolder } from "@frontdesk/database/testing";
import { startProcess } from "@frontdesk/payments/test/process";
import {
  type Json,
  makePayment,
  makeShop,
  type Sender,
  type Shop,
  send,
} from "@frontdesk/payments/test/shop";
import { freePort } from "@frontdesk/server/test/port";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { command } from "./command.ts";
import { migrations } from "./migrations.ts";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
let location: string;
beforeAll(() => {
  location = mkdtempSync(join(tmpdir(), "frontdesk-backup-"));
});
afterAll(() => rmSync(location, { recursive: true }));

const inFolder = (name: string) => join(location, name);
const without = { DATABASE_URL: "", MASTER_KEY: "", OPERATOR_KEY: "" };

async function startOn(folder: string) {
  const environment = {
    FRONTDESK_DATA_DIR: folder,
    LOG_LEVEL: "warn",
    APP_REQUESTS_PER_SECOND: "0",
    SCHEDULING_PORT: String(await freePort()),
  };
  const process = await startProcess({ environment, remove: async () => {} }, main);
  const port = new URL(process.operatorUrl).port;
  const own = { ...without, FRONTDESK_DATA_DIR: folder, OPERATOR_PORT: port };
  return { ...process, command: (...parts: string[]) => command(parts, own) };
}

const capturesOfOne = 100;

function capturing(process: Sender, { key, merchant }: Shop) {
  const gateway = { ids: [] as string[], captured: 0, isOver: false };
  const capture = async () => {
    if (gateway.captured === gateway.ids.length * capturesOfOne) {
      gateway.ids.push(await makePayment(process, merchant));
    }
    const path = `POST /transactions/${gateway.ids.at(-1)}/captures` as const;
    expect((await send(process, path, { key, body: { amount: 1 } })).status).toBe(201);
    gateway.captured += 1;
  };
  const work = (async () => {
    while (!gateway.isOver) await capture();
  })();
  return {
    gateway,
    end: async () => {
      gateway.isOver = true;
      await work;
    },
  };
}

async function capturedOf(process: Sender, key: string, ids: readonly string[]): Promise<number> {
  let sum = 0;
  for (const id of ids) {
    const { status, body } = await send<Json>(process, `GET /transactions/${id}`, { key });
    if (status === 200) sum += body.transaction.capturedAmount;
  }
  return sum;
}

async function reconciled(own: Awaited<ReturnType<typeof startOn>>): Promise<boolean> {
  const lines = (await own.command("reconcile")).trim().split("\n");
  const proofs = lines.map((line) => JSON.parse(line) as { findings: []; complete: boolean });
  return proofs.length === 2 && proofs.every((one) => one.complete && one.findings.length === 0);
}

describe("backup during payments", () => {
  it("contains all acknowledged operations, and starts elsewhere with the same keys", async () => {
    const [own, other, file] = ["own", "other", "made.backup"].map(inFolder) as [
      string,
      string,
      string,
    ];
    await fillFolder(own, migrations);
    const running = await startOn(own);
    const shop = await makeShop(running);
    const { gateway, end } = capturing(running, shop);
    await expect.poll(() => gateway.captured).toBeGreaterThan(3);
    const before = gateway.captured;
    const labels = JSON.parse(await running.command("backup", file));
    await expect.poll(() => gateway.captured).toBeGreaterThan(before);
    await end();
    await running.end("SIGTERM");
    expect(labels.backup).toMatchObject({
      file,
      bytes: statSync(file).size,
      keys: ["master.key", "operator.key"],
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);

    const restoring = command(["restore", file], { ...without, FRONTDESK_DATA_DIR: other });
    expect(JSON.parse(await restoring).restored).toMatchObject({
      folder: other,
      version: labels.backup.version,
    });
    for (const name of labels.backup.keys) {
      expect(readFileSync(join(other, name))).toEqual(readFileSync(join(own, name)));
    }
    const again = await startOn(other);
    const captured = await capturedOf(again, shop.key, gateway.ids);
    expect(captured).toBeGreaterThanOrEqual(before);
    expect(captured).toBeLessThanOrEqual(gateway.captured);
    expect(await reconciled(again)).toBe(true);
    await makePayment(again, shop.merchant);
    await again.end("SIGTERM");
  }, 120_000);

  it("comes from the folder if no process runs", async () => {
    const file = inFolder("stopped.backup");
    const text = await command(["backup", file], {
      ...without,
      FRONTDESK_DATA_DIR: inFolder("own"),
    });
    expect(JSON.parse(text).backup).toMatchObject({ file, keys: ["master.key", "operator.key"] });
    await command(["restore", file], { ...without, FRONTDESK_DATA_DIR: inFolder("third") });
  });
});

describe("backup refusal", () => {
  it.each(["backup", "restore"])("for a PostgreSQL database: %s", async (name) => {
    const url = "postgres://frontdesk@127.0.0.1/frontdesk";
    const keys = {
      MASTER_KEY: Buffer.alloc(32, 7).toString("base64"),
      OPERATOR_KEY: "x".repeat(24),
    };
    const request = command([name, inFolder("none")], { ...keys, DATABASE_URL: url });
    await expect(request).rejects.toThrow("pg_dump and pg_restore; see docs/operating.md");
  });

  it.each([
    [
      "that does not exist",
      "nowhere/made.backup",
      "nowhere does not exist: create the folder first",
    ],
    ["that is a file", "a-file/made.backup", "a-file is not a folder"],
  ])("before any change if its folder is %s", async (_what, file, words) => {
    writeFileSync(inFolder("a-file"), "");
    const request = command(["backup", inFolder(file)], {
      ...without,
      FRONTDESK_DATA_DIR: inFolder("never-made"),
    });
    await expect(request).rejects.toThrow(words);
    expect(existsSync(inFolder("never-made"))).toBe(false);
  });

  it("with a message about the key if the admin listener expects another key", async () => {
    const admin = createServer((_request, response) => {
      response.writeHead(401, { "content-type": "application/json" });
      response.end('{"message":"The operator key is needed"}');
    });
    await once(admin.listen(0, "127.0.0.1"), "listening");
    const request = command(["backup", inFolder("never")], {
      ...without,
      FRONTDESK_DATA_DIR: inFolder("never-made"),
      OPERATOR_KEY: "x".repeat(24),
      OPERATOR_PORT: String((admin.address() as AddressInfo).port),
    });
    await expect(request).rejects.toThrow("The operator key in OPERATOR_KEY is wrong");
    admin.close();
  });

  it("if the file exists, or without a database and a process", async () => {
    const ask = async (file: string) =>
      await command(["backup", file], {
        ...without,
        FRONTDESK_DATA_DIR: inFolder("nowhere"),
        OPERATOR_KEY: "x".repeat(24),
        OPERATOR_PORT: String(await freePort()),
      });
    await expect(ask(location)).rejects.toThrow("already exists: choose another name");
    await expect(ask(inFolder("none"))).rejects.toThrow(/No service answers at .*has no database/);
  });
});
