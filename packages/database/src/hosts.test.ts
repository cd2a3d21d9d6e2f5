import { describe, expect, it } from "vitest";
import { databaseUrl, locationOf, readHosts } from "./hosts.ts";

describe("PostgreSQL URL", () => {
  it("stays unchanged with one host", () => {
    const url = "postgres://frontdesk:p%40ss@127.0.0.1:6000/frontdesk?sslmode=require";
    expect(readHosts(url)).toEqual({ urls: [url], needsWrites: false });
  });

  it("with several hosts names each with its own port", () => {
    expect(readHosts("postgresql://u:p@a:5433,b,[::1]:5434/frontdesk?sslmode=require")).toEqual({
      urls: [
        "postgresql://u:p@a:5433/frontdesk?sslmode=require",
        "postgresql://u:p@b/frontdesk?sslmode=require",
        "postgresql://u:p@[::1]:5434/frontdesk?sslmode=require",
      ],
      needsWrites: true,
    });
  });

  it.each([
    ["postgres://a,b/x?target_session_attrs=read-write", true],
    ["postgres://a/x?target_session_attrs=read-write", true],
    ["postgres://a,b/x?target_session_attrs=primary", true],
    ["postgres://a,b/x?target_session_attrs=any", false],
  ])("with %s accepts only writable servers: %s", (url, needsWrites) => {
    expect(readHosts(url)).toMatchObject({ needsWrites });
    expect(readHosts(url)?.urls[0]).toBe("postgres://a/x");
  });

  it.each([
    "mysql://a/x",
    "a,b",
    "postgres://a:x,b/x",
    "postgres://a,b/x?target_session_attrs=standby",
    "postgres://a,b/x?target_session_attrs=read-only",
  ])("is invalid: %s", (url) => {
    expect(databaseUrl.holds(url)).toBe(false);
  });

  it("appears in messages without user and password", () => {
    expect(locationOf("postgres://frontdesk:secret@db.example.com:6000/frontdesk")).toBe(
      "db.example.com:6000/frontdesk",
    );
  });
});
