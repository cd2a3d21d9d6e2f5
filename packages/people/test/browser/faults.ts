import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Frame, Page } from "playwright-core";

const axe = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Report {
  violations: { id: string; nodes: { html: string }[] }[];
}

/** Violations of WCAG 2.2 AA and best practice: a line per rule, with its elements. */
export async function violationsOn(page: Page | Frame, within = "html"): Promise<string[]> {
  // The policy does not block developer tools.
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axe);
  // With passes as well, a look takes about twice as long.
  const options = JSON.stringify({ runOnly: standards, resultTypes: ["violations"] });
  const { violations } = await page.evaluate<Report>(`axe.run("${within}", ${options})`);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

const moreTries = 20;
const pauseMs = 250;

type Look = readonly [width: number, colorScheme: "light" | "dark"];

/** Faults that `find` names in each look of an open page. The page keeps the last look. */
export async function faultsInLooks(
  page: Page,
  looks: readonly Look[],
  find: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const faults: string[] = [];
  const { height = 640 } = page.viewportSize() ?? {};
  for (const [width, colorScheme] of looks) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const seen = await findSettled(page, find);
    faults.push(...seen.map((fault) => `${width} px, ${colorScheme}: ${fault}`));
  }
  return faults;
}

/** A page draws more than once after a change of its size or colours. */
async function findSettled(page: Page, find: (page: Page) => Promise<string[]>): Promise<string[]> {
  const frame = "new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))";
  await page.evaluate(frame);
  let faults = await find(page);
  for (let tries = 0; tries < moreTries && faults.length > 0; tries += 1) {
    await sleep(pauseMs);
    faults = await find(page);
  }
  return faults;
}
