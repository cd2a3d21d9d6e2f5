import { expect, it } from "vitest";
import { proxyOf } from "./proxy.ts";

const settings = { http: "http://plain:1", https: "http://secure:2", none: "" };

it.each([
  ["http://a.example", settings, "http://plain:1"],
  ["https://a.example", settings, "http://secure:2"],
  ["https://a.example", { ...settings, https: undefined }, undefined],
  ["http://a.example", { ...settings, http: "" }, undefined],
  ["http://a.example", { ...settings, http: "plain:1" }, "http://plain:1"],
])("proxy: reaches %s by %j: %s", (origin, input, expected) => {
  expect(proxyOf(origin, input)).toBe(expected);
});

it.each([
  ["http://a.example", "*", true],
  ["http://a.example", "a.example", true],
  ["http://A.example.", "a.EXAMPLE", true],
  ["http://b.a.example", "a.example", true],
  ["http://b.a.example", ".a.example", true],
  ["http://b.a.example", "*.a.example", true],
  ["http://ba.example", "a.example", false],
  ["http://a.example", "b.example, a.example", true],
  ["http://a.example", "b.example a.example", true],
  ["http://a.example", "a.example:80", true],
  ["http://a.example", "a.example:81", false],
  ["https://a.example", "a.example:443", true],
  ["http://127.0.0.1:8080", "127.0.0.1", true],
  ["http://127.0.0.1:8080", "127.0.0.1:8080", true],
  ["http://127.0.0.1:8080", "0.0.1", false],
  ["http://127.0.0.1", "127.0.0.0/8", true],
  ["http://128.0.0.1", "127.0.0.0/8", false],
  ["http://a.example", "127.0.0.0/8", false],
  ["http://127.0.0.1", "127.0.0.0/99", false],
  ["http://[::1]:8080", "::1", true],
  ["http://[::1]:8080", "[::1]:8080", true],
  ["http://[::1]:8080", "[::1]:80", false],
  ["http://[::1]:8080", "0:0:0:0:0:0:0:1", true],
  ["http://[::1]:8080", "::2", false],
  ["http://[fd00::1]", "fd00::/8", true],
  ["http://a.example", " , ", false],
])("proxy: reaches %s directly when NO_PROXY is %j: %s", (origin, none, isDirect) => {
  expect(proxyOf(origin, { ...settings, none }) === undefined).toBe(isDirect);
});
