import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type KeepCheck, openKeyring, secretOf } from "./secrets.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "frontdesk-secrets-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

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

/** Keeps the first value of a name, as a table does. */
function keeping(): KeepCheck {
  const kept = new Map<string, string>();
  return async ({ name, value }) => {
    if (!kept.has(name)) kept.set(name, value);
    return kept.get(name)!;
  };
}

describe("the master key", () => {
  it("must be the one that the database was first used with, or a newer one with it", async () => {
    const keep = keeping();
    await openKeyring(key(1), keep);
    expect((await openKeyring(key(1), keep)).current).toBe(1);
    expect((await openKeyring(`1:${key(1)},2:${key(2)}`, keep)).current).toBe(2);
    await expect(openKeyring(key(3), keep)).rejects.toThrow(
      "MASTER_KEY is not the one this database was first used with",
    );
  });
});
