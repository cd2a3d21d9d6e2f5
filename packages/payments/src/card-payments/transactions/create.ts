import { batched } from "@frontdesk/database/batcher";
import type { Answer } from "@frontdesk/platform/idempotency/answer";
import { invalid, type Problem, Refusal } from "@frontdesk/server/refusal";
import type { Static } from "typebox";
import { deprecated, takenAs } from "../../api/deprecation.ts";
import { begin, type Call, finish, handleOf } from "../../api/idempotency/idempotency.ts";
import type { Context } from "../../core/context.ts";
import { findCurrency } from "../../core/currencies.ts";
import { type Id, newId, shardOf } from "../../core/ids.ts";
import { dayOf, oldestUsable } from "../../core/rates/rates.ts";
import { asRefusal } from "../../core/refusals.ts";
import { openNumber } from "../../core/vault/sealed.ts";
import type { Caller } from "../../parties/identity/identity.ts";
import {
  askFollowUps,
  type FollowUpLookup,
  type FollowUpQuestion,
  findFollowUpCards,
} from "./follow-up.store.ts";
import { creationRefusals as refusals } from "./refusals.ts";
import type { NewTransaction } from "./schema.ts";
import {
  acquirerWithinMs,
  type SettledOutcome,
  type SettleInput,
  settle,
  type Witness,
} from "./settle.ts";
import { askWithinConsent } from "./within-consent.ts";

export interface NewTransactionInput extends Static<typeof NewTransaction>, Caller {
  merchantId: Id;
  payerAddress: string | null;
}

export const largestCustomBytes = 50 * 1024;

/** Charges the original's card again, without the customer. */
export async function createTransaction(
  context: Context,
  input: NewTransactionInput,
  call: Call,
): Promise<Answer<unknown>> {
  // Comes first, because later failures invite a repeat.
  const handle = handleOf(context, call);
  const from = { ...input, ...originsOf(input), shard: shardOf(input.merchantId) };
  const refusal = await refusalOfCard(context, await findCardBatched(context.db, from));
  const begun = await begin(context, { handle, call }, (context) => {
    // Comes here, so that a repeat still gets its first response.
    if (refusal !== undefined) throw refusal;
    return ask(context, input);
  });
  if ("former" in begun) return begun.former;
  const { charged: followUp } = begun;
  const headers = headersOf(input, followUp);
  const witness: Witness | undefined =
    handle && ((db, outcome) => finish(db, handle, { ...answerTo(outcome), headers }));
  const outcome = await settle(context, questionOf(context, input, followUp), witness);
  if (outcome.error !== undefined && outcome.transactionId !== undefined) {
    await countCardDecline(context, followUp);
  }
  const { status, body } = answerTo(outcome);
  if (status !== 201) throw asRefusal({ status, body, headers });
  return { status, headers, body };
}

function answerTo({ transactionId, error }: SettledOutcome): { status: number; body: unknown } {
  if (error === undefined) return { status: 201, body: { transaction: { id: transactionId } } };
  return { status: 400, body: refusals.declined(error, transactionId).body };
}

function headersOf(input: NewTransactionInput, row: FollowUpRow): Record<string, string> {
  if (originOf(input) === undefined) return deprecated(input.merchantId);
  return row.original_id === row.given_id ? {} : takenAs(row.original_id!);
}

/** Values may still have any type. */
export function transactionProblems(input: Record<string, unknown>, day: string): Problem[] {
  const { transactionId, authorizationId, cardId, currency, custom } = input;
  const problems: Problem[] = [];
  if ((transactionId ?? authorizationId ?? cardId) === undefined) {
    problems.push(refusals.noOrigin());
  }
  if (typeof currency === "string" && findCurrency(currency, day) === undefined) {
    problems.push(refusals.unknownCurrency());
  }
  if (typeof custom === "object" && custom !== null && sizeOf(custom) > largestCustomBytes) {
    problems.push(refusals.largeCustom());
  }
  return problems;
}

function sizeOf(custom: object): number {
  return Buffer.byteLength(JSON.stringify(custom));
}

function originOf({ transactionId, authorizationId }: NewTransactionInput): Id | undefined {
  return transactionId ?? authorizationId;
}

function originsOf(input: NewTransactionInput): Pick<FollowUpQuestion, "transactionId" | "cardId"> {
  const transactionId = originOf(input);
  return { transactionId, cardId: transactionId === undefined ? input.cardId : undefined };
}

type FollowUpRow = Extract<FollowUpLookup, { authorization_id: Id }> & { deadline: Date };

