import { readFileSync } from "node:fs";
import type { Frame, Page } from "playwright-core";

const axe = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe-core finds wrong with a page, or with what is in a frame, as it is. */
export async function violations(page: Page | Frame): Promise<string[]> {
  await page.evaluate(axe);
  const report = await page.evaluate(
    `axe.run(document, { runOnly: ${JSON.stringify(standards)} })`,
  );
  const { violations } = report as { violations: { id: string; nodes: { html: string }[] }[] };
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
