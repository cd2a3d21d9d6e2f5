import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";

const axe = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Report {
  violations: { id: string; nodes: { html: string }[] }[];
}

export async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate<Report>(
    `axe.run("html", { runOnly: ${JSON.stringify(standards)} })`,
  );
  const small = await page.evaluate<string[]>(`
    [...document.querySelectorAll("button, select, a, input, textarea")]
      .filter((one) => !/^(checkbox|radio|hidden)$/.test(one.type) && one.checkVisibility())
      .filter((one) => !one.closest(".trap") && one.getBoundingClientRect().height < 44)
      .map((one) => one.outerHTML)`);
  const beyond = await page.evaluate<number>(
    "document.documentElement.scrollWidth - document.documentElement.clientWidth",
  );
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`),
    ...small,
    ...(beyond > 0 ? [`${beyond} pixels stand out to the side`] : []),
  ];
}