async function ask(context: Context, input: NewTransactionInput): Promise<FollowUpRow> {
  const now = context.now();
  const shard = shardOf(input.merchantId);
  const deadline = new Date(now.getTime() + acquirerWithinMs);
  const question: FollowUpQuestion = {
    shard,
    merchantId: input.merchantId,
    callerId: input.callerId,
    ...originsOf(input),
    currency: input.currency,
    amount: input.amount,
    day: dayOf(now),
    oldestRate: oldestUsable(dayOf(now), false),
    authorizationId: newId(shard),
    deadline,
    payerAddress: input.payerAddress,
    actor: input.actor,
    acquiresLive: context.acquirers.live !== undefined,
    purpose: null,
  };
  const followUpLookup = await askBatched(context.db, question);
  if (followUpLookup === undefined) throw refusals.notFound();
  if (followUpLookup.authorization_id !== null) return { ...followUpLookup, deadline };
  const refusal = refusalOf(context, followUpLookup, input);
  if (refusal !== undefined) throw refusal;
  const within = await askWithinConsent(context, {
    question,
    lookup: followUpLookup,
    purpose: input.purpose,
  });
  return { ...within, deadline };
}

function refusalOf(
  context: Context,
  followUpLookup: FollowUpLookup,
  input: NewTransactionInput,
): Refusal | undefined {
  if (!followUpLookup.allowed) return refusals.forbidden();
  const isAcquired = followUpLookup.test || context.acquirers.live !== undefined;
  if (!followUpLookup.can_charge_card || !isAcquired) return refusals.notAllowed();
  if (followUpLookup.original_id === null || followUpLookup.error_code !== null) {
    const isFromCard = originOf(input) === undefined;
    return isFromCard
      ? invalid([refusals.noCard()])
      : unusableReference(input, refusals.noTransaction());
  }
  if (!followUpLookup.test && !followUpLookup.is_agreed) {
    return unusableReference(input, refusals.notAgreed());
  }
  return followUpLookup.rate_is_known ? undefined : refusals.noRate();
}

function unusableReference(
  { transactionId, authorizationId }: NewTransactionInput,
  problem: Problem,
): Refusal {
  const origin = authorizationId === undefined ? "cardId" : "authorizationId";
  return invalid([{ ...problem, field: transactionId === undefined ? origin : "transactionId" }]);
}

function questionOf(context: Context, input: NewTransactionInput, row: FollowUpRow): SettleInput {
  const { keyring, acquirers, now } = context;
  const shard = shardOf(row.merchant_id);
  const number = openNumber(keyring, row.id, row.sealed);
  const descriptor = input.descriptor ?? row.merchant_descriptor;
  return {
    acquirer: row.test ? acquirers.test : acquirers.live!,
    // A lost master key: the customer must enter the card again.
    refused: number === undefined ? 2 : undefined,
    question: {
      reference: row.authorization_id,
      shard,
      merchantId: row.merchant_id,
      card: {
        number: number ?? "",
        expiry: { month: row.expiry_month, year: row.expiry_year },
        fingerprint: row.fingerprint,
      },
      amount: input.amount,
      currency: input.currency,
      descriptor,
      initial: { networkTransactionId: row.network_transaction_id },
      deadline: row.deadline,
    },
    draft: {
      card_number_id: row.id,
      sealed: null,
      key_version: null,
      fingerprint: row.fingerprint,
      bin: row.bin,
      last4: row.last4,
      expiry_month: row.expiry_month,
      expiry_year: row.expiry_year,
      scheme: row.scheme,
      code_present: false,
      test: row.test,
      exponent: findCurrency(input.currency, dayOf(now()))?.exponent ?? 2,
      descriptor,
      text: null,
      custom: (input.custom as Record<string, unknown> | undefined) ?? null,
      reference: null,
      agreement: null,
      tds: null,
      recurring: true,
    },
  };
}

const findCardBatched = batched({
  ask: findFollowUpCards,
  orderOf: ({ shard }) => shard,
});

/** Commits before the request to the acquirer. */
const askBatched = batched({
  ask: askFollowUps,
  orderOf: ({ shard }: FollowUpQuestion) => shard,
  // A charge of a saved card runs alone, as it may wait for the card's deletion.
  kindOf: ({ day, cardId, authorizationId }) => (cardId === undefined ? day : authorizationId),
});

/* Per card only: stops card testing without blocking a run of subscriptions. */
type Card = { test: boolean; fingerprint: string } | undefined;

/** Call it outside any database transaction. */
async function refusalOfCard({ limits }: Context, card: Card): Promise<Refusal | undefined> {
  if (card === undefined || card.test) return undefined;
  try {
    await limits.peek("declinesByCard", card.fingerprint);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

async function countCardDecline({ limits }: Context, card: Card): Promise<void> {
  if (card !== undefined && !card.test) await limits.count("declinesByCard", card.fingerprint);
}
