import { describe, expect, it } from "vitest";
import { isRegistered, problemOfRedirect, withParameters } from "./redirects.ts";

describe("redirect address: registration", () => {
  it.each([
    "https://app.example.com/callback",
    "https://app.example.com",
    "https://app.example.com/callback?tenant=1",
    "https://app.example.com:8443/a%20b",
    "http://localhost/callback",
    "http://localhost:3000/callback",
    "http://127.0.0.1:8080/",
    "http://[::1]:8080/",
  ])("accepts %s", (address) => {
    expect(problemOfRedirect(address)).toBeUndefined();
  });

  it.each([
    ["http://app.example.com/callback", "must begin with https://, unless the host is localhost"],
    ["http://localhost.example.com/", "must begin with https://, unless the host is localhost"],
    ["http://127.0.0.1.example.com/", "must begin with https://, unless the host is localhost"],
    ["http://localhost:80@example.com/", "must not hold a name or a password"],
    ["https://name:secret@example.com/", "must not hold a name or a password"],
    ["https://@example.com/", "must not hold a name or a password"],
    ["https://example.com/#part", "must not have a fragment (#)"],
    ["https://*.example.com/", "must be a whole address, without placeholders"],
    ["javascript:alert(1)", "must be a whole address that begins with https://"],
    ["myapp://callback", "must be a whole address that begins with https://"],
    ["/callback", "must be a whole address that begins with https://"],
    ["//example.com/callback", "must be a whole address that begins with https://"],
    ["https://exam\nple.com/", "must be a whole address that begins with https://"],
    ["https://example.com/a b", "must be a whole address that begins with https://"],
    ["https://example.com\\@evil.example/", "must be a whole address that begins with https://"],
    ["https://éxample.com/", "must be a whole address that begins with https://"],
    ["https://", "must be a whole address that begins with https://"],
    [`https://example.com/${"a".repeat(2000)}`, "must not be longer than 2000 characters"],
  ])("refuses %j", (address, problem) => {
    expect(problemOfRedirect(address)).toBe(problem);
  });
});

describe("redirect address of a request", () => {
  const registered = [
    "https://app.example.com/callback",
    "http://127.0.0.1/callback",
    "http://localhost:3000/callback?x=1",
  ];

  it.each([
    "https://app.example.com/callback",
    "http://127.0.0.1/callback",
    "http://127.0.0.1:49152/callback",
    "http://localhost:8080/callback?x=1",
    "http://localhost/callback?x=1",
  ])("is registered as %s", (address) => {
    expect(isRegistered(registered, address)).toBe(true);
  });

  it.each([
    "https://app.example.com/callback/",
    "https://app.example.com/callback?next=https://evil.example",
    "https://app.example.com/callback#a",
    "https://app.example.com/call%62ack",
    "https://app.example.com/x/../callback",
    "https://APP.example.com/callback",
    "https://app.example.com:443/callback",
    "https://app.example.com:8443/callback",
    "https://app.example.com.evil.example/callback",
    "https://app.example.com@evil.example/callback",
    "https://evil.example/https://app.example.com/callback",
    "http://app.example.com/callback",
    "http://127.0.0.1:80@evil.example/callback",
    "http://127.0.0.1:80.evil.example/callback",
    "http://127.0.0.1:123456/callback",
    "http://127.0.0.2/callback",
    "http://localhost/callback",
    "https://127.0.0.1/callback",
    "http://[::1]/callback",
    "http://127.0.0.1:80\\@evil.example/callback",
    "",
  ])("is not %s", (address) => {
    expect(isRegistered(registered, address)).toBe(false);
  });

  it("keeps its own parameters", () => {
    expect(withParameters("https://a.example/?x=1", { code: "c d", state: undefined })).toBe(
      "https://a.example/?x=1&code=c+d",
    );
    expect(withParameters("https://a.example/b", { state: "\r\nx: y&z" })).toBe(
      "https://a.example/b?state=%0D%0Ax%3A+y%26z",
    );
  });
});
