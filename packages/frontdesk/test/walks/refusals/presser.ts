import { goTo, watch } from "@frontdesk/desk/test/browser/screens";
import { en } from "@frontdesk/desk/test/browser/texts";
import type { ElementHandle, Locator, Page, Route } from "playwright-core";
import { answers, rawNames } from "./answers.ts";

const alerts = `[...document.querySelectorAll("[role=alert], [role=alertdialog]")]
  .filter((one) => {
    const { top, bottom, height } = one.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < innerHeight;
  })
  .map(({ textContent }) => textContent.trim())`;

const lastRejected = `performance.getEntriesByType("mark").map(({ name }) => name)
  .filter((name) => name.startsWith("refused ")).at(-1)`;

/** A missing button costs this timeout once. */
const soon = { timeout: 3_000 };
const looks = 120;
const pauseMs = 25;

interface Trial {
  where: string;
  name: string;
  act(): Promise<unknown>;
  isThere?(): Promise<boolean>;
  /** The act sends a request, late on a busy machine. */
  isSending?: boolean;
}

export class Presser {
  readonly page: Page;
  readonly faults: string[] = [];
  readonly reached = new Set<string>();
  reads: RegExp | undefined;
  granted: object[] = [];
  readonly settled: () => Promise<void>;
  readonly stayProved: () => Promise<void>;
  #answer: object | undefined;
  #sent = 0;

  constructor(page: Page, stayProved: () => Promise<void>) {
    this.page = page;
    this.stayProved = stayProved;
    this.settled = watch(page).settled;
  }

  async refuseAll(): Promise<void> {
    await this.page.route(/\/api\//, async (route: Route) => {
      const request = route.request();
      const isRead = request.method() === "GET" && this.reads?.test(request.url()) !== true;
      if (isRead) return await route.fallback();
      const granted = this.granted.shift();
      if (granted !== undefined) return await route.fulfill(granted);
      this.#sent += 1;
      await (this.#answer === undefined ? route.abort() : route.fulfill(this.#answer));
    });
  }

  async open(path: string): Promise<void> {
    await this.stayProved();
    await goTo(this.page, path);
    await this.settled();
  }

  async try(trial: Trial): Promise<boolean> {
    const { where, name, act, isThere = async () => true, isSending = false } = trial;
    for (const [kind, answer] of answers) {
      this.#answer = answer;
      const sent = this.#sent;
      await this.page.evaluate("performance.clearMarks()");
      await act();
      await this.settled();
      if (isSending) await this.#awaitRequestAfter(sent);
      if (this.#sent === sent) return kind !== answers[0]?.[0];
      const refusal = await this.#reject();
      if (refusal === undefined) continue;
      const exists = this.reached.has(refusal) && kind === answers[0]?.[0];
      this.reached.add(refusal);
      const visible = await this.#show();
      if (visible.length === 0) this.faults.push(`${where}: “${name}” (${refusal}) hides ${kind}`);
      const raw = visible.filter((text) => rawNames.test(text));
      this.faults.push(...raw.map((text) => `${where}: “${name}” says ${text}`));
      await this.#clear();
      // One button per action suffices.
      if (exists || !(await isThere())) return true;
    }
    return true;
  }

  async press(button: ElementHandle, where: string): Promise<"opened" | "refused" | "nothing"> {
    const name = (await button.textContent()) || (await button.getAttribute("aria-label"));
    const dialogs = await this.page.getByRole("dialog").count();
    const act = () => button.click(soon).catch(() => {});
    const isThere = () => button.isVisible().catch(() => false);
    if (await this.try({ where, name: name ?? "", act, isThere })) return "refused";
    return (await this.page.getByRole("dialog").count()) > dialogs ? "opened" : "nothing";
  }

  async top(): Promise<Locator> {
    const dialogs = this.page.getByRole("dialog");
    const count = await dialogs.count();
    return count === 0 ? this.page.locator("main") : dialogs.nth(count - 1);
  }

  async #awaitRequestAfter(sent: number): Promise<void> {
    for (let times = 0; times < looks && this.#sent === sent; times += 1) {
      await this.page.waitForTimeout(pauseMs);
    }
  }

  async #reject(): Promise<string | undefined> {
    for (let times = 0; times < looks; times += 1) {
      await this.#endWaiting();
      const mark = await this.page.evaluate<string | undefined>(lastRejected);
      if (mark !== undefined) return mark.slice("refused ".length);
      await this.page.waitForTimeout(pauseMs);
    }
    return undefined;
  }

  async #endWaiting(): Promise<void> {
    const stop = this.page.locator(".undo-bar").getByRole("button", { name: en.parts.cancel });
    if (!(await stop.isVisible())) return;
    const visible = await this.#show();
    if (!visible.some((text) => text.includes("Retrying"))) this.faults.push("hides that it waits");
    await stop.click(soon).catch(() => {});
  }

  async #show(): Promise<string[]> {
    for (let times = 0; times < looks; times += 1) {
      const matches = await this.page.evaluate<string[]>(alerts);
      if (matches.length > 0) return matches;
      await this.page.waitForTimeout(pauseMs);
    }
    return [];
  }

  async #clear(): Promise<void> {
    const close = this.page
      .locator(".undo-bar")
      .getByRole("button", { name: en.parts.close })
      .first();
    if (await close.isVisible()) await close.click(soon).catch(() => {});
    const bubble = this.page.getByRole("alertdialog").getByRole("button").last();
    if (await bubble.isVisible()) await bubble.click(soon).catch(() => {});
  }
}
