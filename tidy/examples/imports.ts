import { type Example, named, src } from "./example.ts";

const exported = { exports: { "./*": "./src/*.ts" } };

export const importExamples: Record<string, Example[]> = {
  packageImports: [
    {
      title: "a package that imports one above it",
      files: {
        "packages/server/package.json": named("@frontdesk/server"),
        "packages/people/package.json": named("@frontdesk/people", exported),
        "packages/people/src/mail/mail.ts": "",
        "packages/server/src/log.ts": '\nimport "@frontdesk/people/mail/mail";',
      },
      complaints: ["packages/server/src/log.ts:2"],
    },
  ],
  forgottenSeals: [
    {
      title: "a seal in another file, and one that is in no list",
      files: {
        "packages/platform/package.json": named("@frontdesk/platform", exported),
        "packages/platform/src/sealing/seal.ts": "",
        [`${src}/cards/card.ts`]: 'import { seal } from "@frontdesk/platform/sealing/seal";',
        [`${src}/cards/sealed.ts`]: 'import { seal } from "@frontdesk/platform/sealing/seal";',
        [`${src}/links/sealed.ts`]: 'import { seal } from "@frontdesk/platform/sealing/seal";',
        [`${src}/sealed-columns.ts`]: 'import { numbers } from "./cards/sealed.ts";',
      },
      complaints: [`${src}/cards/card.ts:1`, `${src}/links/sealed.ts:1`],
    },
  ],
  importOrder: [
    {
      title: "a feature that imports a later one, types included",
      files: {
        [`${src}/lines/line.ts`]: '/* line */\nimport type { Card } from "../cards/card.ts";',
        [`${src}/cards/card.ts`]: 'export type { Line } from "../lines/store.ts";',
        [`${src}/lines/store.ts`]: "",
      },
      complaints: [`${src}/lines/line.ts:2`],
    },
    {
      title: "ground that imports a feature, or a folder without a place",
      files: {
        [`${src}/money.ts`]: 'import "./rates/rates.ts";',
        [`${src}/rates/rates.ts`]: 'export * from "../apps/app.ts";',
        [`${src}/apps/app.ts`]: 'await import("../unknown/file.ts");',
        [`${src}/unknown/file.ts`]: 'import "../money.ts";',
        [`${src}/context.ts`]: 'import "./lines/line.ts";',
        [`${src}/lines/line.ts`]: "",
      },
      complaints: [
        `${src}/money.ts:1`,
        `${src}/rates/rates.ts:1`,
        `${src}/apps/app.ts:1`,
        `${src}/unknown/file.ts:1`,
        `${src}/context.ts:1`,
      ],
    },
    {
      title: "the context, known to what stands on the ground, and tests, which know everything",
      files: {
        [`${src}/context.ts`]: 'import "./rates/rates.ts";',
        [`${src}/rates/rates.ts`]: "",
        [`${src}/idempotency/claim.ts`]: 'import "../context.ts";',
        [`${src}/apps/apps.test.ts`]: 'import "../server.ts";',
        [`${src}/server.ts`]: 'import "./apps/app.ts";',
        [`${src}/apps/app.ts`]: 'import "../context.ts";',
      },
      complaints: [],
    },
  ],
  registrationOrder: [
    {
      title: "a feature registered before what it needs",
      files: {
        [`${src}/server.ts`]: [
          'import { cards } from "./cards/routes.ts";',
          'import { lines } from "./lines/routes.ts";',
          "cards();",
          "lines();",
        ].join("\n"),
      },
      complaints: [`${src}/server.ts:4`],
    },
  ],
  importCycles: [
    {
      title: "a circle across packages, closed by the import of a type",
      files: {
        "packages/people/package.json": named("@frontdesk/people", exported),
        "packages/people/src/a.ts": 'import "./b.ts";',
        "packages/people/src/b.ts": 'import "./c.ts";',
        "packages/people/src/c.ts": 'type A = import("@frontdesk/people/a").A;',
      },
      complaints: ["packages/people/src/c.ts:1"],
    },
    {
      title: "two ways to the same file, and a file that starts itself",
      files: {
        "packages/people/src/a.ts": 'import "./b.ts";\nimport "./c.ts";',
        "packages/people/src/b.ts": 'import "./c.ts";',
        "packages/people/src/c.ts": 'new URL("a.ts", import.meta.url);',
      },
      complaints: [],
    },
  ],
  unreachable: [
    {
      title: "files that only a test knows, or nobody",
      files: {
        "packages/people/package.json": named("people", {
          scripts: { start: "node src/main.ts" },
          imports: { "#mail": { node: "./src/mail.ts" } },
        }),
        "packages/people/src/mail.ts": "",
        "packages/people/src/main.ts": 'new URL("child.ts", import.meta.url);',
        "packages/people/src/child.ts": "",
        "packages/people/src/tested.ts": "",
        "packages/people/src/tested.test.ts": 'import "./tested.ts";\nimport "../test/given.ts";',
        "packages/people/test/given.ts": "",
        "packages/people/test/forgotten.ts": "",
      },
      complaints: ["packages/people/src/tested.ts:1", "packages/people/test/forgotten.ts:1"],
    },
    {
      title: "pages, which a configuration leads to",
      files: {
        "packages/people/pages/vite.config.ts": 'new URL("main.tsx", import.meta.url);',
        "packages/people/pages/main.tsx": 'import "./form.tsx";',
        "packages/people/pages/form.tsx": "export const form = <form />;",
        "packages/people/pages/forgotten.tsx": "export const old = <form />;",
        "packages/people/pages/form.test.ts": 'import "./forgotten.tsx";',
      },
      complaints: ["packages/people/pages/forgotten.tsx:1"],
    },
  ],
};
