import type { Example } from "./example.ts";

const walks = "packages/desk/test/walks";
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const entry = { file: `${walks}/home.test.ts`, test: "home > draws", cause: "looks early" };
const listed = { ...entry, until: tomorrow };
const list = (...entries: object[]) => ({
  [`${walks}/home.test.ts`]: "",
  [`${walks}/balance.test.ts`]: "",
  "packages/rest/src/query.test.ts": "",
  "tidy/quarantine.json": JSON.stringify(entries),
});
const problems = (...lines: number[]) => lines.map((line) => `tidy/quarantine.json:${line}`);

export const quarantineExamples: Record<string, Example[]> = {
  wrongQuarantine: [
    {
      title: "entries without a file, cause or near date, and tests that may not wait",
      files: list(
        listed,
        { ...listed, file: `${walks}/gone.test.ts` },
        { ...listed, file: "packages/rest/src/query.test.ts" },
        { ...listed, file: `${walks}/balance.test.ts` },
        { ...listed, cause: "" },
      ),
      complaints: problems(2, 3, 4, 5),
    },
    {
      title: "entries that are over, too far ahead or without a date",
      files: list(
        { ...entry, until: "2026-01-01" },
        { ...entry, until: "2999-01-01" },
        { ...entry },
      ),
      complaints: problems(1, 2, 3),
    },
    {
      title: "a sixth entry",
      files: list(...Array.from({ length: 6 }, () => listed)),
      complaints: problems(6),
    },
  ],
};
