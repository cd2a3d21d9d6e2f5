import { act } from "@frontdesk/payments/operating/operator/actions/act";
import { setIban } from "@frontdesk/payments/operating/operator/merchants/merchant";
import { createApp } from "@frontdesk/payments/parties/apps/create";
import type { CallingApp, CallingPerson } from "@frontdesk/payments/parties/identity/identity";
import { admitApp } from "@frontdesk/payments/parties/merchants/access.store";
import { createMerchant } from "@frontdesk/payments/parties/merchants/create";
import { findOperated, updatePricing } from "@frontdesk/payments/parties/merchants/operated/store";
import { changingMerchant } from "@frontdesk/payments/parties/merchants/tell-change";
import { inviteUser } from "@frontdesk/payments/parties/merchants/users/invite";
import { owner, studioName } from "./cast.ts";
import type { Past } from "./parts.ts";
import { type Purse, purseOf } from "./purse.ts";
import { accept } from "./team.ts";

export interface DemoShop {
  merchantId: string;
  /** Public payment key. */
  key: string;
  /** The app of automatic actions. */
  app: CallingApp;
  owner: CallingPerson;
  purse: Purse;
}

export const operator = "demonstration";

// A sample of ISO 13616, of no account.
const iban = "DE89370400440532013000";

/** The app also assigns its owner. */
export async function openShop(past: Past): Promise<{ merchantId: string; app: CallingApp }> {
  const { payments } = past;
  const caller = await createCaller(past);
  const { email, name } = owner;
  const { id: merchantId } = await createMerchant(payments, {
    caller,
    merchant: {
      name: studioName,
      test: true,
      currency: "EUR",
      email,
      descriptor: "Jane's studio",
      website: "https://studio.example",
      company: { country: "DK", number: "10203040" },
      bank: { iban },
    },
  });
  await inviteUser(payments, { caller, merchantId, email, role: "owner" });
  await accept(past, { email, name, password: undefined });
  return { merchantId, app: caller };
}

interface OwnedShop {
  merchantId: string;
  ownerId: string;
  app: CallingApp | undefined;
}

export async function furnishShop(
  past: Past,
  { merchantId, ownerId, app: callingApp }: OwnedShop,
): Promise<DemoShop> {
  const { payments, agenda } = past;
  const { db } = payments;
  const merchant = await findOperated(db, merchantId);
  if (merchant?.test !== true) throw new Error("only a test merchant can have demo data");
  const purse = purseOf(merchant.currency, agenda.now().toISOString().slice(0, 10));
  const app = callingApp ?? (await createCaller(past));
  await admitApp(db, { merchantId, appId: app.appId });
  const prices = { rate: 14_000, flat: purse.of(0.25), dispute: purse.of(15), refundsFee: true };
  const done = { actor: operator, action: "merchant.pricing", subject: merchantId };
  await act(payments, { ...done, details: () => prices }, async (context) => {
    const change = { merchantId, actor: "operator" } as const;
    await changingMerchant(context.db, change, async (db) => {
      await updatePricing(db, merchantId, prices);
      if (merchant.bankIban === null) await setIban({ ...context, db }, merchantId, iban);
    });
  });
  return { merchantId, key: merchant.key, app, owner: personOf(ownerId), purse };
}

async function createCaller({ payments }: Past): Promise<CallingApp> {
  const { id, key } = await createApp(payments, { name: "Webshop" });
  return { kind: "app", callerId: id, actor: `app:${id}`, appId: id, key };
}

function personOf(personId: string): CallingPerson {
  const actor = `person:${personId}` as const;
  return {
    kind: "person",
    callerId: personId,
    actor,
    personId,
    hasSecondFactor: false,
    provedAt: null,
  };
}
