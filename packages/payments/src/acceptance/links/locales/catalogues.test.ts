import { textsIn } from "@frontdesk/server/test/texts";
import { spoken } from "@frontdesk/server/words/locale";
import { describe, expect, it } from "vitest";

const folder = new URL("./", import.meta.url);
const english = textsIn(folder, "en");
const others = spoken.filter((language) => language !== "en");
const placesOf = (text = "") => (text.match(/\{\w+\}/g) ?? []).sort();

const shared: Record<string, string[]> = {
  da: ["reference"],
  fr: ["date", "transaction"],
  ro: ["card"],
};

describe.each(others)("texts in %s", (language) => {
  const texts = textsIn(folder, language);

  it("have the keys and placeholders of the English ones", () => {
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

  it("are neither empty nor long, and end like the English ones", () => {
    for (const [name, text] of texts) {
      const sentence = english.get(name)!;
      expect(text.trim(), name).toBe(text);
      expect(text.length, name).toBeLessThanOrEqual(Math.max(30, sentence.length * 2));
      expect(text.endsWith("."), name).toBe(sentence.endsWith("."));
      expect(text.endsWith("…"), name).toBe(sentence.endsWith("…"));
    }
  });
});
