import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";

const axe = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export async function violations(page: Page): Promise<string[]> {
  return await find(page, standards);
}

export async function paleThings(page: Page): Promise<string[]> {
  return await find(page, ["color-contrast", "link-in-text-block"]);
}

async function find(page: Page, rules: readonly string[]): Promise<string[]> {
  // The policy does not block developer tools.
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axe);
  const report = await page.evaluate(`axe.run("html", {runOnly: ${JSON.stringify(rules)}})`);
  const { violations } = report as { violations: { id: string; nodes: { html: string }[] }[] };
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/** Pixels. */
export async function sideways(page: Page): Promise<number> {
  const root = "document.documentElement";
  return await page.evaluate(`${root}.scrollWidth - ${root}.clientWidth`);
}

/** Skips tables, code and the calendar. */
export async function sidewaysWithin(page: Page): Promise<string[]> {
  return await page.evaluate(`
    [...document.querySelectorAll("body *")]
      .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowX))
      .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.checkVisibility())
      .filter((one) => !one.matches("[role=application], :has(> table), pre, textarea, select"))
      .map((one) => one.outerHTML.slice(0, 200))`);
}

const scrolled =
  "[role=application], .report-table, .balance-days, .statement, thead, pre, .unseen";
const controls = "button, a, input, select, textarea, .mantine-Button-label";
const texts = "label, legend, summary, h1, h2, h3, p, dt, dd, td, th, li";

/** Controls and texts beyond the edge of their sheet or of the page, and cut button labels. */
export async function beyondTheEdge(page: Page): Promise<string[]> {
  return await page.evaluate(`
    [...document.querySelectorAll("${controls}, ${texts}")]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => !one.closest("${scrolled}"))
      .filter((one) => getComputedStyle(one).clipPath === "none")
      .filter((one) => {
        const { left, right, width } = one.getBoundingClientRect();
        const sheet = one.closest("[role=dialog]")?.getBoundingClientRect();
        const from = sheet?.left ?? 0;
        const to = sheet?.right ?? document.documentElement.clientWidth;
        const isLabel = one.matches(".mantine-Button-label");
        const isCut = isLabel && one.scrollWidth > one.clientWidth + 1;
        return width > 1 && (isCut || left < from - 1 || right > to + 1);
      })
      .map((one) => "beyond the edge: " + one.outerHTML.slice(0, 200))`);
}

/** For fingers. */
export async function smallTargets(page: Page): Promise<string[]> {
  return await page.evaluate(`
    [...document.querySelectorAll("button, select, summary, input, textarea, nav a")]
      .filter((one) => !/^(checkbox|radio|hidden|file)$/.test(one.type) && one.checkVisibility())
      .filter((one) => one.getBoundingClientRect().height < 44)
      .map((one) => one.outerHTML)`);
}

export async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(`for (const one of [window, ...document.querySelectorAll("dialog")])
    one.scrollTo({ top: 0, behavior: "instant" })`);
  const beyond = await sideways(page);
  const wide = beyond > 0 ? [`${beyond} pixels stand out to the side`] : [];
  const { width = 0 } = page.viewportSize() ?? {};
  const small = width < 768 ? await smallTargets(page) : [];
  return [...wide, ...small, ...(await violations(page))];
}
