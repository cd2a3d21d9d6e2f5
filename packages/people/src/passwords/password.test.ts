import { describe, expect, it } from "vitest";
import { hashPassword, isPasswordOf, isStale, usualCost } from "./hash.ts";
import { problemOfPassword } from "./password.ts";

const email = "margaret.hamilton@apollo.example.com";

describe("new password", () => {
  it.each([
    "correct horse battery",
    "four words of mine",
    "Ω≈ç√∫˜µ≤≥÷åß",
    "x8#kP2!vQz",
    "🦆🐢🦉🐙🦔🐝🦋🐞🐌🦂",
    "a".repeat(60) + "bcd ef gh ijk".repeat(5),
  ])("may be %j", (password) => {
    expect(problemOfPassword(password, email)).toBeUndefined();
  });

  it.each([
    ["", "at least 10"],
    ["ninechars", "at least 10"],
    ["🦆🐢🦉🐙🦔🐝🦋🐞🐌", "at least 10"],
    ["x y".repeat(43), "at most 128"],
    ["password123", "guessed"],
    ["P@ssw0rd1234", "guessed"],
    ["1234567890", "guessed"],
    ["qwertyuiop", "guessed"],
    ["Q1w2e3r4t5y", "guessed"],
    ["aaaaaaaaaaaaaaaa", "guessed"],
    ["ababababababab", "guessed"],
    ["summer2026!", "guessed"],
    ["Frontdesk2026", "guessed"],
    [email, "guessed"],
    ["margaret.hamilton", "guessed"],
    ["MargaretHamilton1", "guessed"],
    ["passwordpassword", "guessed"],
  ])("may not be %j", (password, problem) => {
    expect(problemOfPassword(password, email)).toContain(problem);
  });
});

describe("stored password", () => {
  it("matches its hash in any code points", async () => {
    const hash = await hashPassword("caf\u00e9 au lait, s'il te pla\u00eet", usualCost);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await isPasswordOf(hash, "cafe\u0301 au lait, s'il te plai\u0302t", usualCost)).toBe(
      true,
    );
    expect(await isPasswordOf(hash, "cafe au lait, s'il te plait", usualCost)).toBe(false);
    expect(await hashPassword("x", usualCost)).not.toBe(await hashPassword("x", usualCost));
  });

  it("matches a hash of the reference implementation, with an outdated cost", async () => {
    // phc-winner-argon2: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1 -l 32 -e
    const hash =
      "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";
    expect(await isPasswordOf(hash, "password", usualCost)).toBe(true);
    expect(isStale(hash, usualCost)).toBe(true);
    expect(isStale(await hashPassword("password", usualCost), usualCost)).toBe(false);
  });

  it("many checks at once: all correct", async () => {
    const hash = await hashPassword("right", usualCost);
    const crowd = Array.from({ length: 9 }, (_, index) =>
      isPasswordOf(hash, index % 2 === 0 ? "right" : "wrong", usualCost),
    );
    expect(await Promise.all(crowd)).toEqual(crowd.map((_, index) => index % 2 === 0));
  });

  it.each([undefined, "", "$2b$10$abcdefghijklmnopqrstuv", "$argon2id$v=19$m=0,t=0,p=0$"])(
    "hash %j: no password matches",
    async (hash) => {
      expect(await isPasswordOf(hash, "", usualCost)).toBe(false);
    },
  );
});
