/* Consent beyond the payment: a plan and its initiators, in minor units. Parts never overlap, so
   only the last may be endless. */
import type { Problem } from "@frontdesk/server/refusal";
import type { Agreement } from "../../card-payments/transactions/agreement.schema.ts";
import { findCurrency } from "../../core/currencies.ts";
import { maxAmount, normaliseMoney } from "../../core/money.ts";
import { dayOf } from "../../core/rates/rates.ts";
import { problemsOfDates } from "./plan.ts";
import { invalidRequest, planRefusals } from "./refusals.ts";
import type { Order } from "./schema.ts";
import type { Terms } from "./terms/terms.ts";

type Part = NonNullable<Order["plan"]>[number];
type UnplannedOrder = NonNullable<Order["unplanned"]>;

export function agreementOf(
  { plan = [], unplanned = {} }: Pick<Order, "plan" | "unplanned">,
  now: Date,
): Agreement | null {
  const today = dayOf(now);
  const problems: Problem[] = [
    ...plan.flatMap((part, index) => problemsOfAmount(part, { index, today })),
    ...problemsOfDates(plan, now),
    ...problemsOfUnplanned(unplanned),
  ];
  if (problems.length > 0) throw invalidRequest(problems);
  const whoMay = initiators(unplanned);
  if (plan.length === 0 && whoMay === undefined) return null;
  return {
    ...(plan.length > 0 && { plan: plan.map((part) => inMinorUnits(part, today)) }),
    ...(whoMay !== undefined && { unplanned: whoMay }),
  };
}

export function limitedBy(terms: Terms | undefined, agreement: Agreement | null): Agreement | null {
  if (terms?.consents === undefined || agreement === null) return agreement;
  const { consents, givenAt } = terms;
  return { ...agreement, consents, ...(givenAt !== undefined && { consentGivenAt: givenAt }) };
}

function problemsOfAmount(
  { amount }: Part,
  { index, today }: { index: number; today: string },
): Problem[] {
  const field = `plan.${index}.amount`;
  const currency = findCurrency(amount.currency, today);
  if (currency === undefined) {
    return [{ ...planRefusals.unknownPartCurrency(), field: `${field}.currency` }];
  }
  if ((normaliseMoney(amount, currency) ?? Number.POSITIVE_INFINITY) <= maxAmount) return [];
  return [{ ...planRefusals.unfitPartAmount(currency.code), field }];
}

function inMinorUnits({ amount, scheduled, repeat }: Part, today: string): Part {
  const currency = findCurrency(amount.currency, today)!;
  const { code, exponent } = currency;
  return {
    amount: { currency: code, exponent, value: normaliseMoney(amount, currency)! },
    ...(scheduled !== undefined && { scheduled }),
    ...(repeat !== undefined && { repeat: lookUp(repeat) }),
  };
}

function lookUp({ first, count, interval: { unit, value } }: NonNullable<Part["repeat"]>) {
  return {
    ...(first !== undefined && { first }),
    ...(count !== undefined && { count }),
    interval: { unit, ...(value !== undefined && { value }) },
  };
}

function problemsOfUnplanned({ customer, costumer }: UnplannedOrder): Problem[] {
  const isClear = customer === undefined || costumer === undefined || customer === costumer;
  return isClear ? [] : [planRefusals.unclear()];
}

function initiators({
  costumer,
  customer = costumer,
  merchant,
}: UnplannedOrder): Agreement["unplanned"] {
  if (customer !== true && merchant !== true) return undefined;
  return { ...(customer && { customer }), ...(merchant && { merchant }) };
}
