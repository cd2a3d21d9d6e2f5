import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { startChromium } from "@frontdesk/people/test/browser/chromium";
import { translatorBy, translatorKinds, withoutMarks } from "@frontdesk/server/test/translator";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let browser: Browser;
beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser.close());

const source = readFileSync(new URL("../../app/api/translated.ts", import.meta.url), "utf8");
const script = stripTypeScriptTypes(source).replaceAll(/^export /gm, "");

const draw = `
  const line = document.createElement("p");
  const texts = ["Left: ", "€10.00", " of €20.00"].map((text) => document.createTextNode(text));
  const [label, amount, total] = texts;
  const bold = document.createElement("b");
  for (const node of [label, amount, bold, total]) line.appendChild(node);
  document.body.appendChild(line);
  Object.assign(globalThis, { line, label, amount, bold, total });
`;

const changes = {
  "a text gets other words": ["amount.nodeValue = '€7.00'", "Left: €7.00 of €20.00"],
  "each text gets other words": [
    "label.nodeValue = 'Due: '; total.nodeValue = ' of €30.00'; amount.nodeValue = '€7.00'",
    "Due: €7.00 of €30.00",
  ],
  "a text goes": ["line.removeChild(amount)", "Left:  of €20.00"],
  "every text goes": ["for (const one of [label, amount, total]) line.removeChild(one)", ""],
  "a text comes before another": [
    "line.insertBefore(document.createTextNode('about '), amount)",
    "Left: about €10.00 of €20.00",
  ],
  "an element comes before a text": [
    "bold.textContent = '!'; line.insertBefore(bold, amount)",
    "Left: !€10.00 of €20.00",
  ],
  "a text moves to the end": ["line.appendChild(label)", "€10.00 of €20.00Left: "],
  "a text moves to the beginning": ["line.insertBefore(total, label)", " of €20.00Left: €10.00"],
  "a text goes and comes back": [
    "line.removeChild(amount); line.insertBefore(amount, bold)",
    "Left: €10.00 of €20.00",
  ],
} as const;

const kinds = [...translatorKinds, "none"] as const;
const rows = kinds.flatMap((kind) =>
  Object.entries(changes).map(([change, [act, text]]) => ({ kind, change, act, text })),
);

describe("page translation", () => {
  it.each(rows)("$kind: $change", async ({ kind, act, text }) => {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    if (kind !== "none") await page.addInitScript(translatorBy(kind));
    await page.goto("data:text/html,<body></body>");
    await page.evaluate(`${script}; followTranslator(document.body); ${draw}`);
    const content = async () => withoutMarks(await page.evaluate<string>("line.textContent"));
    const task = "new Promise((done) => setTimeout(done, 5))";
    await page.evaluate(task);
    expect(await content()).toBe("Left: €10.00 of €20.00");
    await page.evaluate(`(() => { ${act} })()`);
    expect(await content()).toBe(text);
    await page.evaluate(task);
    expect(await content()).toBe(text);
    await page.evaluate(`(() => { amount.nodeValue = "€1.00"; })()`);
    await page.evaluate(task);
    const isThere = text.includes("€7.00") || text.includes("€10.00");
    expect((await content()).includes("€1.00")).toBe(isThere);
    expect(errors).toEqual([]);
    await page.close();
  });
});
