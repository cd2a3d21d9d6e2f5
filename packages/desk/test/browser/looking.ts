import { faultsInLooks, violationsOn } from "@frontdesk/people/test/browser/faults";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Person } from "./person.ts";
import { en } from "./texts.ts";

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

const tablet = 768;

export async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(`for (const one of [window, ...document.querySelectorAll("dialog")])
    one.scrollTo({ top: 0, behavior: "instant" })`);
  const beyond = await sideways(page);
  const wide = beyond > 0 ? [`${beyond} pixels stand out to the side`] : [];
  const { width = 0 } = page.viewportSize() ?? {};
  const small = width < tablet ? await smallTargets(page) : [];
  // A tablet shows the elements of a phone or a desk.
  return width === tablet ? wide : [...wide, ...small, ...(await violationsOn(page))];
}

const looks = [
  [360, "dark"],
  [360, "light"],
  [tablet, "light"],
  [1280, "dark"],
  [1280, "light"],
] as const;

const phoneAndDesk = [
  [360, "dark"],
  [1280, "light"],
] as const;

export const faultsOnPhoneAndDesk = (page: Page, find = faultsOf) =>
  faultsInLooks(page, phoneAndDesk, find);

/** On phone, tablet and desk. */
export const faultsInAllLooks = (page: Page, find = faultsOf) => faultsInLooks(page, looks, find);

interface Screens {
  person: Person;
  paths: readonly string[];
  /** Awaited before the look. */
  ready?: (page: Page, path: string) => Promise<unknown>;
}

export async function expectNoFaults({ person, paths, ready }: Screens): Promise<void> {
  for (const path of paths) {
    await using visit = await person.open(path);
    const { page, misdeeds } = visit;
    await page.getByRole("heading", { level: 1, includeHidden: true }).waitFor();
    await expect.poll(() => page.getByRole("status", { name: en.parts.loading }).count()).toBe(0);
    await ready?.(page, path);
    expect([path, await faultsInAllLooks(page)]).toEqual([path, []]);
    expect([path, misdeeds]).toEqual([path, []]);
  }
}
