import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keyringFrom } from "./keyring.ts";
import { fingerprint, readToken, writeToken } from "./own-keys.ts";
import { deriveKey, open, seal } from "./seal.ts";

const first = Buffer.alloc(32, 0xf1);
const second = Buffer.alloc(32, 0x2e);
const before = keyringFrom(`1:${first.toString("base64url")}`);
const after = keyringFrom(`1:${first.toString("base64url")},2:${second.toString("base64url")}`);

describe("master key", () => {
  it.each([
    ["base64", first.toString("base64")],
    ["base64url", first.toString("base64url")],
    ["hex", first.toString("hex")],
    ["hex in capitals", first.toString("hex").toUpperCase()],
    ["a named version", ` 1:${first.toString("base64")} `],
  ])("parses %s", (_form, text) => {
    expect(keyringFrom(text)).toEqual({ current: 1, keys: new Map([[1, first]]), own: new Map() });
  });

  it("seals with the highest version, at any position", () => {
    const text = `12:${second.toString("hex")}, 3:${first.toString("hex")}`;
    expect(keyringFrom(text)).toEqual({
      current: 12,
      keys: new Map([
        [12, second],
        [3, first],
      ]),
      own: new Map(),
    });
  });

  it.each([
    ["nothing", "", /Key 1 .* 32 bytes/],
    ["too short a key", "c2hvcnQ", /Key 1 .* 32 bytes/],
    ["too long a key", Buffer.alloc(33).toString("base64url"), /Key 1 .* 32 bytes/],
    ["half a hex key", "ab".repeat(16), /Key 1 .* 32 bytes/],
    ["a trailing comma", `1:${first.toString("hex")},`, /Key 2 .* version 1|Key 2 .* 32 bytes/],
    ["the version zero", `0:${first.toString("hex")}`, /Key 1 .* version from 1/],
    ["a version too high", `65536:${first.toString("hex")}`, /Key 1 .* version from 1/],
    ["a version that is no number", `a:${first.toString("hex")}`, /Key 1 .* version from 1/],
    ["an extra part", `1:${first.toString("hex")}:2`, /Key 1 .* 32 bytes/],
    [
      "a version twice",
      `2:${first.toString("hex")},2:${second.toString("hex")}`,
      /repeats version 2/,
    ],
  ])("refuses %s", (_what, text, message) => {
    expect(() => keyringFrom(text)).toThrow(message);
  });

  it("never appears in its refusal", () => {
    const secret = "not-quite-a-key-but-secret-all-the-same";
    expect(() => keyringFrom(secret)).toThrow(/^(?!.*secret-all).*$/);
  });
});

describe("derived key", () => {
  it("is 32 bytes and differs by purpose, version and master key", () => {
    const keys = [
      deriveKey(after, "one", 1),
      deriveKey(after, "two", 1),
      deriveKey(after, "one", 2),
      deriveKey(keyringFrom(second.toString("hex")), "one", 1),
    ];
    expect(keys.every((key) => key.length === 32)).toBe(true);
    expect(new Set(keys.map((key) => key.toString("hex"))).size).toBe(keys.length);
  });

  it("uses the current version by default", () => {
    expect(deriveKey(after, "one")).toEqual(deriveKey(after, "one", 2));
  });

  it("refuses a version outside the keyring", () => {
    expect(() => deriveKey(before, "one", 2)).toThrow(RangeError);
  });
});

