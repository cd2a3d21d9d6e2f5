import { amountText, numberText, readAmount, readScaled } from "@frontdesk/server/read-amount";
import type { Pricing } from "../../api/operators.ts";

export interface PriceTexts {
  rate: string;
  flat: string;
  dispute: string;
  refundsFee: boolean;
}

export type PriceField = "rate" | "flat" | "dispute";

interface CurrentPrices {
  rate: number;
  flat: { amount: number; currency: string };
  dispute: { amount: number; currency: string };
  refundsFee: boolean;
}

export function textsOf(
  { rate, flat, dispute, refundsFee }: CurrentPrices,
  locale: string,
): PriceTexts {
  const partsPerMillion = Math.round(rate * 1_000_000);
  return {
    rate: numberText(partsPerMillion / 10_000, locale),
    flat: amountText(flat, locale),
    dispute: amountText(dispute, locale),
    refundsFee,
  };
}

export function readPrices(
  { rate, flat, dispute, refundsFee }: PriceTexts,
  money: { currency: string; locale: string },
): { pricing?: Required<Pricing>; problems: PriceField[] } {
  const read = {
    rate: readRate(rate, money.locale),
    flat: readAmount(flat, money),
    dispute: readAmount(dispute, money),
  };
  const fields = ["rate", "flat", "dispute"] as const;
  const invalid = fields.filter((field) => read[field] === undefined);
  if (invalid.length > 0) return { problems: invalid };
  return { pricing: { ...(read as Record<PriceField, number>), refundsFee }, problems: invalid };
}

/** Parts per million, at most 100 per cent. */
function readRate(text: string, locale: string): number | undefined {
  const rate = readScaled(text.replace(/[%\u066a]\s*$/u, ""), { locale, decimals: 4 });
  return rate === undefined || rate > 1_000_000 ? undefined : rate;
}
