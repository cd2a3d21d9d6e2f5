import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { onOneLine } from "@frontdesk/server/text/clean";
import { expect, it } from "vitest";
import { isSigned, sign, signedText } from "./signature.ts";

const link = {
  key: "0b5a7a4e-6f3c-4a6e-9f0e-2f4b8c1d2e3f",
  test: "1",
  currency: "EUR",
  value: "9.95",
  text: "Tea & cake",
};

it("link signature: covers the sorted parameters in form encoding", () => {
  expect(signedText({ ...link, signature: "x" })).toBe(
    "currency=EUR&key=0b5a7a4e-6f3c-4a6e-9f0e-2f4b8c1d2e3f&test=1&text=Tea+%26+cake&value=9.95",
  );
});

it("link signature: is valid in its exact form only", () => {
  const signature = sign(link, "secret");
  expect(isSigned({ ...link, signature }, "secret")).toBe(true);
  expect(isSigned({ ...link, signature }, "other")).toBe(false);
  expect(isSigned({ ...link, signature: `${signature}0` }, "secret")).toBe(false);
  expect(isSigned(link, "secret")).toBe(false);
});

it("link signature: covers the values as sent, pasted characters included", () => {
  const pasted = { ...link, text: " \u202eکافه\u200cها\u202c\u00a0", reference: "A‑1" };
  const signature = sign(pasted, "secret");
  expect(isSigned({ ...pasted, signature }, "secret")).toBe(true);
  for (const [name, text] of Object.entries(pasted)) {
    const cleaned = onOneLine(text).replace("‑", "-");
    const changed = { ...pasted, signature, [name]: cleaned };
    expect(isSigned(changed, "secret"), name).toBe(cleaned === text);
  }
});

it("link signature: matches the README's example", () => {
  const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");
  const [, example = ""] = /```sh\n(SECRET=.*?)```/s.exec(readme) ?? [];
  const created = execFileSync("sh", ["-c", example], { encoding: "utf8" }).trim();
  const address = new URL(created);
  const input = Object.fromEntries(address.searchParams);
  expect(input.signature).toMatch(/^[0-9a-f]{64}$/);
  expect(isSigned(input, "link-secret-of-the-example")).toBe(true);
});
