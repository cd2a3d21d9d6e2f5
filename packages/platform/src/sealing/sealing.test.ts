import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freshDatabase, type TestDatabase } from "@frontdesk/database/testing";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { platformMigrations } from "../migrations.ts";
import { type Attendance, attend } from "./attend.ts";
import { type Opening, openKeys } from "./open.ts";
import { beginRotation, progressOf } from "./rotation.ts";
import { isAbandoned, seal } from "./seal.ts";

const key = (version: number) => `${version}:${Buffer.alloc(32, version).toString("hex")}`;
const keys = (...versions: number[]) => versions.map(key).join(",");
const patience = 20_000;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

let folder: string;
let opened: TestDatabase;
const attendances: Attendance[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "frontdesk-sealing-"));
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  opened = await freshDatabase([platformMigrations]);
  log.error.mockClear();
});
afterEach(async () => {
  await Promise.all(attendances.splice(0).map((attendance) => attendance.stop()));
  await opened.close();
});

const open = (masterKey: string, names: string[], more: Partial<Opening> = {}) =>
  openKeys(opened.db, { masterKey, folder, names, ...more });

async function hooks(masterKey: string) {
  const { keyring, processId } = await open(masterKey, ["one"]);
  const columns: [] = [];
  const parts = { db: opened.db, keyring, log, processId, columns };
  const attendance = await attend(parts, { beatMs: 20, drainMs: 0 });
  attendances.push(attendance);
  return { keyring, attendance };
}

describe("named keys", () => {
  it("are created once, even with several concurrent starts", async () => {
    const both = await Promise.all([open(key(1), ["one"]), open(key(1), ["one", "two"])]);
    const [one, other] = both.map(({ keyring }) => keyring.own);
    expect(one!.get("one")).toEqual(other!.get("one"));
    expect(other!.get("two")).not.toEqual(other!.get("one"));
  });

  it("are new for every service after the loss of the master key", async () => {
    const { keyring: payments } = await open(key(1), ["one"]);
    const { keyring: scheduling } = await open(key(1), ["two"]);
    const giveUp = vi.fn();
    await open(key(2), ["one"], { giveUp });
    const after = await open(key(2), ["two"], { giveUp });
    expect(giveUp).toHaveBeenCalledOnce();
    expect(after.keyring.own.get("two")).not.toEqual(scheduling.own.get("two"));
    expect(payments.own.get("one")).toHaveLength(32);
  });

  it("are not stored by a refused start", async () => {
    await open(key(1), ["one"]);
    await expect(open(key(2), ["one", "three"])).rejects.toThrow("has no version 1");
    const { rows } = await sql`select from sealing.keys where name = 'three'`.execute(opened.db);
    expect(rows).toEqual([]);
  });
});

describe("sealed value", () => {
  it("is lost with its version only", async () => {
    const { keyring } = await open(keys(2), []);
    const sealed = seal(keyring, { purpose: "any", context: "" }, "secret");
    const garbage = "A".repeat(80);
    expect([sealed, garbage].map((text) => isAbandoned(keyring, text))).toEqual([false, false]);
    const after = (await open(keys(3), [], { giveUp: vi.fn() })).keyring;
    expect(isAbandoned(after, sealed)).toBe(true);
    expect(isAbandoned((await open(keys(2, 3), [])).keyring, sealed)).toBe(false);
    expect(isAbandoned(after, seal(after, { purpose: "any", context: "" }, "new"))).toBe(false);
  });
});

describe("master key", () => {
  it("seals with the database's version, not the newest configured one", async () => {
    await open(key(1), []);
    expect((await open(keys(1, 2), [])).keyring.current).toBe(1);
  });

  it("of an older database needs all its versions until the rotation ends", async () => {
    expect((await open(keys(1, 2), [])).keyring.current).toBe(2);
    await expect(open(key(2), [])).rejects.toThrow(
      "MASTER_KEY also needs version 1 until rotate-keys",
    );
  });
});

describe("key rotation", () => {
  it("reaches every process, and ends once all have reported", async () => {
    const first = await hooks(keys(1));
    const { unknownTo } = await beginRotation(opened.db, (await hooks(keys(1, 2))).keyring);
    expect(unknownTo).toEqual([expect.stringMatching(/^process \d+ on /)]);
    await first.attendance.stop();
    const [one, other] = [await hooks(keys(1, 2)), await hooks(keys(1, 2))];
    const late = await open(keys(1, 2), ["one"]);
    expect(await beginRotation(opened.db, one.keyring)).toEqual({ unknownTo: [] });
    await vi.waitFor(
      () => expect([one, other].map(({ keyring }) => keyring.current)).toEqual([2, 2]),
      patience,
    );
    // A process without a poll since the start may still seal with the old version.
    expect(late.keyring.current).toBe(1);
    await vi.waitFor(
      async () => expect((await progressOf(opened.db)).waitingFor).toHaveLength(1),
      patience,
    );
    expect((await progressOf(opened.db)).state).toBe("waiting");
    await sql`delete from sealing.processes where id = ${late.processId}`.execute(opened.db);
    await vi.waitFor(
      async () => expect((await progressOf(opened.db)).state).toBe("done"),
      patience,
    );
    expect((await open(key(2), ["one"])).keyring.own).toEqual(one.keyring.own);
  });

  it("keeps an unreported process without the version from sealing", async () => {
    const { keyring } = await hooks(keys(1));
    await sql`update sealing.state set version = 2`.execute(opened.db);
    await vi.waitFor(() => expect(keyring.current).toBe(2), patience);
    await vi.waitFor(() => expect(log.error).toHaveBeenCalled(), patience);
    await sql`update sealing.state set version = 1`.execute(opened.db);
  });
});
