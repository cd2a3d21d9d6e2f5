import { type Example, named, src } from "./example.ts";

const complete = { type: "module", license: "MIT" };

export const packageExamples: Record<string, Example[]> = {
  misnamedMigrations: [
    {
      title: "a repeated number and a name in capitals",
      files: {
        "packages/a/migrations/0001-one.sql": "",
        "packages/a/migrations/0003-three.sql": "",
        "packages/b/migrations/0001-One.sql": "",
        "packages/c/migrations/0001-one.sql": "",
        "packages/c/migrations/0001-two.sql": "",
      },
      complaints: ["packages/b/migrations/0001-One.sql:1", "packages/c/migrations/0001-two.sql:1"],
    },
  ],
  incompletePackages: [
    {
      title: "a package without anything, and a complete one",
      files: {
        "packages/a/src/a.ts": "",
        "packages/b/package.json": named("b", complete),
        "packages/b/README.md": "",
      },
      complaints: [
        "packages/a/package.json:1",
        "packages/a/package.json:1",
        "packages/a/README.md:1",
      ],
    },
  ],
  strayTests: [
    {
      title: "a test far from its code, and tests switched off or on alone",
      files: {
        [`${src}/cards/card.ts`]: "",
        [`${src}/cards/card.test.ts`]: 'it.only("works");\ndescribe.skip.each([])("a");',
        [`${src}/tests/card.test.ts`]: "",
        "packages/payments/test/journeys/life.test.ts": 'test.todo("a");\nskip.only;',
      },
      complaints: [
        `${src}/cards/card.test.ts:1`,
        `${src}/cards/card.test.ts:2`,
        `${src}/tests/card.test.ts:1`,
        "packages/payments/test/journeys/life.test.ts:1",
      ],
    },
  ],
  vagueTitles: [
    {
      title: "titles that state no fact",
      files: {
        [`${src}/cards/card.test.ts`]:
          'it("works", f);\nit.each([1])("should pay", f);\nit("works once", f);\nit("tests", f);',
        [`${src}/cards/card.ts`]: 'it("works");',
      },
      complaints: [1, 2, 4].map((line) => `${src}/cards/card.test.ts:${line}`),
    },
  ],
  blindCasts: [
    {
      title: "a cast to never, but not the words",
      files: {
        [`${src}/cards/card.ts`]: "a = b as never;\n// as never before\n",
        [`${src}/cards/card.test.ts`]: "f({ a: 1 as never });",
      },
      complaints: [`${src}/cards/card.test.ts:1`, `${src}/cards/card.ts:1`],
    },
  ],
  postponedWork: [
    {
      title: "a note of work undone",
      files: { "README.md": ["a", ["TO", "DO: b"].join("")].join("\n"), "a.md": "mastodon" },
      complaints: ["README.md:2"],
    },
  ],
  wordlessModules: [
    {
      title: "a module without a README, and one that says too much",
      files: {
        [`${src}/ledger/lines/line.ts`]: "",
        [`${src}/parties/README.md`]: "A line.\n".repeat(11),
        [`${src}/transactions/README.md`]: "A line.\n".repeat(10),
      },
      complaints: [`${src}/ledger/README.md:1`, `${src}/parties/README.md:1`],
    },
  ],
  lonelyFiles: [
    {
      title: "a file alone in its folder, but not folders that hold others",
      files: {
        [`${src}/ledger/lines/line.ts`]: "",
        [`${src}/ledger/lines/totals/store.ts`]: "",
        "packages/people/package.json": "{}",
      },
      complaints: [`${src}/ledger/lines/totals/store.ts:1`],
    },
  ],
  silentFolders: [
    {
      title: "a noun that no file says anything of",
      files: {
        [`${src}/card-payments/cards/card.ts`]: "work();\n// late",
        [`${src}/card-payments/cards/card.test.ts`]: "// a test",
        [`${src}/ledger/lines/line.ts`]: "/* A line is … */\nwork();",
      },
      complaints: [`${src}/card-payments/cards:1`],
    },
  ],
};
