import { textsIn } from "@frontdesk/server/test/texts";
import { type Language, spoken } from "@frontdesk/server/words/locale";
import { describe, expect, it } from "vitest";

const folder = new URL("./", import.meta.url);

function textsOf(language: Language): Map<string, string> {
  const texts = [...textsIn(folder, language)];
  return new Map(
    texts
      .filter(([path]) => path.startsWith("mails."))
      .map(([path, text]) => [path.slice(6), text]),
  );
}

const english = textsOf("en");
const placesOf = (text = "") => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each(spoken.filter((language) => language !== "en"))("mail texts in %s", (language) => {
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
    expect(same).toEqual([]);
  });

  it("are neither empty nor long, and end like the English texts", () => {
    for (const [name, text] of texts) {
      const sentence = english.get(name)!;
      expect(text.trim(), name).toBe(text);
      expect(text, name).not.toBe("");
      expect(text.length, name).toBeLessThanOrEqual(Math.max(32, sentence.length * 2));
      expect(text.endsWith("."), name).toBe(sentence.endsWith("."));
    }
  });

  it("differ from each other", () => {
    expect(new Set(texts.values()).size).toBe(texts.size);
  });
});
