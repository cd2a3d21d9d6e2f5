import { describe, expect, it } from "vitest";
import { requestIdOf } from "./request-id.ts";

const token = "s3cret-t0ken-of-4pp";
const basic = `Basic ${Buffer.from(`:${token}`).toString("base64")}`;

describe("request id", () => {
  it("valid token: taken from the request", () => {
    for (const id of ["a", "order-1", "0190b6a1-7d6c-7c33-9e1f-3a2b1c0d9e8f"]) {
      expect(requestIdOf({ headers: { "x-request-id": id }, url: "/me" })).toBe(id);
    }
  });

  it.each([
    ["a card number", "4100000000000000", {}],
    ["a card number in parts", "41-00_0000.0000:0000+00", {}],
    ["a bearer token", token, { authorization: `Bearer ${token}` }],
    ["a key", token, { authorization: basic }],
    ["a session", token, { cookie: `session=${token}` }],
  ])("%s: replaced by a new id", (_what, id, headers) => {
    expect(requestIdOf({ headers: { "x-request-id": id, ...headers }, url: "/me" })).not.toBe(id);
  });

  it("contained in the address: replaced by a new id", () => {
    const headers = { "x-request-id": token };
    const spelt = token.replaceAll("3", "%33");
    for (const url of [`/feeds/${token}`, `/me?access_token=${token}`, `/feeds/${spelt}`]) {
      expect(requestIdOf({ headers, url })).not.toBe(token);
    }
  });
});
