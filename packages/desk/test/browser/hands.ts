/* Records invisible or nameless focus positions. */
import type { Locator, Page } from "playwright-core";

/** Tab presses. */
const patience = 120;

interface Stop {
  isNowhere: boolean;
  isSeen: boolean;
  html: string;
}

const look = `(() => {
  const one = document.activeElement;
  if (one === null || !one.matches(":focus") || one === document.body) {
    return { isNowhere: true, isSeen: false, html: "" };
  }
  const inside = one.closest("tr, label, .mantine-Input-wrapper") ?? one;
  const shown = [one, inside, ...one.querySelectorAll("*")].some((shape) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(shape);
    const ringed = outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
    return ringed || boxShadow !== "none";
  });
  // A field shows the caret, and its edge takes the accent.
  const isText = one.matches("input:not([type=checkbox]):not([type=radio]), textarea, select");
  const html = one.outerHTML.slice(0, 200);
  return { isNowhere: false, isSeen: (shown || isText) && one.matches(":focus-visible"), html };
})()`;

export class Hands {
  readonly page: Page;
  readonly complaints = new Set<string>();

  constructor(page: Page) {
    this.page = page;
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  async reach(query: Locator): Promise<void> {
    await query.first().waitFor();
    for (let pressed = 0; pressed < patience; pressed += 1) {
      if (await this.isAt(query)) return await this.#note();
      await this.press("Tab");
      await this.#note();
    }
    throw new Error(`${query} is not reached by Tab`);
  }

  async use(query: Locator, key = "Enter"): Promise<void> {
    await this.reach(query);
    await this.press(key);
  }

  async fill(query: Locator, text: string): Promise<void> {
    await this.reach(query);
    await this.press("Control+A");
    await this.type(text);
  }

  async choose(query: Locator, text: string): Promise<void> {
    await this.reach(query);
    await this.type(text);
  }

  async isAt(query: Locator): Promise<boolean> {
    return (await query.and(this.page.locator(":focus")).count()) > 0;
  }

  async #note(): Promise<void> {
    const { isNowhere, isSeen, html } = await this.page.evaluate<Stop>(look);
    if (isNowhere) return;
    if (!isSeen) this.complaints.add(`not seen: ${html}`);
    const text = await this.page.locator(":focus").ariaSnapshot();
    if (!/^- '?(?:\w+ "|text: \S)/.test(text))
      this.complaints.add(`has no name: ${html} (${text})`);
  }
}
