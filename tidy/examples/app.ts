import type { Example } from "./example.ts";

const app = "packages/desk/app";

export const appExamples: Record<string, Example[]> = {
  appOrder: [
    {
      title: "a part that imports a screen, and a screen that imports another",
      files: {
        [`${app}/components/money.tsx`]:
          'import "../screens/home/home.tsx";\nimport "../api/place.ts";',
        [`${app}/screens/home/home.tsx`]: 'import "./queries.ts";\nimport "../cards/list.tsx";',
        [`${app}/screens/home/queries.ts`]: 'import "../../components/rows.tsx";',
        [`${app}/screens/cards/list.tsx`]: "",
        [`${app}/components/rows.tsx`]: "",
        [`${app}/api/place.ts`]:
          'import "../locales/bind.ts";\nimport type { A } from "../layout/a.ts";',
        [`${app}/locales/bind.ts`]: "",
        [`${app}/layout/a.ts`]: 'import "../components/rows.tsx";',
        [`${app}/router.tsx`]: 'import("./screens/home/home.tsx");\nimport "./layout/a.ts";',
      },
      complaints: [
        `${app}/components/money.tsx:1`,
        `${app}/screens/home/home.tsx:2`,
        `${app}/api/place.ts:2`,
      ],
    },
  ],
  browserClocks: [
    {
      title: "the zone, the hour and the weekday of the browser, where the application asks",
      files: {
        [`${app}/components/a.ts`]: [
          "const day = date.getUTCDay();",
          "const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;",
        ].join("\n"),
        [`${app}/components/b.ts`]:
          "const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();",
        [`${app}/components/c.ts`]: "const hour = now.getHours();",
        [`${app}/components/d.ts`]: "const { hourCycle } = format.resolvedOptions();",
        [`${app}/components/e.test.ts`]: "const day = now.getDay();",
        [`${app}/components/g.ts`]: 'format(locale, { timeZone: "UTC" });',
        [`${app}/components/h.ts`]: "format(locale, { timeZone: customer.timezone });",
        "packages/payments/pages/f.ts": "const day = now.getDay();",
      },
      complaints: [
        `${app}/components/a.ts:2`,
        `${app}/components/b.ts:1`,
        `${app}/components/c.ts:1`,
        `${app}/components/h.ts:1`,
      ],
    },
  ],
  unitLengths: [
    {
      title: "a field that is cut at UTF-16 units, in the application and on pages",
      files: {
        [`${app}/components/a.tsx`]: "<TextInput maxLength={unitsOf(80)} />",
        [`${app}/components/b.tsx`]: "<TextInput\n  maxLength={80} />",
        "packages/people/src/pages/c.ts": 'html`<input maxlength="${longest}">`',
        "packages/people/src/pages/d.ts": 'html`<input maxlength="${unitsOf(longest)}">`',
        "packages/people/src/pages/e.ts": 'html`<input maxlength="80">`',
      },
      complaints: [
        `${app}/components/b.tsx:2`,
        "packages/people/src/pages/c.ts:1",
        "packages/people/src/pages/e.ts:1",
      ],
    },
  ],
  strayMutations: [
    {
      title: "a mutation that a screen runs by itself",
      files: {
        [`${app}/api/action.ts`]: 'import { useMutation } from "@tanstack/react-query";',
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
        [`${app}/components/a.tsx`]: [
          "const a = <p>Nothing here</p>;",
          'const b = <img alt="A chart" className="wide chart" />;',
          'const c = <p title={words.title}>{words.none} · {"x"} 7</p>;',
        ].join("\n"),
        [`${app}/components/a.test.tsx`]: "const a = <p>Nothing here</p>;",
        "packages/payments/pages/b.tsx": "const b = <p>Nothing here</p>;",
      },
      complaints: [`${app}/components/a.tsx:1`, `${app}/components/a.tsx:2`],
    },
  ],
};
