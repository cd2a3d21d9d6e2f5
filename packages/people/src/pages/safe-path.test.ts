import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safePath, withNext } from "./safe-path.ts";

describe("path after signing in", () => {
  it.each([
    "/",
    "/me",
    "/oauth/authorize?client_id=1&redirect_uri=https%3A%2F%2Fa.example",
    "/a#b",
  ])("may be %j", (path) => {
    expect(safePath(path)).toBe(path);
  });

  it.each([
    "",
    "me",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "\t//evil.example",
    " //evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "/%2e//evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/me\r\nset-cookie: a=b",
    "/me\u0000",
    "/mé",
    `/${"a".repeat(3000)}`,
    undefined,
    ["/me"],
    { toString: () => "/me" },
  ])("may not be %j", (path) => {
    expect(safePath(path)).toBeUndefined();
  });

  it("never leads to another origin in a browser's reading", () => {
    const pieces = ["/", "\\", ".", "..", "//", "a", "@", ":", "?", "#", "%2f", "%5c", "\t", "\n"];
    const piece = fc.oneof(fc.constantFrom(...pieces), fc.string());
    const paths = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(paths, (path) => {
        const safe = safePath(path);
        if (safe === undefined) return;
        expect(new URL(safe, "https://desk.example/sign-in").origin).toBe("https://desk.example");
      }),
    );
  });

  it("added to a path with or without a query", () => {
    expect(withNext("/sign-in", undefined)).toBe("/sign-in");
    expect(withNext("/sign-in", "/a?b=c&d")).toBe("/sign-in?next=%2Fa%3Fb%3Dc%26d");
    expect(withNext("/sign-in?told=x", "/a")).toBe("/sign-in?told=x&next=%2Fa");
  });
});
