import { setTimeout as sleep } from "node:timers/promises";
import { watch } from "@frontdesk/desk/test/browser/screens";
import { startChromium } from "@frontdesk/people/test/browser/chromium";
import { drawingAlike } from "@frontdesk/people/test/browser/fonts";
import type { Page } from "playwright-core";
import { moment, signIn, startFrontdesk } from "../pictures/started.ts";
import { calm } from "./calm.ts";
import { type Look, looks } from "./looks.ts";
import { type View, views } from "./views.ts";

export interface OpenScreen {
  /** Of the screen, its width and its colours: `home-360-dark`. */
  name: string;
  page: Page;
}

type Visitor = (screen: OpenScreen) => Promise<void>;

/** Opens each screen once in one installation, and shows it in each look. */
export async function tour(chosen: readonly View[], visit: Visitor): Promise<void> {
  await using started = await startFrontdesk();
  await using browser = await startChromium(await drawingAlike());
  const { state, place } = await signIn(browser, started.desk);
  const page = await browser.newPage({
    storageState: state,
    reducedMotion: "reduce",
    locale: "en-GB",
    timezoneId: "Europe/Copenhagen",
  });
  await page.clock.setFixedTime(moment);
  const { settled } = watch(page);
  const desk = { page, url: started.desk, place: new URL(place).pathname };
  await calm(desk);
  await page.goto(`${place}/home`);
  await settled();
  for (const view of chosen) {
    await show(page, looks[0]!);
    await view.reach(desk);
    await page.mouse.move(0, 0);
    for (const look of looks) {
      await show(page, look);
      if (await isApp(page)) await settled();
      await visit({ name: `${view.name}-${look.width}-${look.colorScheme}`, page });
    }
  }
}

/** The desk's server draws the pages before a workspace. */
const isApp = (page: Page) => page.evaluate<boolean>("'__TSR_ROUTER__' in globalThis");

async function show(page: Page, { width, height, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.evaluate(
    "new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))",
  );
}

export const take = (page: Page): Promise<Buffer> =>
  page.screenshot({ animations: "disabled", caret: "hide", scale: "css" });

const mostTries = 40;
const pauseMs = 150;

/** Two equal pictures in a row. */
export async function takeAtRest(page: Page): Promise<Buffer> {
  let last = await take(page);
  for (let tries = 0; tries < mostTries; tries += 1) {
    await sleep(pauseMs);
    const next = await take(page);
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error(`${page.url()} never comes to rest`);
}

/** All without a name. */
export function viewsNamed(names: readonly string[]): readonly View[] {
  if (names.length === 0) return views;
  return names.map((chosen) => {
    const view = views.find(({ name }) => name === chosen);
    if (view === undefined) throw new Error(`no screen is called ${chosen}`);
    return view;
  });
}
