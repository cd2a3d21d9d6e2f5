import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freshDatabase, type TestDatabase } from "@frontdesk/database/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrations } from "../migrations.ts";
import { openKeyring, secretOf } from "./secrets.ts";

let opened: TestDatabase;
let folder: string;
beforeAll(async () => {
  opened = await freshDatabase(migrations);
  folder = mkdtempSync(join(tmpdir(), "frontdesk-secrets-"));
});
afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});

const key = (filling: number) => Buffer.alloc(32, filling).toString("hex");

describe("a generated secret", () => {
  it("is kept for its owner only, and found again", () => {
    const inner = join(folder, "deep", "inside");
    const secret = secretOf(undefined, inner, "some.key");
    expect(Buffer.from(secret, "base64url")).toHaveLength(32);
    expect(statSync(join(inner, "some.key")).mode & 0o777).toBe(0o600);
    expect(statSync(inner).mode & 0o777).toBe(0o700);
    expect(secretOf(undefined, inner, "some.key")).toBe(secret);
  });

  it("gives way to one that is set, which is not written anywhere", () => {
    writeFileSync(join(folder, "other.key"), "kept\n");
    expect(secretOf("given", folder, "other.key")).toBe("given");
    expect(secretOf(undefined, folder, "other.key")).toBe("kept");
  });
});

describe("the master key", () => {
  it("must be the one that the database was first used with, or a newer one with it", async () => {
    await openKeyring(opened.db, key(1));
    expect((await openKeyring(opened.db, key(1))).current).toBe(1);
    const rotated = await openKeyring(opened.db, `1:${key(1)},2:${key(2)}`);
    expect(rotated.current).toBe(2);
    await expect(openKeyring(opened.db, key(3))).rejects.toThrow(
      "MASTER_KEY is not the one this database was first used with",
    );
  });
});
