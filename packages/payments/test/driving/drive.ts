import { type Checkout, makeCheckout } from "../checkout.ts";
import type { TestPayments } from "../harness.ts";
import { makeUser, type TestPerson } from "../persons.ts";
import { driveApps } from "./apps.ts";
import { driveCustomers, driveLoops } from "./customers.ts";
import { driveOperators } from "./operators.ts";
import { driveOwners } from "./owners.ts";
import { drivePersons } from "./persons.ts";
import { driveUpkeep } from "./upkeep.ts";
import { driveWebhooks } from "./webhooks.ts";

interface OwnedShop {
  shop: Checkout;
  owner: TestPerson;
}

const all = new WeakMap<TestPayments, OwnedShop>();

export async function drive(payments: TestPayments): Promise<void> {
  const { shop, owner } = all.get(payments) ?? (await makeOwned(payments));
  all.set(payments, { shop, owner });
  const belongings = await driveApps(payments, shop);
  await drivePersons(payments, shop, { owner, belongings });
  await driveOwners(payments, shop);
  await driveCustomers(payments, shop);
  await driveOperators(payments, shop);
  await driveLoops(payments);
  await driveWebhooks(payments, shop);
  await driveUpkeep(payments, shop);
  await driveApps(payments, shop);
  await driveCustomers(payments, shop);
}

async function makeOwned(payments: TestPayments): Promise<OwnedShop> {
  const shop = await makeCheckout(payments);
  const at = { app: shop.app, merchantId: shop.merchant.id };
  return { shop, owner: await makeUser(payments, at, "owner") };
}
