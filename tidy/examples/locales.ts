import type { Example } from "./example.ts";

const app = "packages/desk/app";
const locales = `${app}/locales`;

const json = (value: object) => JSON.stringify(value, undefined, 2);

export const localeExamples: Record<string, Example[]> = {
  untranslated: [
    {
      title: "a message without translation, one without English, and one older than the English",
      files: {
        [`${locales}/en.json`]: json({ save: "Save", card: { add: "Add", hello: "Hello" } }),
        [`${locales}/da.json`]: json({ save: "Gem", card: { end: "Slut", hello: "Hej" } }),
        [`${locales}/confirmed.json`]: json({ save: "1509f561", "card.hello": { da: "00000000" } }),
      },
      complaints: [`${locales}/da.json:1`, `${locales}/da.json:4`, `${locales}/da.json:5`],
    },
  ],
  invalidMessages: [
    {
      title: "HTML, syntax that is not closed, and an argument that English does not have",
      files: {
        [`${locales}/en.json`]: json({
          a: "<b>Save</b>",
          b: "{count",
          c: "Hello {name}",
          d: "It’s",
        }),
        [`${locales}/da.json`]: json({ a: "Gem", b: "ét", c: "Hej {navn}", d: "Det er" }),
      },
      complaints: [`${locales}/en.json:2`, `${locales}/en.json:3`, `${locales}/da.json:4`],
    },
  ],
  unusedMessages: [
    {
      title: "a message that no code names, but none of a group that code indexes",
      files: {
        [`${locales}/en.json`]: json({ save: "Save", states: { open: "Open" }, gone: "Gone" }),
        [`${app}/a.ts`]: "export const a = words.save + words.states[state];",
      },
      complaints: [`${locales}/en.json:6`],
    },
  ],
};
