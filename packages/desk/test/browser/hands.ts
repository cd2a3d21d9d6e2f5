/*
 * Somebody who works with a keyboard alone. Wherever they come, they see where they are, and are
 * told what it is called; where they are nowhere, they are lost.
 */
import type { Locator, Page } from "playwright-core";

/** How often they press Tab before they give up. */
const patience = 120;

interface Stop {
  /** Nothing at all: what had the focus is gone. */
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
  /** Where they were and could not see it, or were told no name. */
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

  /** Goes on by Tab until it is there. */
  async reach(wanted: Locator): Promise<void> {
    await wanted.first().waitFor();
    for (let pressed = 0; pressed < patience; pressed += 1) {
      if (await this.isAt(wanted)) return await this.#note();
      await this.press("Tab");
      await this.#note();
    }
    throw new Error(`${wanted} is not reached by Tab`);
  }

  /** Presses what is reached. */
  async use(wanted: Locator, key = "Enter"): Promise<void> {
    await this.reach(wanted);
    await this.press(key);
  }

  /** Writes into a field instead of what is in it. */
  async fill(wanted: Locator, text: string): Promise<void> {
    await this.reach(wanted);
    await this.press("Control+A");
    await this.type(text);
  }

  /** Chooses of a list by the first letters of what is wanted. */
  async choose(wanted: Locator, text: string): Promise<void> {
    await this.reach(wanted);
    await this.type(text);
  }

  async isAt(wanted: Locator): Promise<boolean> {
    return (await wanted.and(this.page.locator(":focus")).count()) > 0;
  }

  async #note(): Promise<void> {
    const { isNowhere, isSeen, html } = await this.page.evaluate<Stop>(look);
    // Beyond the last stop of a page is the browser's own.
    if (isNowhere) return;
    if (!isSeen) this.complaints.add(`not seen: ${html}`);
    const said = await this.page.locator(":focus").ariaSnapshot();
    // What opens and closes is known by its text.
    if (!/^- '?(?:\w+ "|text: \S)/.test(said))
      this.complaints.add(`has no name: ${html} (${said})`);
  }
}
