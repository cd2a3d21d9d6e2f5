import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freshDatabase, type TestDatabase } from "@frontdesk/database/testing";
import { basic, type Sender } from "@frontdesk/payments/test/shop";
import { inject, isOperators, masterKey, operatorKey } from "@frontdesk/platform/test/harness";
import { createLog } from "@frontdesk/server/log";
import { freePort } from "@frontdesk/server/test/port";
import { expect } from "vitest";
import { readAllSettings } from "../src/command/settings.ts";
import { startAll } from "../src/command/start.ts";
import { migrations } from "./migrations.ts";

export interface Whole extends Sender {
  opened: TestDatabase;
  deskUrl: string;
  invitationOf(email: string): Promise<string>;
  close(): Promise<void>;
}

export async function startWhole(): Promise<Whole> {
  const folder = mkdtempSync(join(tmpdir(), "frontdesk-whole-"));
  const opened = await freshDatabase(migrations);
  const names = ["DESK_PORT", "PAYMENTS_PORT", "SCHEDULING_PORT", "OPERATOR_PORT"];
  const ports: [string, string][] = [];
  for (const name of names) ports.push([name, String(await freePort())]);
  const settings = readAllSettings({
    FRONTDESK_DATA_DIR: folder,
    OPERATOR_KEY: operatorKey,
    MASTER_KEY: masterKey,
    TRUST_PROXY: "127.0.0.1",
    ...Object.fromEntries(ports),
  });
  const running = await startAll(settings, { opened, log: createLog({ level: "error" }) });
  for (const { server, at } of running.listeners) await server.listen(at);
  const [payments, scheduling, admin] = running.listeners;
  return {
    opened,
    deskUrl: settings.desk.publicUrl,
    send: async (route, { key, body, headers = {} } = {}) => {
      const location = isOperators(route) ? admin : / \/v1\//.test(route) ? scheduling : payments;
      const authorization = key === undefined ? {} : { authorization: basic(key) };
      const sent = { accept: "application/json", ...authorization, ...headers };
      return await inject(location!.server, route, { headers: sent, body });
    },
    invitationOf: (email) => invitationIn(join(folder, "mail"), email),
    close: async () => {
      await running.close();
      await opened.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function invitationIn(mails: string, email: string): Promise<string> {
  const find = () => {
    const texts = readdirSync(mails).map((name) => readFileSync(join(mails, name), "utf8"));
    const own = texts.find((text) => text.includes(`To: ${email}`));
    return /\/join\/[\w-]+/.exec(own?.replaceAll("=\r\n", "") ?? "")?.[0];
  };
  await expect.poll(find).toBeDefined();
  return find()!;
}
