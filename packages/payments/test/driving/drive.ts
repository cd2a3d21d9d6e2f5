import { type Checkout, givenCheckout } from "../checkout.ts";
import type { TestPayments } from "../harness.ts";
import { driveApps } from "./apps.ts";
import { driveCustomers, driveLoops } from "./customers.ts";
import { driveOperators } from "./operators.ts";
import { driveUpkeep } from "./upkeep.ts";
import { driveWebhooks } from "./webhooks.ts";

const shops = new WeakMap<TestPayments, Checkout>();

/** Uses all of the service, each time in the name of the same shop. */
export async function drive(payments: TestPayments): Promise<void> {
  const shop = shops.get(payments) ?? (await givenCheckout(payments));
  shops.set(payments, shop);
  await driveApps(payments, shop);
  await driveCustomers(payments, shop);
  await driveOperators(payments, shop);
  await driveLoops(payments);
  await driveWebhooks(payments, shop);
  await driveUpkeep(payments, shop);
  // What was forgotten is made once more, so that it is there the next time.
  await driveApps(payments, shop);
  await driveCustomers(payments, shop);
}
