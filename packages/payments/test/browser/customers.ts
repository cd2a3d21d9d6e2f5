import { sql } from "kysely";
import type { BrowserContextOptions, FrameLocator, Page } from "playwright-core";
import { enterCard, type HostedPage, press, type Visit } from "./hosted.ts";

const phone = { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true };
export const asksForCode = "4100 0000 0003 0010";

export async function makePressed(
  hosted: HostedPage,
  card: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const visit = await hosted.visit(hosted.link({ value: "12.50" }), { ...phone, ...options });
  await enterCard(visit.page, card);
  await press(visit.page);
  return visit;
}

export async function makeRequested(
  hosted: HostedPage,
  card: string,
  options?: BrowserContextOptions,
): Promise<Visit> {
  const visit = await makePressed(hosted, card, options);
  await codeField(visit.page).waitFor();
  return visit;
}

export const bankOn = (page: Page): FrameLocator => page.frameLocator("dialog iframe");
export const codeField = (page: Page) => bankOn(page).getByLabel("One-time code");
export const paid = (page: Page) => page.getByRole("heading", { name: "Amount reserved" });
const confirm = (page: Page) => bankOn(page).getByRole("button", { name: "Confirm" }).tap();

export async function enterRightCode(page: Page): Promise<void> {
  await codeField(page).fill(await bankOn(page).locator("#code-shown").innerText());
  await confirm(page);
}

export async function enterWrongCode(page: Page): Promise<void> {
  const right = await bankOn(page).locator("#code-shown").innerText();
  await codeField(page).fill(right === "000000" ? "111111" : "000000");
  await confirm(page);
}

export async function authorizations({ payments, shop }: HostedPage): Promise<string[]> {
  const { rows } = await sql<{ state: string; error: number | null }>`
    select a.state, t.error_code as error from payments.authorizations a
    left join payments.transactions t on t.shard = a.shard and t.authorization_id = a.id
    where a.merchant_id = ${shop.merchant.id} order by a.id`.execute(payments.opened.db);
  return rows.map(({ state, error }) => `${state} ${error ?? ""}`.trim());
}
