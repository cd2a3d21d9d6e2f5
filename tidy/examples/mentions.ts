import { type Example, src } from "./example.ts";

const code = {
  [`${src}/cards/keep.ts`]:
    "export const keepCard = () => open({ CARD_LIMIT: 1, place: '/cards/:id' });",
  "package.json": JSON.stringify({ scripts: { check: "vitest run" } }),
  "packages/frontdesk/src/command.ts": 'program.command("payout");',
};

export const mentionExamples: Record<string, Example[]> = {
  unknownMentions: [
    {
      title: "names, settings, files, scripts, commands and routes that are gone",
      files: {
        ...code,
        [`${src}/a.ts`]: "// As `dropCard` does.\n/*\n * Never `CARD_CEILING`.\n */\nkeepCard();",
        "README.md": [
          "| `keepCard` | `cards/drop.ts` |",
          "Run `npm run test:all`, then `npx frontdesk payouts`.",
          "`GET /accounts/{id}`",
        ].join("\n"),
      },
      complaints: [
        `${src}/a.ts:1`,
        `${src}/a.ts:3`,
        "README.md:1",
        "README.md:2",
        "README.md:2",
        "README.md:3",
      ],
    },
    {
      title: "what there is, values, fenced code and the log of changes",
      files: {
        ...code,
        [`${src}/a.ts`]:
          "// `keepCard()` keeps 'dropCard' under `CARD_LIMIT`, as `cards/keep` says.\nx();",
        "README.md": [
          "`npm run check`, `frontdesk payout ID`, `PUT /cards/{id}`",
          "`{ a: 1 }`, `12/40`, `./data`",
          "```sh",
          "run other_program `dropCard`",
          "```",
          "`other_program` is another's.",
        ].join("\n"),
        "CHANGELOG.md": "`dropCard` is gone.",
      },
      complaints: [],
    },
  ],
};
