import type { Problem } from "../../../src/acceptance/links/problem.ts";
import type { Expiry } from "../card/expiry.ts";
import type { Charge } from "../content.ts";
import { NoAnswerError, post } from "./api.ts";
import { problemOf } from "./problem.ts";

export interface Wish {
  charge?: Charge | undefined;
  text?: string | undefined;
  reference?: string | undefined;
  custom?: object | undefined;
  plan?: unknown;
  unplanned?: unknown;
}

export interface Card {
  number: string;
  expiry: Expiry;
  code: string;
}

export interface Payee {
  api: string;
  key: string;
  seal: string | undefined;
  test: boolean;
}

/** Vault tokens instead of card secrets. */
export type Order = Record<string, unknown>;

export type SealResult = { order: Order; problem?: never } | { order?: never; problem: Problem };

export async function sealOrder(payee: Payee, card: Card, wish: Wish): Promise<SealResult> {
  const url = `${payee.api}/vault`;
  try {
    const [number, code] = await Promise.all([
      post(url, { type: "pcn", value: card.number }),
      post(url, { type: "pcsc", value: card.code }),
    ]);
    const match = [number, code].find(({ status }) => status !== 201);
    if (match !== undefined) return { problem: problemOf(match) };
    const tokens = { number: number.body, expiry: card.expiry, code: code.body };
    return { order: orderOf(payee, tokens, wish) };
  } catch (error) {
    if (!(error instanceof NoAnswerError)) throw error;
    return { problem: "offline" };
  }
}

function orderOf({ key, seal, test }: Payee, card: object, wish: Wish): Order {
  const { charge, text, reference, custom, plan, unplanned } = wish;
  const amount = charge && {
    currency: charge.currency.code,
    exponent: charge.currency.exponent,
    value: charge.amount,
  };
  const parts = { text, reference, amount, custom, plan, unplanned };
  const inputs = Object.entries(parts).filter(([, value]) => value !== undefined);
  return {
    ...(test && { test: {} }),
    integration: { key, ...(seal !== undefined && { seal }) },
    card,
    ...Object.fromEntries(inputs),
  };
}
