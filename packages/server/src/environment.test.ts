import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readAll, readEnvironment, secret, whole } from "./environment.ts";

const folder = mkdtempSync(join(tmpdir(), "frontdesk-settings-"));
afterAll(() => rmSync(folder, { recursive: true }));

const rules = {
  KEY: secret({ holds: (value) => value.length > 3, expected: "longer" }),
  PORT: whole(0, 9),
};

function fileOf(content: string): string {
  const file = join(folder, content.trim() || "empty");
  writeFileSync(file, content);
  return file;
}

describe("secret setting", () => {
  it("may be in a file, without its outer space", () => {
    const read = readEnvironment({ KEY_FILE: fileOf(" a-secret\n") }, rules);
    expect(read("KEY")).toBe("a-secret");
  });

  it("set if its file exists, or is named and missing", () => {
    const needed = (read: (name: string) => string | undefined) =>
      read("KEY") === undefined ? ["KEY must be set"] : [];
    expect(() => readEnvironment({}, rules, needed)).toThrow("KEY must be set");
    const read = readEnvironment({ KEY_FILE: fileOf("a-secret") }, rules, needed);
    expect(read("KEY")).toBe("a-secret");
    const missing = { KEY_FILE: join(folder, "nothing") };
    expect(() => readEnvironment(missing, rules, needed)).not.toThrow("KEY must be set");
    expect(() => readEnvironment(missing, rules, needed)).toThrow(
      "KEY_FILE cannot be read: ENOENT",
    );
  });

  it.each([
    [{ KEY_FILE: fileOf("abc") }, "the content of KEY_FILE must be longer"],
    [{ KEY_FILE: fileOf("\n") }, "KEY_FILE is empty"],
    [{ KEY_FILE: folder }, "KEY_FILE cannot be read: EISDIR"],
    [
      { KEY_FILE: fileOf("a-secret"), KEY: "b-secret" },
      "KEY_FILE must be removed, because KEY is also set",
    ],
  ])("refused: %o", (environment, message) => {
    expect(() => readEnvironment(environment, rules)).toThrow(message);
    expect(() => readEnvironment(environment, rules)).not.toThrow(/[ab]-secret$|abc/);
  });

  it("only secrets can stand in a file", () => {
    expect(readEnvironment({ PORT_FILE: fileOf("7") }, rules)("PORT")).toBeUndefined();
  });
});

describe("settings read together", () => {
  it("wrong values: reported at once, each problem once", () => {
    const environment = { KEY: "abc", PORT: "x", OTHER: "y" };
    const reading = () =>
      readAll(
        () => readEnvironment(environment, rules),
        () => readEnvironment(environment, { ...rules, OTHER: whole(1, 2) }),
      );
    expect(reading).toThrow(
      /^Settings: KEY must be longer; PORT must be [^;]+; OTHER must be a whole number[^;]+$/,
    );
  });

  it("other errors: passed on unchanged", () => {
    const broken = () => {
      throw new TypeError("broken");
    };
    expect(() => readAll(() => 1, broken)).toThrow(TypeError);
    expect(
      readAll(
        () => 1,
        () => "two",
      ),
    ).toEqual([1, "two"]);
  });
});
