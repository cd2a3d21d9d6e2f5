import type { Page } from "playwright-core";
import type { Picture } from "./picture.ts";

const desk = { width: 1280, height: 800, isInside: true } as const;
const phone = { width: 390, height: 760, isInside: true } as const;
const dark = { colorScheme: "dark" } as const;

const at =
  (path: string, text: string) => async (page: Page, _started: unknown, location: string) =>
    await open(page, `${location}/${path}`, text);

export const screens: readonly Picture[] = [
  { name: "desk-home", ...desk, reach: at("home", "Seven days") },
  { name: "desk-payments", ...desk, reach: at("payments", "Refunded") },
  { name: "desk-payment", ...desk, ...dark, reach: showPayment },
  { name: "desk-dispute", ...desk, reach: showDispute },
  { name: "desk-balance", ...desk, reach: at("balance", "Paid") },
  { name: "desk-calendar", ...desk, width: 1600, reach: at("calendar?view=week", "Ann Winther") },
  { name: "desk-bookings", ...desk, ...dark, reach: at("bookings", "Booked") },
  { name: "desk-resource", ...desk, reach: showWeek },
  { name: "desk-links", ...desk, height: 1000, reach: makeLink },
  { name: "desk-team", ...desk, reach: at("team", "Accountant") },
  { name: "desk-reports", ...desk, ...dark, reach: at("reports?report=resources", "Total") },
  { name: "desk-home-phone", ...phone, ...dark, reach: at("home", "Seven days") },
];

async function open(page: Page, address: string, text: string): Promise<void> {
  await page.goto(address);
  await page.getByText(text).filter({ visible: true }).first().waitFor();
  await settled(page);
}

async function settled(page: Page): Promise<void> {
  await page.locator(".loading").first().waitFor({ state: "detached" });
  await page.waitForTimeout(600);
}

async function showPayment(page: Page, _started: unknown, location: string): Promise<void> {
  await open(page, `${location}/payments?state=refunded`, "Partially refunded");
  await page
    .getByRole("row", { name: /Partially refunded/ })
    .getByRole("link")
    .first()
    .click();
  await page.getByRole("dialog").getByText("Timeline").waitFor();
  await settled(page);
}

async function showDispute(page: Page, _started: unknown, location: string): Promise<void> {
  await open(page, `${location}/disputes`, "Open");
  await page.getByRole("row", { name: /Open/ }).getByRole("link").first().click();
  const words = page.getByRole("dialog").getByRole("textbox").first();
  await words.fill(
    "Colour and cut were done on 12 February by Bo Lindqvist, two hours, as booked. " +
      "The customer looked at it in the mirror, and paid. The record of the visit is attached.",
  );
  await settled(page);
}

async function showWeek(page: Page, _started: unknown, location: string): Promise<void> {
  await open(page, `${location}/resources`, "Ann Winther");
  await page.getByRole("link", { name: "Ann Winther" }).click();
  const week = page
    .getByRole("dialog")
    .getByRole("heading", { name: "Opening hours", exact: true });
  await week.waitFor();
  await settled(page);
  const top = (await week.boundingBox())?.y ?? 0;
  await page.mouse.move(1000, 400);
  await page.mouse.wheel(0, top - 76);
  await settled(page);
}

async function makeLink(page: Page, _started: unknown, location: string): Promise<void> {
  await open(page, `${location}/links`, "Preview");
  await page.getByRole("textbox", { name: "Amount" }).fill("80");
  await page.getByRole("textbox", { name: "Reference" }).fill("V-2041");
  await page.getByRole("textbox", { name: "Description" }).fill("Massage, 60 minutes");
  await page.getByRole("button", { name: "Create the link" }).click();
  await page.getByLabel("Address").waitFor();
  await page.mouse.move(0, 0);
  await settled(page);
}
