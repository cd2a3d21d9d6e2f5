import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { secretOf } from "./secrets.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "frontdesk-secrets-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("generated secret", () => {
  it("is accessible to its owner only, and stays the same", () => {
    const inner = join(folder, "deep", "inside");
    const secret = secretOf(undefined, inner, "some.key");
    expect(Buffer.from(secret, "base64url")).toHaveLength(32);
    expect(statSync(join(inner, "some.key")).mode & 0o777).toBe(0o600);
    expect(statSync(inner).mode & 0o777).toBe(0o700);
    expect(secretOf(undefined, inner, "some.key")).toBe(secret);
  });

  it("yields to a configured secret, which is written nowhere", () => {
    writeFileSync(join(folder, "other.key"), "kept\n");
    expect(secretOf("given", folder, "other.key")).toBe("given");
    expect(secretOf(undefined, folder, "other.key")).toBe("kept");
  });
});
