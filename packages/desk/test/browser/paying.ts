import { createClient } from "@frontdesk/payments-client";
import type { Page } from "playwright-core";
import type { House } from "./house.ts";
import type { Person } from "./person.ts";

export interface Paying {
  /** Minor units; default 10.00. */
  value?: number;
  unplanned?: { merchant: true };
  reference?: string;
  card?: string;
}

export async function pay(
  { paymentsUrl }: House,
  person: Person,
  { value = 1000, card = "4100000000000000", ...rest }: Paying = {},
): Promise<string> {
  const { id = "" } = person.workspace.merchant ?? {};
  const { body } = await person.ask(`GET /api/payments/merchants/${id}`);
  const { vault, payments } = createClient({ url: paymentsUrl });
  const { authorizationId } = await payments.create({
    test: {},
    integration: { key: body.merchant.key },
    amount: { currency: "EUR", exponent: 2, value },
    card: {
      number: await vault.seal({ type: "pcn", value: card }),
      expiry: { month: 12, year: 2099 },
      code: await vault.seal({ type: "pcsc", value: "123" }),
    },
    ...rest,
  });
  if (authorizationId === undefined) throw new Error("the bank wants to be asked first");
  return authorizationId;
}

/** The first charge is made, and its response is lost; so are its three repeats. */
export async function loseFirstCharge(page: Page): Promise<void> {
  let attempts = 0;
  await page.route("**/merchants/*/transactions", async (route) => {
    if (route.request().method() !== "POST") return await route.continue();
    attempts += 1;
    if (attempts > 4) return await route.continue();
    if (attempts === 1) await route.fetch();
    await route.abort();
  });
}
