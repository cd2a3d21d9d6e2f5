import { type Example, src } from "./example.ts";

const code = {
  [`${src}/start.ts`]: 'import { build } from "./server.ts";\nexport const start = () => build();',
  [`${src}/server.ts`]: "export const build = () => 1;",
  [`${src}/other.ts`]: "export const other = () => 2;",
};
const start = src.replace("packages/", "");

export const walkExamples: Record<string, Example[]> = {
  wrongWalks: [
    {
      title: "steps without a file, an export, an import or the form of a step",
      files: {
        ...code,
        "ARCHITECTURE.md": [
          "## Walks",
          "### Start",
          `1. \`${start}/start.ts\` \`start\`: starts.`,
          `2. \`${start}/server.ts\` \`listen\`: is not exported.`,
          `3. \`${start}/gone.ts\` \`gone\`: does not exist.`,
          `4. \`${start}/other.ts\` \`other\`: is not imported.`,
          "5. Something happens.",
        ].join("\n"),
      },
      complaints: [4, 5, 6, 7].map((line) => `ARCHITECTURE.md:${line}`),
    },
    {
      title: "steps that follow imports, and lists of other sections",
      files: {
        ...code,
        "ARCHITECTURE.md": [
          "## Walks",
          "### Start",
          `1. \`${start}/start.ts\` \`start\`: starts.`,
          `2. \`${start}/server.ts\` \`build\`: builds.`,
          "### Another",
          `1. \`${start}/other.ts\` \`other\`: begins another walk.`,
          "## Rest",
          "1. Something else.",
        ].join("\n"),
      },
      complaints: [],
    },
  ],
};
