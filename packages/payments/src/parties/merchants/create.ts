import { randomUUID } from "node:crypto";
import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { findPerson } from "@frontdesk/people/persons/store";
import type { Static } from "typebox";
import type { Context } from "../../core/context.ts";
import { findCurrency } from "../../core/currencies.ts";
import { normaliseIban } from "../../core/iban.ts";
import { type Id, newId, newShard } from "../../core/ids.ts";
import { slots } from "../../core/ledger/line.ts";
import { openSlots } from "../../core/ledger/store.ts";
import { openHead, tell } from "../../core/outbox/entry.store.ts";
import { dayOf } from "../../core/rates/rates.ts";
import { unauthorized } from "../../core/refusals.ts";
import type { Identity } from "../identity/identity.ts";
import { admitApp } from "./access.store.ts";
import { getMerchantWithBalanceFor } from "./access.ts";
import { presentMerchant } from "./row.ts";
import type { Merchant, NewMerchant } from "./schema.ts";
import { insertMerchant } from "./store.ts";
import { presentEventMerchant } from "./tell-change.ts";
import { appointOwner } from "./users/appoint.ts";

export interface NewMerchantInput {
  caller: Identity;
  /** Already checked by `problemsOf`. */
  merchant: Static<typeof NewMerchant>;
}

export async function createMerchant(
  { db, now }: Pick<Context, "db" | "now">,
  { caller, merchant }: NewMerchantInput,
): Promise<Static<typeof Merchant>> {
  const {
    name = null,
    test = false,
    currency,
    email,
    website,
    descriptor,
    company,
    bank,
  } = merchant;
  const exponent = findCurrency(currency, dayOf(now()))!.exponent;
  const iban = bank?.iban;
  return await atomically(db, async (db) => {
    const shard = newShard();
    const id = newId(shard);
    const row = {
      shard,
      id,
      key: randomUUID(),
      name: name?.trim() || null,
      currency,
      exponent,
      test,
      email,
      website,
      descriptor,
      companyCountry: company.country,
      companyNumber: company.number ?? null,
      bankIban: iban === undefined ? null : normaliseIban(iban),
      mayDoAll: test,
    };
    await insertMerchant(db, row);
    await openSlots(db, { shard, merchantId: id, slots });
    await openHead(db, { shard, merchantId: id });
    await give(db, caller, { merchantId: id, now: now() });
    const { callerId, actor } = caller;
    const merchant = await getMerchantWithBalanceFor(db, { merchantId: id, callerId });
    const entry = { kind: "merchant.created", merchantId: id, subjectId: id } as const;
    const notice = { merchant: presentEventMerchant(merchant) };
    await tell(db, { ...entry, actor, payload: notice });
    return presentMerchant(merchant);
  });
}

async function give(
  db: Database,
  caller: Identity,
  { merchantId, now }: { merchantId: Id; now: Date },
): Promise<void> {
  if (caller.kind === "app") {
    await admitApp(db, { merchantId, appId: caller.appId });
    return;
  }
  const { personId } = caller;
  const person = await findPerson(db, personId);
  if (person === undefined) throw unauthorized();
  const { email } = person;
  await appointOwner(db, { merchantId, personId, email, now });
}
