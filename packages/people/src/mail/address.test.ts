import { describe, expect, it } from "vitest";
import { isEmail } from "./address.ts";

const fine = [
  "ann@example.com",
  "Ann.O'Neil+invoices@sub.example.co.uk",
  "a@b.dk",
  "x_%@xn--bcher-kva.example",
  `${"l".repeat(64)}@example.com`,
  `a@${`${"d".repeat(63)}.`.repeat(3)}${"e".repeat(60)}`,
];

const impossible = [
  "",
  "ann",
  "@example.com",
  "ann@",
  "ann@example",
  "ann@127.0.0.1",
  "ann@[127.0.0.1]",
  "ann@@example.com",
  "ann@example.com@example.com",
  "ann@exa mple.com",
  "ann @example.com",
  "ann@example.com\r\nBcc: eve@example.com",
  "ann\u0000@example.com",
  "ann@example..com",
  "ann@example.com.",
  "ann@-example.com",
  ".ann@example.com",
  "ann.@example.com",
  "a..b@example.com",
  '"ann"@example.com',
  "Ann <ann@example.com>",
  "ann@example.com,eve@example.com",
  "ånn@example.com",
  "ann@bücher.example",
  `${"l".repeat(65)}@example.com`,
  `ann@${"d".repeat(64)}.com`,
  `a@${`${"d".repeat(63)}.`.repeat(3)}${"e".repeat(61)}`,
];

describe("isEmail", () => {
  it.each(fine)("takes %j", (text) => expect(isEmail(text)).toBe(true));
  it.each(impossible)("refuses %j", (text) => expect(isEmail(text)).toBe(false));

  it("answers about hostile lengths at once", () => {
    expect(isEmail(`${"a.".repeat(1_000_000)}@example.com`)).toBe(false);
  });
});
