import type { Page } from "playwright-core";
import type { HostedPage } from "./hosted.ts";
import { makeHeld } from "./public-api.ts";

export const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

export const times = (page: Page) => page.locator(".hours button");
export const confirmed = (page: Page) =>
  page.getByRole("heading", { name: "Your booking is confirmed" }).waitFor();

export async function enter(page: Page): Promise<void> {
  await page.getByLabel("Name").fill("Carla Nielsen");
  await page.getByLabel("Email address").fill("carla@example.com");
  await page.getByRole("button", { name: "Continue" }).click();
}

export async function reachDetails(page: Page, name = "Haircut"): Promise<void> {
  await page.getByRole("link", { name }).click();
  await times(page).first().click();
  await page.getByLabel("Name").waitFor();
}

/** At noon: an appointment over midnight has a longer text. */
function noonIn(days: number): string {
  const noon = new Date(Date.now() + days * 86_400_000);
  noon.setUTCHours(12, 0, 0, 0);
  return noon.toISOString();
}

export function setUp(
  { api }: HostedPage,
  change: Partial<ReturnType<typeof makeHeld>> = {},
  service_id = "1",
): string {
  const wish = { service_id, starts_at: noonIn(3), timezone: "Europe/Copenhagen" };
  const held = makeHeld(api, wish);
  const customer = { name: "Carla", email: "carla@example.com", phone: null };
  api.appointments.set(held.token, { ...held, customer, ...change });
  return `/a/${held.token}`;
}

export const paid = {
  amount: 2000,
  refunded: 0,
  released: 0,
  currency: "EUR",
  kept: 2000,
  url: null,
} as const;
export const waiting = { must_verify: true } as const;
export const done = { state: "confirmed", held_until: null } as const;
