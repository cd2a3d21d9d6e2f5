import { acquirerWithinMs, type SettleInput } from "../../card-payments/transactions/settle.ts";
import type { Context } from "../../core/context.ts";
import { newId } from "../../core/ids.ts";
import { sealNumber } from "../../core/vault/sealed.ts";
import type { SecureResult } from "./challenges/secure.ts";
import type { Payment } from "./check.ts";

type SecuredPayment = Extract<SecureResult, { challenge?: undefined }>;

export function questionOf(
  context: Context,
  payment: Payment,
  { verdict, proof }: SecuredPayment,
): SettleInput {
  const { acquirers, now } = context;
  const { key, receiver, order, charge, number, code, fingerprint } = payment;
  const { shard, merchantId } = key;
  const { test, descriptor } = receiver;
  return {
    acquirer: test ? acquirers.test : acquirers.live!,
    refused: verdict.error,
    question: {
      reference: newId(shard),
      shard,
      merchantId,
      card: { number: number.value, expiry: order.card.expiry, code: code?.value, fingerprint },
      amount: charge.amount,
      currency: charge.currency.code,
      descriptor,
      authentication: proof,
      // Public keys are no secret: only test cards accept scenarios.
      scenario: test ? order.test : undefined,
      deadline: new Date(now().getTime() + acquirerWithinMs),
    },
    draft: { ...draftOf(context, payment), tds: verdict.tds },
  };
}

function draftOf({ keyring }: Context, payment: Payment): Omit<SettleInput["draft"], "tds"> {
  const { key, receiver, order, charge, agreement, number, code, scheme, fingerprint } = payment;
  const { month, year } = order.card.expiry;
  const cardNumberId = newId(key.shard);
  return {
    card_number_id: cardNumberId,
    sealed: sealNumber(keyring, cardNumberId, number.value),
    key_version: keyring.current,
    fingerprint,
    bin: number.value.slice(0, 6),
    last4: number.value.slice(-4),
    expiry_month: month,
    expiry_year: year,
    scheme,
    code_present: code !== undefined,
    test: receiver.test,
    exponent: charge.currency.exponent,
    descriptor: receiver.descriptor,
    text: order.text ?? null,
    custom: (order.custom as Record<string, unknown> | undefined) ?? null,
    reference: order.reference ?? null,
    agreement,
    recurring: false,
  };
}
