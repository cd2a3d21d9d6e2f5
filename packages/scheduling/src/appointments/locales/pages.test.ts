import { textsIn } from "@frontdesk/server/test/texts";
import { type Language, spoken } from "@frontdesk/server/words/locale";
import { describe, expect, it } from "vitest";
import { bookingMessages } from "./catalogues.ts";

const folder = new URL("./", import.meta.url);

function textsOf(language: Language): Map<string, string> {
  const texts = [...textsIn(folder, language)];
  return new Map(
    texts
      .filter(([path]) => path.startsWith("pages."))
      .map(([path, text]) => [path.slice(6), text]),
  );
}

const english = textsOf("en");
const others = spoken.filter((language) => language !== "en");
const placesOf = (text = "") => (text.match(/\{\w+\}/g) ?? []).sort();

const shared: Record<string, string[]> = {
  da: ["book"],
  de: ["name"],
  fr: ["contact"],
  nl: ["contact"],
  ro: ["contact"],
};

describe.each(others)("booking page texts in %s", (language) => {
  const texts = textsOf(language);

  it("have the keys and placeholders of the English texts", () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
    const different = [...texts].filter(
      ([name, text]) => placesOf(text).join() !== placesOf(english.get(name)).join(),
    );
    expect(different).toEqual([]);
  });

  it("differ from English", () => {
    const same = [...texts].filter(([name, text]) => text === english.get(name));
    const names = same.map(([name]) => name).filter((name) => !shared[language]?.includes(name));
    expect(names).toEqual([]);
  });

  it('keep the word after the hyphen of "e-mail" on its line', () => {
    const text = JSON.stringify(bookingMessages(language));
    expect(text).not.toMatch(/(?<!\p{L})e-(?!\u2060)/iu);
  });

  it("are neither empty nor long, and end like the English texts", () => {
    for (const [name, text] of texts) {
      const sentence = english.get(name)!;
      expect(text.trim(), name).toBe(text);
      expect(text.length, name).toBeLessThanOrEqual(Math.max(30, sentence.length * 2));
      for (const end of [".", "…", "?", ":"]) {
        if (end === "?" && language === "el") continue;
        expect(text.endsWith(end), name).toBe(sentence.endsWith(end));
      }
    }
  });
});
