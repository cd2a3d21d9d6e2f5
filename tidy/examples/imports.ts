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
  needlessExports: [
    {
      title: "all files, a file that nobody imports, and a used one",
      files: {
        "packages/desk/package.json": named("@frontdesk/desk", { private: true, ...exported }),
        "packages/people/package.json": named("@frontdesk/people", {
          private: true,
          exports: { "./a": "./src/a.ts", "./b": "./src/b.ts", "./c/*": "./src/c/*.ts" },
        }),
        "packages/people/src/a.ts": "",
        "packages/people/src/b.ts": "",
        "packages/people/src/c/d.ts": "",
        "packages/desk/src/a.ts": 'import "@frontdesk/people/a";\nimport "@frontdesk/people/c/d";',
        "packages/rest/package.json": named("@frontdesk/rest", exported),
      },
      complaints: ["packages/desk/package.json:1", "packages/people/package.json:1"],
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
      title: "a noun that imports a later one of its module, types included",
      files: {
        [`${src}/card-payments/cards/card.ts`]:
          '/* card */\nimport type { Fraud } from "../frauds/fraud.ts";',
        [`${src}/card-payments/frauds/fraud.ts`]: 'export type { Card } from "../cards/store.ts";',
        [`${src}/card-payments/cards/store.ts`]: "",
      },
      complaints: [`${src}/card-payments/cards/card.ts:2`],
    },
    {
      title: "a module that imports a later one",
      files: {
        [`${src}/parties/apps/app.ts`]: 'import "../../ledger/lines/line.ts";',
        [`${src}/ledger/lines/line.ts`]: 'import "../../parties/apps/app.ts";',
        [`${src}/ledger/routes.ts`]: 'import "./lines/line.ts";',
        [`${src}/api/module.ts`]: 'import "./docs.ts";',
        [`${src}/api/docs.ts`]: "",
      },
      complaints: [`${src}/parties/apps/app.ts:1`, `${src}/api/module.ts:1`],
    },
    {
      title: "core that imports a feature, or a folder without a place",
      files: {
        [`${src}/core/money.ts`]: 'import "./rates/rates.ts";',
        [`${src}/core/rates/rates.ts`]: 'export * from "../../parties/apps/app.ts";',
        [`${src}/parties/apps/app.ts`]: 'await import("../unknown/file.ts");',
        [`${src}/parties/unknown/file.ts`]: 'import "../../core/money.ts";',
      },
      complaints: [
        `${src}/core/money.ts:1`,
        `${src}/core/rates/rates.ts:1`,
        `${src}/parties/apps/app.ts:1`,
        `${src}/parties/unknown/file.ts:1`,
      ],
    },
    {
      title: "the context, which knows every port and is known to all, and tests, which know all",
      files: {
        [`${src}/core/context.ts`]: 'import type { Port } from "../acquiring/port/port.ts";',
        [`${src}/acquiring/port/port.ts`]: "",
        [`${src}/core/rates/fetch.ts`]: 'import type { Context } from "../context.ts";',
        [`${src}/parties/apps/apps.test.ts`]: 'import "../../server.ts";',
        [`${src}/server.ts`]: 'import "./parties/apps/app.ts";',
        [`${src}/parties/apps/app.ts`]: 'import type { Context } from "../../core/context.ts";',
      },
      complaints: [],
    },
    {
      title: "the context when it is more than types",
      files: {
        [`${src}/core/context.ts`]: '\nimport { port } from "../acquiring/port/port.ts";',
        [`${src}/acquiring/port/port.ts`]: "",
      },
      complaints: [`${src}/core/context.ts:2`],
    },
  ],
  registrationOrder: [
    {
      title: "a module, and a noun of a module, registered before what it needs",
      files: {
        [`${src}/server.ts`]: [
          'import { ledger } from "./ledger/routes.ts";',
          'import { parties } from "./parties/routes.ts";',
          "const modules = [ledger, parties];",
        ].join("\n"),
        [`${src}/card-payments/routes.ts`]: [
          'import { frauds } from "./frauds/routes.ts";',
          'import { cards } from "./cards/routes.ts";',
          "const nouns = [frauds, cards];",
        ].join("\n"),
      },
      complaints: [`${src}/server.ts:3`, `${src}/card-payments/routes.ts:3`],
    },
  ],
  stalePicture: [
    {
      title: "a picture that lacks an import",
      files: {
        "ARCHITECTURE.md": "<!-- picture -->\n```mermaid\n```\n<!-- end of picture -->",
        "packages/people/package.json": named("@frontdesk/people", exported),
        "packages/people/src/a.ts": "",
        [`${src}/parties/apps/app.ts`]: 'import "@frontdesk/people/a";',
      },
      complaints: ["ARCHITECTURE.md:1"],
    },
    {
      title: "a picture that shows it",
      files: {
        "ARCHITECTURE.md": [
          "<!-- picture -->",
          "```mermaid",
          "flowchart TD",
          "  subgraph payments",
          "    payments_parties[parties]",
          "  end",
          "  people[people]",
          "  payments_parties --> people",
          "```",
          "<!-- end of picture -->",
        ].join("\n"),
        "packages/people/package.json": named("@frontdesk/people", exported),
        "packages/people/src/a.ts": "",
        [`${src}/parties/apps/app.ts`]: 'import "@frontdesk/people/a";',
      },
      complaints: [],
    },
  ],
  unreachable: [
    {
      title: "files that only a test knows, or nobody",
      files: {
        "packages/people/package.json": named("people", {
          scripts: { start: "node src/main.ts", build: "node ../../publishing/build.ts" },
          imports: { "#mail": { node: "./src/mail.ts" } },
        }),
        "packages/people/src/mail.ts": "",
        "publishing/build.ts": "",
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
