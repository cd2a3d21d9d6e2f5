import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanEmail, isEmail } from "./email.ts";

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
  it.each(fine)("accepts %j", (text) => expect(isEmail(text)).toBe(true));
  it.each(impossible)("refuses %j", (text) => expect(isEmail(text)).toBe(false));

  it("hostile lengths: answers at once", () => {
    expect(isEmail(`${"a.".repeat(1_000_000)}@example.com`)).toBe(false);
  });
});

describe("cleanEmail", () => {
  const mark = fc.constantFrom(
    " ",
    "\t",
    "\u00a0",
    "\u200b",
    "\u200e",
    "\u202a",
    "\ufeff",
    "\u2060",
  );
  const letter = fc.constantFrom(..."abcXYZ019.+-_%");
  const domain = fc.constantFrom(
    "example.com",
    "EXAMPLE.com",
    "xn--bcher-kva.example",
    "a-b.co.uk",
  );
  const stored = fc
    .tuple(fc.string({ unit: letter, minLength: 1, maxLength: 12 }), domain)
    .map(([name, domain]) => `${name}@${domain}`)
    .filter(isEmail);

  it("changes no deliverable address", () => {
    fc.assert(fc.property(stored, (email) => void expect(cleanEmail(email)).toBe(email)));
    for (const email of fine) expect(cleanEmail(email)).toBe(email);
  });

  it("finds the address in pasted text, and never a different one", () => {
    const around = fc.string({ unit: mark, maxLength: 4 });
    const pasted = fc.tuple(around, fc.constantFrom("", "mailto:", "MAILTO:"), stored, around);
    fc.assert(
      fc.property(pasted, ([before, scheme, email, after]) => {
        expect(cleanEmail(before + scheme + email + after)).toBe(email);
      }),
    );
  });

  it("keeps visibly different domains apart", () => {
    const sign = fc.constantFrom(
      ..."aäåаàｅeßſsςσⓑbкĸİıi1１",
      "\u200c",
      "\u200d",
      "\ufe0f",
      "ﬁ",
      "ẞ",
    );
    const written = fc
      .string({ unit: sign, minLength: 1, maxLength: 4 })
      .map((name) => `ann@${name}.example`);
    // The same letters, in any case and composition; invisible marks only at an end.
    const seen = (email: string) => email.normalize("NFC").toLowerCase().normalize("NFC");
    const inAscii = (email: string) => /^[a-z0-9]*$/i.test(email.slice(4, -8).replace(joiners, ""));
    const joiners = /[\u200c\u200d]/g;
    const looks = (email: string) => seen(inAscii(email) ? email.replace(joiners, "") : email);
    fc.assert(
      fc.property(written, written, (one, other) => {
        const [first, second] = [cleanEmail(one), cleanEmail(other)];
        if (!isEmail(first) || first.toLowerCase() !== second.toLowerCase()) return;
        expect(looks(one)).toBe(looks(other));
      }),
      { numRuns: 20_000 },
    );
  });

  it("hostile lengths: answers at once", () => {
    expect(isEmail(cleanEmail("ü".repeat(1_000_000)))).toBe(false);
  });
});
