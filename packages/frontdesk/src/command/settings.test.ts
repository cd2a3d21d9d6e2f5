import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { settingNames } from "@frontdesk/platform/unknown-settings";
import { afterAll, describe, expect, it } from "vitest";
import { readAllSettings, readCaller } from "./settings.ts";

const folder = mkdtempSync(join(tmpdir(), "frontdesk-settings-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("settings", () => {
  it("read every secret from a file", () => {
    const secrets = {
      DATABASE_URL: "postgres://frontdesk:secret@127.0.0.1/frontdesk",
      SMTP_URL: "smtps://frontdesk:secret@mail.example.com",
      MASTER_KEY: Buffer.alloc(32, 3).toString("base64url"),
      OPERATOR_KEY: "an operator's own long key",
    };
    const files = Object.entries(secrets).map(([name, value]) => {
      const file = join(folder, name);
      writeFileSync(file, `${value}\n`);
      return [`${name}_FILE`, file];
    });
    const read = readAllSettings(Object.fromEntries(files));
    const expected = {
      databaseUrl: secrets.DATABASE_URL,
      smtpUrl: secrets.SMTP_URL,
      masterKey: secrets.MASTER_KEY,
      operatorKey: secrets.OPERATOR_KEY,
    };
    expect(read).toMatchObject({ payments: expected, scheduling: expected, desk: expected });
    expect(read).toEqual(readAllSettings(secrets));
  });

  it("trust all accounts by name, or with an embedded database and mails as files", () => {
    const trusted = (environment: Record<string, string>) =>
      readAllSettings(environment).scheduling.accountsAreTrusted;
    const mail = { SMTP_URL: "smtp://mail.example.com" };
    const database = {
      DATABASE_URL: "postgres://frontdesk@127.0.0.1/frontdesk",
      MASTER_KEY: Buffer.alloc(32, 3).toString("base64url"),
      OPERATOR_KEY: "an operator's own long key",
    };
    expect([{}, mail, database, { ...mail, ...database }].map(trusted)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(trusted({ ACCOUNTS: "approved" })).toBe(false);
    expect(trusted({ ...mail, ...database, ACCOUNTS: "trusted" })).toBe(true);
    expect(thrownBy(() => readAllSettings({ ACCOUNTS: "all" })).message).toContain("ACCOUNTS");
  });

  it("settings: the code, the list of names and docs/settings.md agree", () => {
    const requests = new Set<string>();
    const recording = new Proxy<Record<string, string>>(
      {},
      { get: (_, name) => void requests.add(String(name)) },
    );
    readAllSettings(recording);
    expect(() => readCaller(recording)).toThrow("FRONTDESK_KEY");
    const names = [...requests].filter((name) => !name.endsWith("_FILE"));
    expect(names.sort()).toEqual([...settingNames].sort());
    const page = readFileSync(new URL("../../../../docs/settings.md", import.meta.url), "utf8");
    const [table = ""] = /^\| variable[\s\S]*?\n\n/m.exec(page) ?? [];
    const first = table.split("\n").map((line) => line.split("|")[1] ?? "");
    const messages = first.flatMap((cell) =>
      [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
    );
    // OPERATOR_REMOTE no longer exists. Only commands use FRONTDESK_KEY.
    const untold = ["OPERATOR_REMOTE", "FRONTDESK_KEY"];
    expect([...messages, ...untold].sort()).toEqual([...settingNames].sort());
  });

  it("report all errors of all services at once, each once", () => {
    const wrong = {
      DESK_PORT: "w",
      PAYMENTS_PORT: "x",
      SCHEDULING_PORT: "y",
      OPERATOR_PORT: "z",
      OPERATOR_REMOTE: "yes",
      WEBHOOKS_TO_PRIVATE: "perhaps",
      APPS_PER_MINUTE: "many",
      LOG_LEVEL: "loud",
      MASTER_KEY_FILE: join(folder, "nothing"),
    };
    const problems = thrownBy(() => readAllSettings(wrong)).message.split("; ");
    const names = problems.map((problem) => problem.replace(/^Settings: /, "").split(" ")[0]);
    expect(names.sort()).toEqual(Object.keys(wrong).sort());
  });
});

function thrownBy(work: () => unknown): Error {
  try {
    work();
  } catch (error) {
    return error as Error;
  }
  throw new Error("nothing was thrown");
}
