import fc from "fast-check";
import { expect, it } from "vitest";
import { encodedSubject } from "./letter.ts";

const family = "\u{1f469}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}";
const persian = "نمی\u200cخواهم";

function wordsOf(header: string): string[] {
  return header.split("\r\n ").map((word) => {
    const [, base64 = ""] = /^=\?UTF-8\?B\?([A-Za-z0-9+/=]*)\?=$/.exec(word) ?? [];
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(
      Buffer.from(base64, "base64"),
    );
  });
}

it("subject: plain ASCII stays unchanged", () => {
  expect(encodedSubject("Your appointment on Monday")).toBeUndefined();
});

it("subject: text that looks encoded is encoded", () => {
  const subject = "Invitation to =?utf-8?B?RXZpbA==?=";
  expect(wordsOf(encodedSubject(subject)!).join("")).toBe(subject);
});

it("subject: words with joiners stay whole", () => {
  const subject = `Ihr Termin bei ${persian} ${persian} ශ්\u200dරී ${family} ${family} am Montag`;
  const words = wordsOf(encodedSubject(subject)!);
  expect(words.join("")).toBe(subject);
  expect(words.length).toBeGreaterThan(2);
  for (const whole of [persian, "ශ්\u200dරී", family]) {
    const count = words.join("\n").split(whole).length;
    expect(count).toBe(subject.split(whole).length);
  }
});

it("subject: lines of 76 characters at most; only long words are cut", () => {
  const unit = fc.constantFrom("a", " ", "é", "ش", "\u200c", "\u200d", "👩", "ක", "්", "\u{e0067}");
  const sampled = fc.string({ unit, minLength: 1, maxLength: 120 });
  fc.assert(
    fc.property(sampled, (text) => {
      const header = encodedSubject(text);
      if (header === undefined) return;
      const words = wordsOf(header);
      expect(words.join("")).toBe(text);
      for (const line of `Subject: ${header}`.split("\r\n")) {
        expect(line.length).toBeLessThanOrEqual(76);
      }
      for (const [at, word] of words.slice(1).entries()) {
        const isCut = !/^\s/.test(word) && !/\s$/.test(words[at]!);
        const last = /\S*$/.exec(words[at]!)![0];
        const first = /^\S*/.exec(word)![0];
        if (isCut) expect(Buffer.byteLength(last + first)).toBeGreaterThan(30);
      }
    }),
  );
});