describe("sealing", () => {
  it("opens to the sealed bytes or text", () => {
    const bytes = fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array));
    const plains = fc.oneof(bytes, fc.string({ unit: "grapheme" }));
    fc.assert(
      fc.property(plains, fc.string(), fc.string(), (plain, purpose, context) => {
        const sealed = seal(after, { purpose, context }, plain);
        expect(sealed).toMatch(/^[A-Za-z0-9_-]+$/);
        expect(open(after, { purpose, context }, sealed)).toEqual(Buffer.from(plain as string));
      }),
    );
  });

  it("gives another token each time", () => {
    expect(seal(before, { purpose: "card", context: "a" }, "4100")).not.toBe(
      seal(before, { purpose: "card", context: "a" }, "4100"),
    );
  });

  it("opens seals of older versions, but not of newer ones", () => {
    const old = seal(before, { purpose: "card", context: "a" }, "4100");
    expect(open(after, { purpose: "card", context: "a" }, old)?.toString()).toBe("4100");
    expect(
      open(
        before,
        { purpose: "card", context: "a" },
        seal(after, { purpose: "card", context: "a" }, "4100"),
      ),
    ).toBeUndefined();
  });

  it.each([
    ["another purpose", before, "code", "a"],
    ["another context", before, "card", "b"],
    ["no context", before, "card", ""],
    ["parts that only join to the same", before, "car", "da"],
    ["another master key", keyringFrom(second.toString("hex")), "card", "a"],
  ])("does not open with %s", (_what, keyring, purpose, context) => {
    expect(
      open(keyring, { purpose, context }, seal(before, { purpose: "card", context: "a" }, "4100")),
    ).toBeUndefined();
  });

  it("does not open after a change of any bit", () => {
    const bytes = Buffer.from(
      seal(after, { purpose: "card", context: "a" }, "4100000000000000"),
      "base64url",
    );
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const edited = Buffer.from(bytes);
      edited[bit >> 3]! ^= 1 << (bit & 7);
      expect(
        open(after, { purpose: "card", context: "a" }, edited.toString("base64url")),
      ).toBeUndefined();
    }
  });

  it("does not open when cut, lengthened or spelled differently", () => {
    const sealed = seal(before, { purpose: "card", context: "a" }, "4100");
    for (let length = 0; length < sealed.length; length += 1)
      expect(
        open(before, { purpose: "card", context: "a" }, sealed.slice(0, length)),
      ).toBeUndefined();
    for (const end of ["A", "AAAA", "=", "\n", " ", "."])
      expect(open(before, { purpose: "card", context: "a" }, sealed + end)).toBeUndefined();
  });

  it("answers garbage with undefined", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String()), (garbage) => {
        expect(open(before, { purpose: "card", context: "a" }, garbage)).toBeUndefined();
      }),
    );
  });
});

describe("named keys", () => {
  const own = new Map(
    ["fingerprint:card", "fingerprint:address", "seal:code"].map((name, index) => [
      name,
      Buffer.alloc(32, index),
    ]),
  );
  const [old, renewed] = [
    { ...before, own },
    { ...keyringFrom(second.toString("hex")), own },
  ];
  const others = { ...before, own: new Map([["fingerprint:card", Buffer.alloc(32, 9)]]) };

  it("give a fingerprint of 64 hex digits under any master key", () => {
    expect(fingerprint(old, "card", "4100")).toMatch(/^[0-9a-f]{64}$/);
    expect(fingerprint(renewed, "card", "4100")).toBe(fingerprint(old, "card", "4100"));
  });

  it("give fingerprints that differ by text, purpose and key", () => {
    const prints = [
      fingerprint(old, "card", "4100"),
      fingerprint(old, "card", "4101"),
      fingerprint(old, "address", "4100"),
      fingerprint(others, "card", "4100"),
    ];
    expect(new Set(prints).size).toBe(prints.length);
  });

  it("give a token that opens under any master key, in its own context only", () => {
    const binding = { purpose: "code", context: "a" };
    const token = writeToken(old, binding, "123");
    expect(readToken(renewed, binding, token)?.toString()).toBe("123");
    expect(readToken(renewed, { ...binding, context: "b" }, token)).toBeUndefined();
    expect(readToken(renewed, binding, `${token}A`)).toBeUndefined();
    expect(readToken(renewed, binding, "")).toBeUndefined();
  });

  it("read a token of earlier releases", () => {
    const binding = { purpose: "code", context: "a" };
    for (const keyring of [before, after]) {
      const token = seal(keyring, binding, "123");
      const derived = new Map([["seal:code", deriveKey(keyring, "seal:code")]]);
      expect(readToken({ ...renewed, own: derived }, binding, token)?.toString()).toBe("123");
    }
  });

  it("must be in the list", () => {
    expect(() => fingerprint(old, "unheard of", "4100")).toThrow("fingerprint:unheard of");
  });
});
