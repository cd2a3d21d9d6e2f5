import type { Static } from "typebox";
import { timeOf } from "../../core/ids.ts";
import type { CamelRow } from "../../core/tables.ts";
import type { Merchant } from "./schema.ts";

export interface MerchantRow
  extends Omit<
    CamelRow<"merchants">,
    "expiredUpTo" | "sites" | "supportRefundLimit" | "stepUpRefundLimit"
  > {
  /** The public key. */
  key: string;
  /** Parts per million. */
  feeRatePpm: number;
  /** Minor units of the merchant's currency, like `feeDispute`. */
  feeFlat: number;
  /** Sealed. */
  linkSecret: string | null;
  /** Sites for a return without a click. */
  sites: readonly string[];
  /** The capabilities already exclude the suspended rights. */
  suspension: Suspension | null;
  /** Days until authorisations expire; null for never. */
  authorizationDays: number | null;
}

/** Refunds and voids stay possible. */
export interface Suspension {
  payments: boolean;
  captures: boolean;
  payouts: boolean;
  reason: string;
  /** ISO 8601. */
  since: string;
}

/** The sum of its slots, minor units. */
export type MerchantWithBalance = MerchantRow & { balance: number };

export function presentMerchant(row: MerchantWithBalance): Static<typeof Merchant> {
  const { currency } = row;
  return {
    id: row.id,
    key: row.key,
    name: row.name,
    currency,
    test: row.test,
    email: row.email,
    website: row.website,
    descriptor: row.descriptor,
    company: { country: row.companyCountry, number: row.companyNumber },
    bank: { iban: row.bankIban },
    created: timeOf(row.id).toISOString(),
    balance: row.balance,
    claim: {
      canChargeCard: row.canChargeCard,
      canSaveCard: row.canSaveCard,
      canTransferToCard: row.canTransferToCard,
      canCapture: row.canCapture,
      canRefund: row.canRefund,
      canVoid: row.canVoid,
    },
    pricing: {
      rate: row.feeRatePpm / 1_000_000,
      flat: { currency, amount: row.feeFlat },
      dispute: { currency, amount: row.feeDispute },
      refundsFee: row.refundsFee,
    },
    tds: { mode: row.tdsMode },
  };
}

export function titleOf({ name, descriptor }: Pick<MerchantRow, "name" | "descriptor">): string {
  return name ?? descriptor.trim();
}
