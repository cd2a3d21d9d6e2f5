import type { Example } from "./example.ts";

const app = "packages/desk/app";

export const appExamples: Record<string, Example[]> = {
  appOrder: [
    {
      title: "a part that imports a screen, and a screen that imports another",
      files: {
        [`${app}/parts/money.tsx`]:
          'import "../screens/home/home.tsx";\nimport "../data/place.ts";',
        [`${app}/screens/home/home.tsx`]: 'import "./queries.ts";\nimport "../cards/list.tsx";',
        [`${app}/screens/home/queries.ts`]: 'import "../../parts/rows.tsx";',
        [`${app}/screens/cards/list.tsx`]: "",
        [`${app}/parts/rows.tsx`]: "",
        [`${app}/data/place.ts`]:
          'import "../locales/bind.ts";\nimport type { A } from "../shell/a.ts";',
        [`${app}/locales/bind.ts`]: "",
        [`${app}/shell/a.ts`]: 'import "../parts/rows.tsx";',
        [`${app}/router.tsx`]: 'import("./screens/home/home.tsx");\nimport "./shell/a.ts";',
      },
      complaints: [
        `${app}/parts/money.tsx:1`,
        `${app}/screens/home/home.tsx:2`,
        `${app}/data/place.ts:2`,
      ],
    },
  ],
  browserClocks: [
    {
      title: "the zone, the hour and the weekday of the browser, where the application asks",
      files: {
        [`${app}/parts/a.ts`]: [
          "const day = date.getUTCDay();",
          "const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;",
        ].join("\n"),
        [`${app}/parts/b.ts`]: "const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();",
        [`${app}/parts/c.ts`]: "const hour = now.getHours();",
        [`${app}/parts/d.ts`]: "const { hourCycle } = format.resolvedOptions();",
        [`${app}/parts/e.test.ts`]: "const day = now.getDay();",
        [`${app}/parts/g.ts`]: 'format(locale, { timeZone: "UTC" });',
        [`${app}/parts/h.ts`]: "format(locale, { timeZone: customer.timezone });",
        "packages/payments/pages/f.ts": "const day = now.getDay();",
      },
      complaints: [
        `${app}/parts/a.ts:2`,
        `${app}/parts/b.ts:1`,
        `${app}/parts/c.ts:1`,
        `${app}/parts/h.ts:1`,
      ],
    },
  ],
  unitLengths: [
    {
      title: "a field that is cut at UTF-16 units, in the application and on pages",
      files: {
        [`${app}/parts/a.tsx`]: "<TextInput maxLength={unitsOf(80)} />",
        [`${app}/parts/b.tsx`]: "<TextInput\n  maxLength={80} />",
        "packages/people/src/pages/c.ts": 'html`<input maxlength="${longest}">`',
        "packages/people/src/pages/d.ts": 'html`<input maxlength="${unitsOf(longest)}">`',
        "packages/people/src/pages/e.ts": 'html`<input maxlength="80">`',
      },
      complaints: [
        `${app}/parts/b.tsx:2`,
        "packages/people/src/pages/c.ts:1",
        "packages/people/src/pages/e.ts:1",
      ],
    },
  ],
  strayMutations: [
    {
      title: "a mutation that a screen runs by itself",
      files: {
        [`${app}/data/action.ts`]: 'import { useMutation } from "@tanstack/react-query";',
        [`${app}/screens/home/home.tsx`]: [
          'import { useQuery } from "@tanstack/react-query";',
          'import { useMutation } from "@tanstack/react-query";',
        ].join("\n"),
      },
      complaints: [`${app}/screens/home/home.tsx:2`],
    },
  ],
  strayWords: [
    {
      title: "words between tags and in what is read out, of the application alone",
      files: {
        [`${app}/parts/a.tsx`]: [
          "const a = <p>Nothing here</p>;",
          'const b = <img alt="A chart" className="wide chart" />;',
          'const c = <p title={words.title}>{words.none} · {"x"} 7</p>;',
        ].join("\n"),
        [`${app}/parts/a.test.tsx`]: "const a = <p>Nothing here</p>;",
        "packages/payments/pages/b.tsx": "const b = <p>Nothing here</p>;",
      },
      complaints: [`${app}/parts/a.tsx:1`, `${app}/parts/a.tsx:2`],
    },
  ],
};
