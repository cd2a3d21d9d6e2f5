import { describe, expect, it } from "vitest";
import { compileMessage } from "./compile.ts";
import { declareMessages } from "./declare.ts";
import { formatMessage, type Message } from "./message.ts";

function say(text: string, values: object, language = "en"): string {
  const compiled: unknown = JSON.parse(JSON.stringify(compileMessage(text, language)));
  return formatMessage(compiled as Message<object>, values);
}

describe("messages", () => {
  it("plain arguments: filled in once, as they are", () => {
    expect(say("{a} and {b}", { a: "{b}", b: 2 })).toBe("{b} and 2");
    expect(say("{a}", { a: "$&" })).toBe("$&");
    expect(say("{who} and {other}", { who: "Ann" })).toBe("Ann and {other}");
  });

  it("a full stop of a value: ends the sentence too", () => {
    expect(say("Until {moment}.", { moment: "3:43 μ.μ." })).toBe("Until 3:43 μ.μ.");
    expect(say("Until {moment}.", { moment: "15:43" })).toBe("Until 15:43.");
    expect(say("{who}. {other}.", { who: "Inc.", other: "Ltd" })).toBe("Inc. Ltd.");
  });

  it.each([
    ["en", [0, 1, 2], ["0 cards", "1 card", "2 cards"]],
    ["pl", [1, 2, 5, 22], ["1 karta", "2 karty", "5 kart", "22 karty"]],
  ] as const)("plural of %s: the form of each number", (language, counts, texts) => {
    const forms = {
      en: "one {{n} card} other {{n} cards}",
      pl: "one {{n} karta} few {{n} karty} other {{n} kart}",
    };
    const text = `{n, plural, ${forms[language]}}`;
    expect(counts.map((n) => say(text, { n }, language))).toEqual(texts);
  });

  it("plural: an exact number before its form, `#` in the digits of the language", () => {
    const text = "{n, plural, =0 {none} one {one} other {#}}";
    expect([0, 1, 1234].map((n) => say(text, { n }, "de"))).toEqual(["none", "one", "1.234"]);
  });

  it("select: the form of the value, or `other`", () => {
    const text = "{isPaid, select, true {Paid} other {Open}}";
    expect([true, false].map((isPaid) => say(text, { isPaid }))).toEqual(["Paid", "Open"]);
  });

  it("quotes: braces between apostrophes are text", () => {
    expect(say("It's '{'name'}' of {name}", { name: "Ann" })).toBe("It's {name} of Ann");
  });

  it.each(["{count", "{day, date}", "{n, selectordinal, other {#th}}", "{n, number, percent}"])(
    "unknown syntax: %s does not compile",
    (text) => {
      expect(() => compileMessage(text, "en")).toThrow();
    },
  );

  it("declarations: each key with the arguments of its English text", () => {
    const english = {
      save: "Save",
      "no-show": { fee: "{amount} on {day}", count: "{n, plural, other {{n} of {name}}}" },
      state: "{isPaid, select, true {Paid} other {Open}}",
    };
    expect(declareMessages(english)).toContain(
      [
        "export type Messages = {",
        "  save: string;",
        '  "no-show": {',
        "    fee: Message<{ amount: Plain; day: Plain }>;",
        "    count: Message<{ n: number; name: Plain }>;",
        "  };",
        "  state: Message<{ isPaid: boolean }>;",
        "};",
      ].join("\n"),
    );
  });
});
