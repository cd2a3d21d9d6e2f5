import type { Example } from "./example.ts";

const look = "packages/server/src/look.css";
const page = "packages/people/src/pages/page.css";

export const sheetExamples: Record<string, Example[]> = {
  strayStyles: [
    {
      title: "colours, weights and durations that are a page's own",
      files: {
        [look]: ":root { --ink: #1c211f; }",
        [page]: [
          "a { color: #abc; }",
          "b { background: rgb(0 0 0 / 0.5); }",
          "p { font-weight: 650; }",
          "i { transition: color 0.2s; }",
          "u { color: var(--inc); }",
        ].join("\n"),
      },
      complaints: [1, 2, 3, 4, 5].map((line) => `${page}:${line}`),
    },
    {
      title: "tokens, names that look like colours, and a shop's own page",
      files: {
        [look]: ":root { --ink: #1c211f; --weight: 400; --motion: 120ms; }",
        [page]: [
          "#add { --own: 2px; border-width: var(--own); color: var(--ink); }",
          "b { font-weight: var(--weight); transition: color var(--motion); }",
          "p { height: var(--height, 2px); }",
        ].join("\n"),
        "packages/payments/examples/shop/shop.css": "p { color: #123456; }",
      },
      complaints: [],
    },
  ],
};
