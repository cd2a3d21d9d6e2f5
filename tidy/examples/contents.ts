import { type Example, src } from "./example.ts";

export const contentExamples: Record<string, Example[]> = {
  sqlOutsideStores: [
    {
      title: "SQL as a template, as text and by the builder",
      files: {
        [`${src}/a.ts`]: "sql<Row>`anything`;",
        [`${src}/b.ts`]: 'run("delete from payments.cards where id = $1");',
        [`${src}/c.ts`]: "run(`update payments.cards c\n set id = $1`);",
        [`${src}/d.ts`]: 'run("SELECT id FROM payments.cards");',
        [`${src}/e.ts`]: 'db.selectFrom("cards");',
      },
      complaints: ["a", "b", "c", "d", "e"].map((name) => `${src}/${name}.ts:1`),
    },
    {
      title: "stores, tests, and English that sounds like SQL",
      files: {
        [`${src}/cards/store.ts`]: "sql`select id from payments.cards`;",
        [`${src}/cards/cards.test.ts`]: "sql`select id from payments.cards`;",
        [`${src}/d.ts`]: 'say("Select one from the list, update it and set it aside");',
      },
      complaints: [],
    },
  ],
  tablesWithTwoWriters: [
    {
      title: "a table with two writers",
      files: {
        [`${src}/cards/store.ts`]: "sql`insert into payments.cards (id) values (1)`;",
        [`${src}/cards/old/store.ts`]: "sql`update payments.cards set id = 2`;",
        [`${src}/lines/store.ts`]: "\nsql`with gone as (delete from payments.cards) select 1`;",
        [`${src}/apps/store.ts`]: "sql`select id from payments.cards for update of payments`;",
      },
      complaints: [`${src}/cards/old/store.ts:1`, `${src}/lines/store.ts:2`],
    },
  ],
  tablesFromAbove: [
    {
      title: "a statement that joins a table of a later noun",
      files: {
        [`${src}/card-payments/cards/store.ts`]: "sql`insert into payments.cards (id) values (1)`;",
        [`${src}/card-payments/frauds/store.ts`]:
          "sql`insert into payments.frauds select id from payments.cards`;",
        [`${src}/parties/apps/apps.store.ts`]:
          "\nsql`select 1 from payments.apps join payments.cards c on true`;",
        [`${src}/parties/apps/apps.test.ts`]: "sql`select 1 from payments.cards`;",
      },
      complaints: [`${src}/parties/apps/apps.store.ts:2`],
    },
  ],
  recursiveQueries: [
    {
      title: "a statement that refers to itself",
      files: {
        [`${src}/cards/store.ts`]: "run(`\n with recursive s as (select 1) select * from s`);",
        [`${src}/lines/store.ts`]: "sql`with s as (select 1) select * from s`;",
        [`${src}/lines/lines.test.ts`]: "sql`with recursive s as (select 1) select * from s`;",
      },
      complaints: [`${src}/cards/store.ts:1`],
    },
  ],
  strayRefusals: [
    {
      title: "refusals and problems in words of their own",
      files: {
        "packages/payments/src/a.ts": 'throw new Refusal(409, { message: "Gone" });',
        "packages/payments/src/b.ts":
          'import { refuse } from "@frontdesk/server/refusal";\nthrow refuse(409, "Gone");',
        "packages/payments/src/c.ts": '\nthrow invalid([{ field: "name", message: "is odd" }]);',
      },
      complaints: ["a.ts:1", "b.ts:2", "c.ts:2"].map((at) => `packages/payments/src/${at}`),
    },
    {
      title: "catalogues, rows of them, and a function of the same name",
      files: {
        "packages/payments/src/refusals.ts":
          'import { catalogue } from "@frontdesk/server/refusal";\ncatalogue({});',
        "packages/payments/src/a.ts": "throw invalid([refusals.odd(), { ...problem, field }]);",
        "packages/payments/src/b.ts": 'import { refuse } from "./c.ts";\nrefuse();',
      },
      complaints: [],
    },
  ],
  unprovokedRefusals: [
    {
      title: "a code and a message that no test mentions",
      files: {
        "packages/payments/src/refusals.ts": [
          'const a = { code: "gone", message: "Is gone" };',
          'const b = { code: "late", message: "Is late" };',
          'const c = { message: "is odd" };',
          "const d = { message: (day: string) => `ended on $" + "{day}` };",
          "const e = { message: (name: string) => `lacks \\`$" + "{name}\\`` };",
        ].join("\n"),
        "packages/payments/src/a.test.ts": 'expect("gone", "ended on 2026-11-22", "lacks `a`");',
      },
      complaints: [2, 3].map((line) => `packages/payments/src/refusals.ts:${line}`),
    },
  ],
  namesDeclaredTwice: [
    {
      title: "a name of two files, but not of a schema and its type, or of two packages",
      files: {
        [`${src}/ledger/lines/line.ts`]: "export const Line = 1;\nexport type Line = string;",
        [`${src}/ledger/payouts/payout.ts`]: "\nexport interface Shown {}",
        [`${src}/ledger/lines/shown.ts`]: "export function Shown() {}",
        "packages/people/src/shown.ts": "export class Shown {}",
      },
      complaints: [`${src}/ledger/lines/shown.ts:1`, `${src}/ledger/payouts/payout.ts:2`],
    },
  ],
  environmentOutsideSettings: [
    {
      title: "readers of the environment",
      files: {
        [`${src}/a.ts`]: "process.env.HOST;",
        [`${src}/b.ts`]: "const { env } = process;",
        [`${src}/c.ts`]: 'import { env } from "node:process";',
        [`${src}/settings.ts`]: "process.env.HOST;",
        [`${src}/d.ts`]: "process.exit();",
      },
      complaints: ["a", "b", "c"].map((name) => `${src}/${name}.ts:1`),
    },
  ],
  longFiles: [
    {
      title: "a long file and a long server.ts",
      files: {
        [`${src}/a.ts`]: "work();\n".repeat(401),
        [`${src}/b.ts`]: "work();\n".repeat(400),
        [`${src}/server.ts`]: "work();\n".repeat(151),
        [`${src}/openapi.ts`]: "work();\n".repeat(401),
      },
      complaints: [`${src}/a.ts:401`, `${src}/server.ts:151`],
    },
  ],
  longLines: [
    {
      title: "a long line",
      files: {
        "a.ts": `\n// ${"x".repeat(98)}`,
        "b.ts": `// ${"x".repeat(97)}`,
        "c.tsx": `const a = <p>${"x".repeat(97)}</p>;`,
        [`${src}/openapi.ts`]: `// ${"x".repeat(98)}`,
      },
      complaints: ["a.ts:2", "c.tsx:1"],
    },
  ],
  bannedNames: [
    {
      title: "names that say nothing, wherever they are declared",
      files: {
        "a.ts": "class CardManager {}",
        "b.ts": "const { a: [cardInfo] } = b;",
        "c.ts": "function f(dateUtils: string) {}",
        "d.ts": 'import { a as baseA } from "a";',
        "e.ts": "type HTTPHandler = 1;",
        "f.ts": "const COMMON_NAMES = 1;",
        [`${src}/openapi.ts`]: "interface DataService {}",
        "g.ts": "const database = { data: 1 };\nconst base64 = basic, { data } = response;",
      },
      complaints: ["a", "b", "c", "d", "e", "f"].map((name) => `${name}.ts:1`),
    },
  ],
  bannedPaths: [
    {
      title: "files and folders that say nothing",
      files: { "utils/a.ts": "", "card-helper.sql": "", "database/information.ts": "" },
      complaints: ["utils/a.ts:1", "card-helper.sql:1"],
    },
  ],
};
