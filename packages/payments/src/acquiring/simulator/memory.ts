/* A scenario sets a card's balance at a merchant for a day. A limit applies to its payment only. */
import { batched } from "@frontdesk/database/batcher";
import type { Database } from "@frontdesk/database/database";
import { findCurrency } from "../../core/currencies.ts";
import type { Id } from "../../core/ids.ts";
import { normaliseMoney } from "../../core/money.ts";
import { exchange } from "../../core/rates/rates.ts";
import type { AuthorizationQuestion } from "../port/acquirer.ts";
import type { Scenario } from "../port/scenario.ts";
import { declineOfSpending } from "./decide.ts";
import * as store from "./store.ts";

type ScenarioMoney = NonNullable<NonNullable<Scenario["card"]>["balance"]>;

/** UTC, YYYY-MM-DD. */
export interface SimulatorContext {
  db: Database;
  now: Date;
  day: string;
}

const findBatched = batched({ ask: store.findBalances, orderOf: ({ shard }) => shard });

const rememberedMs = 24 * 60 * 60 * 1000;

/** The processing error of a low balance. */
export async function spend(
  location: SimulatorContext,
  question: AuthorizationQuestion,
): Promise<number | undefined> {
  const { db, now, day } = location;
  const card = cardOf(question);
  const { balance, limit } = question.scenario?.card ?? {};
  const cardAmount = minorUnits(balance, day);
  const memory =
    cardAmount === undefined
      ? await findBatched(db, { ...card, now })
      : await store.remember(db, card, {
          ...cardAmount,
          expiresAt: new Date(now.getTime() + rememberedMs),
        });
  const weigh = async (most: store.CardAmount | undefined) =>
    most && { most: most.amount, amount: await amountIn(most.currency, question, location) };
  const [limited, balanced] = [await weigh(minorUnits(limit, day)), await weigh(memory)];
  const error = declineOfSpending({ limit: limited, balance: balanced });
  if (error !== undefined || memory === undefined) return error;
  const { currency } = memory;
  const amount = balanced?.amount ?? 0;
  const operation = { reference: question.reference, kind: "authorize", currency, amount } as const;
  return (await store.take(db, card, operation)) ? undefined : 7;
}

export interface ReleaseInput extends store.CardKey, store.CardAmount {
  reference: Id;
  kind: "refund" | "void" | "reverse";
  authorizationReference: Id;
}

/** Once per reference. */
export async function giveBack(location: SimulatorContext, input: ReleaseInput): Promise<void> {
  const memory = await findBatched(location.db, { ...input, now: location.now });
  if (memory === undefined) return;
  const { currency } = memory;
  const amount = await amountIn(currency, input, location);
  if (amount === undefined) return;
  await store.saveReleased(location.db, input, { ...input, currency, amount });
}

function cardOf({ shard, merchantId, card }: AuthorizationQuestion): store.CardKey {
  return { shard, merchantId, fingerprint: card.fingerprint };
}

function minorUnits(money: ScenarioMoney | undefined, day: string): store.CardAmount | undefined {
  const currency = money && findCurrency(money.currency, day);
  if (money === undefined || currency === undefined) return undefined;
  const finer = 10 ** Math.max(0, money.exponent - currency.exponent);
  const whole = { ...money, value: money.value - (money.value % finer) };
  const amount = normaliseMoney(whole, currency);
  return amount === undefined ? undefined : { currency: currency.code, amount };
}

async function amountIn(
  currency: string,
  cardAmount: store.CardAmount,
  { db, day }: SimulatorContext,
): Promise<number | undefined> {
  const [from, to] = [findCurrency(cardAmount.currency, day), findCurrency(currency, day)];
  if (from === undefined || to === undefined) return undefined;
  const exchanged = await exchange(db, {
    amount: cardAmount.amount,
    from: { currency: from.code, exponent: from.exponent },
    to: { currency: to.code, exponent: to.exponent },
    day,
    test: true,
  });
  return exchanged?.amount;
}
