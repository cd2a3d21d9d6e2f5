import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { freshDatabase, thorough } from "@frontdesk/database/testing";
import { assertionKey } from "@frontdesk/people/own-keys";
import { keyringFrom } from "@frontdesk/platform/sealing/keyring";
import { deriveKey, seal } from "@frontdesk/platform/sealing/seal";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { migrations } from "../../src/core/migrations.ts";
import { ownKeys } from "../../src/core/own-keys.ts";
import { startTestPayments } from "../harness.ts";

const keyOf = (version: number) => `${version}:${Buffer.alloc(32, version & 255).toString("hex")}`;

describe.runIf(thorough)("database older than random keys", () => {
  const ownKeysMigration = "0012-own-keys.sql";
  const [people, own] = migrations.slice(1);

  it.each([
    ["one key", keyOf(1), 1, 1],
    ["two keys, the older of which is compared with", `${keyOf(1)},${keyOf(2)}`, 1, 2],
  ])("keeps the keys derived from %s", async (_title, masterKey, compared, passing) => {
    const folder = mkdtempSync(join(tmpdir(), "frontdesk-earlier-"));
    for (const file of readdirSync(own!.folder).filter((name) => name < ownKeysMigration)) {
      cpSync(new URL(file, own!.folder), join(folder, file));
    }
    const set = { name: "payments", folder: pathToFileURL(`${folder}/`) };
    const database = await freshDatabase([people!, set]);
    const keyring = keyringFrom(masterKey);
    const check = seal(keyring, { purpose: "check", context: "frontdesk" }, "frontdesk");
    await sql`insert into payments.checks (name, value)
      values ('master key', ${check})`.execute(database.db);
    const payments = await startTestPayments({ opened: database, settings: { masterKey } });
    const { own: opened } = payments.context.keyring;
    const derived = ownKeys.map((name): [string, Buffer | undefined] => {
      const version = name.startsWith("fingerprint:") ? compared : passing;
      // Newer keys are random.
      return [name, name === assertionKey ? opened.get(name) : deriveKey(keyring, name, version)];
    });
    expect(opened).toEqual(new Map(derived));
    expect(opened.get(assertionKey)).not.toEqual(deriveKey(keyring, assertionKey, passing));
    await payments.close();
    rmSync(folder, { recursive: true });
  });

  it("a new database has random keys", async () => {
    const database = await freshDatabase(migrations);
    const opened = { ...database, close: async () => {} };
    const masterKey = keyOf(1);
    const payments = await startTestPayments({ opened, settings: { masterKey } });
    const { own: drawn } = payments.context.keyring;
    await payments.close();
    for (const [name, key] of drawn) {
      expect(key.equals(deriveKey(keyringFrom(masterKey), name))).toBe(false);
    }
    const again = await startTestPayments({ opened: database, settings: { masterKey } });
    expect(again.context.keyring.own).toEqual(drawn);
    await again.close();
  });
});
