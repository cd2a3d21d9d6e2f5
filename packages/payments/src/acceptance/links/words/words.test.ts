import { describe, expect, it } from "vitest";
import { fill } from "./fill.ts";
import { languages } from "./languages.ts";
import { localeOf } from "./locale.ts";

type Texts = Map<string, string>;

/** Every text of a language by its place. */
function textsOf(words: object, path = ""): Texts {
  return new Map(
    Object.entries(words).flatMap(([name, text]) =>
      typeof text === "string"
        ? [[`${path}${name}`, text] as const]
        : [...textsOf(text, `${path}${name}.`)],
    ),
  );
}

const english = textsOf(languages.en);
const others = Object.entries(languages).filter(([language]) => language !== "en");
const placesOf = (text = "") => (text.match(/\{\w+\}/g) ?? []).sort();

// Words that two languages share.
const shared: Record<string, string[]> = {
  da: ["reference"],
  fr: ["date", "transaction"],
  ro: ["card"],
};

describe.each(others)("the words of %s", (language, words) => {
  const texts = textsOf(words);

  it("say what the English ones say, and name the same things", () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
    const different = [...texts].filter(
      ([name, text]) => placesOf(text).join() !== placesOf(english.get(name)).join(),
    );
    expect(different).toEqual([]);
  });

  it("are not English", () => {
    const same = [...texts].filter(([name, text]) => text === english.get(name));
    const names = same.map(([name]) => name).filter((name) => !shared[language]?.includes(name));
    expect(names).toEqual([]);
  });

  it("are neither empty nor long, and end as the English ones do", () => {
    for (const [name, text] of texts) {
      const sentence = english.get(name)!;
      expect(text.trim(), name).toBe(text);
      expect(text.length, name).toBeLessThanOrEqual(Math.max(30, sentence.length * 2));
      expect(text.endsWith("."), name).toBe(sentence.endsWith("."));
      expect(text.endsWith("…"), name).toBe(sentence.endsWith("…"));
    }
  });
});

describe("the locale", () => {
  it.each([
    ["da", "da", "da"],
    ["da_DK", "da", "da-DK"],
    ["da-DK", "da", "da-DK"],
    ["DA-dk", "da", "da-DK"],
    ["nb_NO", "nb", "nb-NO"],
    ["no", "nb", "nb"],
    ["nn-NO", "nb", "nb-NO"],
    ["de-Latn-AT", "de", "de-AT"],
    ["pt_BR.UTF-8", "pt", "pt-BR"],
    ["en_US", "en", "en-US"],
    ["tlh", "en", "en"],
    ["constructor", "en", "en"],
    ["'><script>", "en", "en"],
    ["d".repeat(10_000), "en", "en"],
  ])("%s is spoken as %s and written as %s", (asked, language, tag) => {
    expect(localeOf(asked, "fr")).toEqual({ language, tag });
  });

  it.each([
    ["fr-CH, fr;q=0.9, en;q=0.8", "fr", "fr-CH"],
    ["en;q=0.5, is;q=0.7", "is", "is"],
    ["xx, *;q=0.1, pl", "pl", "pl"],
    ["da;q=0, sv;q=0.2", "sv", "sv"],
    ["*", "en", "en"],
    ["", "en", "en"],
  ])("of a browser that accepts %j is %s", (accepted, language, tag) => {
    expect(localeOf(undefined, accepted)).toEqual({ language, tag });
    expect(localeOf("", accepted)).toEqual({ language, tag });
  });
});

it("fills in what is in braces, once", () => {
  expect(fill("{a} and {b}", { a: "{b}", b: "2" })).toBe("{b} and 2");
  expect(fill("{a}", { a: "$&" })).toBe("$&");
});
