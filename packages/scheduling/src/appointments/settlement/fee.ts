/* Charges a card on file, for a fee or an order. Stores the idempotency key before the request, so
   that a lost response never charges twice. */
import type { Context } from "../../core/context.ts";
import type { ChargeLease } from "../../money/charges/store.ts";
import { findConnection } from "../../money/connections/store.ts";
import {
  GatewayError,
  gatewayErrorOf,
  type Payment,
  type PaymentGateway,
} from "../../money/payment-gateway/gateway.ts";

export type FeeOutcome = { is: "asked"; seen: Payment } | { is: "declined"; why: string };

/** Ends before the payment service forgets a key after two days. */
const requestedForMs = 24 * 60 * 60_000;

/** After this, requests with the replaced key have ended. */
const askingEndsMs = 60_000;

const final: readonly unknown[] = ["declined", "refused"];

/** Throws while the outcome is unknown. */
export async function askFee(
  context: Pick<Context, "db" | "now">,
  gateway: PaymentGateway,
  chargeLease: ChargeLease,
): Promise<FeeOutcome> {
  const { kind, origin, request, amount, currency, createdAt } = chargeLease;
  if (origin === null || request === null) return { is: "declined", why: "nothing to ask by" };
  const query = { origin, amount, request };
  const isLate = context.now().getTime() - createdAt.getTime() >= requestedForMs;
  if (isLate) return outcomeOf(await findLate(gateway, query));
  if (await isReconnected(context, chargeLease)) {
    const again = await findAgain(gateway, query);
    if (again !== undefined) return outcomeOf(again);
  }
  const purpose = kind === "order" ? ("balance" as const) : ("no_show" as const);
  const feeResult = await ask(gateway, { ...query, currency, purpose });
  if (!("why" in feeResult)) return { is: "asked", seen: await gateway.read(feeResult.id) };
  // An earlier request may have charged the card.
  const created = await findAgain(gateway, query);
  return created?.successful === true ? outcomeOf(created) : feeResult;
}

/**
 * The connection may have another key now: idempotency keys belong to one app. Throws until
 * requests with the old key must have ended.
 */
async function isReconnected(
  { db, now }: Pick<Context, "db" | "now">,
  { accountId, createdAt }: ChargeLease,
): Promise<boolean> {
  const connection = await findConnection(db, accountId);
  const since = connection?.updated_at;
  if (since === undefined || since < createdAt) return false;
  if (now().getTime() - since.getTime() >= askingEndsMs) return true;
  throw new GatewayError("away", "the merchant was connected anew just now");
}

type FeeResult = { id: string } | Extract<FeeOutcome, { is: "declined" }>;

interface Asking extends Pick<ChargeLease, "amount" | "currency"> {
  origin: string;
  request: string;
  purpose: "no_show" | "balance";
}

async function ask(
  gateway: PaymentGateway,
  { origin, purpose: agreed, ...later }: Asking,
): Promise<FeeResult> {
  try {
    const first = await gateway.read(origin);
    // The payment service does not check this for test merchants.
    if (first.unplanned?.merchant !== true) return { is: "declined", why: "not agreed to" };
    const purpose = first.consents === undefined ? {} : { purpose: agreed };
    return { id: await gateway.payLater({ transactionId: origin, ...later, ...purpose }) };
  } catch (error) {
    if (!final.includes(gatewayErrorOf(error))) throw error;
    return { is: "declined", why: error instanceof Error ? error.message : "refused" };
  }
}

const outcomeOf = (payment: Payment | undefined): FeeOutcome =>
  payment?.successful === true
    ? { is: "asked", seen: payment }
    : { is: "declined", why: payment === undefined ? "not answered" : "declined" };

const mostPages = 100;

interface FeeQuery {
  origin: string;
  amount: number;
  request: string;
}

/** After a day, an unknown card means no charge. */
async function findLate(gateway: PaymentGateway, query: FeeQuery): Promise<Payment | undefined> {
  try {
    return await findAgain(gateway, query);
  } catch (error) {
    if (gatewayErrorOf(error) !== "unknown") throw error;
    return undefined;
  }
}

async function findAgain(
  gateway: PaymentGateway,
  { origin, amount, request }: FeeQuery,
): Promise<Payment | undefined> {
  let pages = 0;
  for await (const page of gateway.madeFrom(await gateway.read(origin), amount)) {
    const match = page.find(({ custom }) => custom?.charge === request);
    if (match !== undefined) return match;
    pages += 1;
    if (pages === mostPages) throw new GatewayError("away", "it has too many payments of one card");
  }
  return undefined;
}
