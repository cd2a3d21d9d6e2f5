// What a merchant pays, as somebody enters it: per cent, and amounts with their decimals.

import { decimalOf } from "@frontdesk/server/amounts";
import type { Pricing } from "../../data/operators.ts";
import { readAmount } from "../../parts/amounts.ts";

export interface PriceTexts {
  rate: string;
  flat: string;
  dispute: string;
  refundsFee: boolean;
}

export type PriceField = "rate" | "flat" | "dispute";

interface Known {
  rate: number;
  flat: { amount: number; currency: string };
  dispute: { amount: number; currency: string };
  refundsFee: boolean;
}

/** What is agreed already, to be changed. */
export function textsOf({ rate, flat, dispute, refundsFee }: Known): PriceTexts {
  const partsPerMillion = Math.round(rate * 1_000_000);
  return {
    rate: String(partsPerMillion / 10_000),
    flat: decimalOf(flat),
    dispute: decimalOf(dispute),
    refundsFee,
  };
}

/** What is to be agreed, and the fields that cannot be read. */
export function readPrices(
  { rate, flat, dispute, refundsFee }: PriceTexts,
  currency: string,
): { pricing?: Required<Pricing>; unfit: PriceField[] } {
  const read = {
    rate: readRate(rate),
    flat: readAmount(flat, currency),
    dispute: readAmount(dispute, currency),
  };
  const fields = ["rate", "flat", "dispute"] as const;
  const unfit = fields.filter((field) => read[field] === undefined);
  if (unfit.length > 0) return { unfit };
  return { pricing: { ...(read as Record<PriceField, number>), refundsFee }, unfit };
}

/** Parts per million of so many per cent, with a comma or a point; none above a hundred. */
function readRate(text: string): number | undefined {
  const [, whole, decimals = ""] = /^\s*(\d{1,3})(?:[.,](\d{0,4}))?\s*%?\s*$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const rate = Number(whole + decimals.padEnd(4, "0"));
  return rate > 1_000_000 ? undefined : rate;
}
