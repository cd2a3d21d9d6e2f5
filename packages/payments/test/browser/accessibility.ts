import { readFileSync } from "node:fs";
import type { Frame, Page } from "playwright-core";

const axe = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export async function violations(page: Page | Frame, within = "html"): Promise<string[]> {
  await page.evaluate(axe);
  const report = await page.evaluate(
    `axe.run("${within}", { runOnly: ${JSON.stringify(standards)} })`,
  );
  const { violations } = report as { violations: { id: string; nodes: { html: string }[] }[] };
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/** Targets smaller than a finger. */
export async function smallTargets(page: Page | Frame): Promise<string[]> {
  return await page.evaluate(`
    [...document.querySelectorAll("button, select, summary, a, input, textarea")]
      .filter((one) => !/^(checkbox|hidden)$/.test(one.type) && one.checkVisibility())
      .filter((one) => one.getBoundingClientRect().height < 44)
      .map((one) => one.outerHTML)`);
}

/** In pixels. */
export async function sideways(page: Page | Frame): Promise<number> {
  return await page.evaluate(
    "document.documentElement.scrollWidth - document.documentElement.clientWidth",
  );
}

export async function faultsOf(page: Page | Frame): Promise<string[]> {
  const beyond = await sideways(page);
  const wide = beyond > 0 ? [`${beyond} pixels stand out to the side`] : [];
  return [...wide, ...(await smallTargets(page)), ...(await violations(page))];
}
