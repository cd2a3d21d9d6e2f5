import fc from "fast-check";
import { expect, it } from "vitest";
import { clean, isPhone, type TextKind } from "./clean.ts";

const kinds: TextKind[] = ["name", "phone", "email", "address", "code"];
const family = "\u{1f469}\u200d\u{1f469}\u200d\u{1f467}";
const scotland = "\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}";

it.each<[TextKind, string, string]>([
  ["name", " Ann\t Larsen\n", "Ann Larsen"],
  ["name", "Ann\u00a0Larsen", "Ann Larsen"],
  ["name", "Ann\u2028Larsen\u0085jun.", "Ann Larsen jun."],
  ["name", "\u202eAnn\u202c \u2066Larsen\u2069\u200f", "Ann Larsen"],
  ["name", "An\u00adn\u200b \ufeffLarsen", "Ann Larsen"],
  ["name", "نمی\u200cخواهم", "نمی\u200cخواهم"],
  ["name", "ශ්\u200dරී", "ශ්\u200dරී"],
  ["name", "അനില്\u200d", "അനില്\u200d"],
  ["name", family, family],
  ["name", `Ann ${scotland}`, `Ann ${scotland}`],
  ["name", "Ann\u{e0067}\u{e0062}", "Ann"],
  ["name", " \u200d \u200b\u3164\u2800", ""],
  ["name", "神", "神"],
  ["name", "\u115f", ""],
  ["name", "\u1160 \u034f\u17b4", ""],
  ["name", "\ufe0f\u{e0100}\u180e\u180b", ""],
  ["name", "\ufff0\u{e0fff}", ""],
  ["name", "\u115f\u1161", "\u115f\u1161"],
  ["name", "❤\ufe0f", "❤\ufe0f"],
  ["address", "\u115f\n\u1160", ""],
  ["phone", "+45\u00a020\u201130\u201340", "+45 20-30-40"],
  ["phone", "\u202a+45 20 30 40 50\u202c", "+45 20 30 40 50"],
  ["phone", "+٤٥ ٢٠ ٣٠ ٤٠ ٥٠", "+45 20 30 40 50"],
  ["phone", "＋４５（２０）", "+45(20)"],
  ["phone", "tel:+45 20304050", "+45 20304050"],
  ["phone", "20304050 ext. 12", "20304050 ext. 12"],
  ["email", " \u200bann@example.com\u200e ", "ann@example.com"],
  ["email", "mailto:ann@example.com", "ann@example.com"],
  ["email", "MailTo: Ann@Example.com", "Ann@Example.com"],
  ["email", "ann@bücher.example", "ann@xn--bcher-kva.example"],
  ["email", "ann@BÜCHER.example", "ann@xn--bcher-kva.example"],
  ["email", "ann@例え。jp", "ann@xn--r8jz45g.jp"],
  ["email", "ann@faß.example", "ann@xn--fa-hia.example"],
  ["email", "ann@نامه\u200cای.com", "ann@xn--mgba3gch31f060k.com"],
  ["email", "ann@نامهای.com", "ann@xn--mgba3gch31f.com"],
  ["email", "ａnn@example.com", "ａnn@example.com"],
  ["email", "ann@ｅxample.com", "ann@ｅxample.com"],
  ["email", "ann@bü\u034fcher.example", "ann@bü\u034fcher.example"],
  ["address", "\n 1\u00a0Main Street\u200f\r\n\tTown \u2028\n", "1 Main Street\nTown"],
  ["address", "خیابان\u200cها\r\n\r\nTown", "خیابان\u200cها\n\nTown"],
  ["code", "ab3de–f6hjk", "AB3DEF6HJK"],
  ["code", "\u200f١٢٣ ٤٥٦", "123456"],
])("clean: a pasted %s %j becomes %j", (kind, pasted, kept) => {
  expect(clean(kind, pasted)).toBe(kept);
});

it.each([
  "112",
  "+45 20 30 40 50",
  "(020) 7946-0958",
  "020/7946.0958",
  "+1 555 0100 ext. 12",
  "+1 555 0100x12",
  "+1 555 0100 #12",
  "+7 495 555-01-00 доб. 12",
  "+45 20304050, 30405060",
  "*100#",
])("telephone number: accepts %j", (text) => expect(isPhone(text)).toBe(true));

it.each(["", "+", "12", "+ ( ) -", "ann", "call 20304050", "20304050 ext.", "2030=4050"])(
  "telephone number: refuses %j",
  (text) => expect(isPhone(text)).toBe(false),
);

it("clean: a second run changes no text", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: fc.constantFrom(" ", "a", "\u200d", "\u200c", "\u202e", "\u{1f3f4}", "é") }),
    fc.string({ unit: fc.constantFrom("mailto:", "tel:", "@", ".", "ü", "\u200d", " ", "x") }),
    fc.string({ unit: fc.constantFrom("\u{1f3f4}", "\u{e0067}", "\u{e007f}", "\u200e", "a") }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...kinds), text, (kind, text) => {
      const once = clean(kind, text);
      expect(clean(kind, once)).toBe(once);
    }),
    { numRuns: 2_000 },
  );
});

it("clean: keeps every visible sign of a name, and both joiners between them", () => {
  const visible = fc.constantFrom(
    "A",
    "é",
    "ی",
    "ش",
    "\u200c",
    "\u200d",
    "神",
    "👩",
    "ക്",
    "ǆ",
    "ﬁ",
  );
  fc.assert(
    fc.property(fc.string({ unit: visible }), (text) => {
      const name = `A${text}`;
      expect(clean("name", name)).toBe(name);
    }),
  );
});

it("clean: leaves no direction control in any kind", () => {
  const control = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
  const unit = fc.constantFrom("a", "1", " ", "\u202e", "\u2067", "\u200f", "\u061c", "@", "\n");
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.string({ unit }), (kind, text) => {
      expect(clean(kind, text)).not.toMatch(control);
    }),
  );
});
