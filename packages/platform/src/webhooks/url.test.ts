import { expect, it } from "vitest";
import { problemWithUrl } from "./url.ts";

it.each([
  ["https://shop.example/hook", undefined],
  ["http://shop.example:8080/hook?a=b", undefined],
  ["https://8.8.8.8/", undefined],
  ["nowhere", "noAddress"],
  ["ftp://shop.example/", "noAddress"],
  ["javascript:alert(1)", "noAddress"],
  ["https://me@shop.example/", "named"],
  ["https://:word@shop.example/", "named"],
  ["http://localhost/", "privateAddress"],
  ["http://a.localhost./", "privateAddress"],
  ["http://127.1/", "privateAddress"],
  ["http://0x7f000001/", "privateAddress"],
  ["http://[::ffff:10.1.2.3]/", "privateAddress"],
  ["http://169.254.169.254/latest", "privateAddress"],
])("webhook URL: %s is judged %s", (address, problem) => {
  expect(problemWithUrl(address, { mayBePrivate: false })).toBe(problem);
  const allowed = problem === "privateAddress" ? undefined : problem;
  expect(problemWithUrl(address, { mayBePrivate: true })).toBe(allowed);
});

it("webhook URL: must use https where required", () => {
  const rules = { mayBePrivate: true, isSecureOnly: true };
  expect(problemWithUrl("http://shop.example/", rules)).toBe("noAddress");
  expect(problemWithUrl("https://shop.example/", rules)).toBeUndefined();
});
