import type { Browser, BrowserContextOptions, Frame, Locator, Page } from "playwright-core";
import { vi } from "vitest";

export interface Visitor extends AsyncDisposable {
  page: Page;
  dialog: Locator;
  misdeeds: string[];
  /** The outcome is in `outcomes` under the name. */
  pay(name: string, config?: object, key?: string): Promise<void>;
  outcomes(): Promise<Record<string, unknown[]>>;
  popup(): Promise<Frame>;
  say(...messages: object[]): Promise<void>;
  heard(): Promise<Record<string, unknown>[]>;
}

export async function visit(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const misdeeds: string[] = [];
  page.on("pageerror", (error) => misdeeds.push(`failed: ${error.message}`));
  page.on("console", (message) => message.type() === "error" && misdeeds.push(message.text()));
  await page.clock.install();
  await page.goto(url);
  await page.evaluate("globalThis.outcomes = {}");
  const popup = async () => {
    await page.locator("iframe").waitFor({ state: "attached" });
    const handle = await page.locator("iframe").elementHandle();
    const frame = await handle?.contentFrame();
    if (!frame) throw new Error("the popup has no page");
    return frame;
  };
  return {
    page,
    misdeeds,
    dialog: page.getByRole("dialog"),
    popup,
    pay: async (name, config = {}, key = "k") => {
      const [named, configured, keyed] = [name, config, key].map((part) => JSON.stringify(part));
      await page.evaluate(`{
        const told = (outcomes[${named}] = []);
        Frontdesk({ key: ${keyed} }).pay(${configured}, (error, result) => {
          told.push(error instanceof Error ? error.message : (error ?? result));
        });
      }`);
    },
    outcomes: () => page.evaluate("outcomes"),
    say: async (...messages) =>
      (await popup()).evaluate(`${JSON.stringify(messages)}.forEach(say)`),
    heard: async () => (await popup()).evaluate("heard"),
    [Symbol.asyncDispose]: () => context.close(),
  };
}

export async function eventually(look: () => Promise<void>): Promise<void> {
  await vi.waitFor(look, { timeout: 60_000, interval: 50 });
}
