/*
 * Answers of the simulated issuer. The first failing check decides the processing error:
 *
 *   1. the number is not 12 to 19 digits             3
 *   2. its first digit has no supported network      29
 *   3. the number stands for an error                that error
 *   4. the scenario's scheme                         29
 *   5. the scenario's status                         3, 6, 9 or 10
 *   6. the card's own expiry has passed              6
 *   7. the scenario's security code is invalid       4
 *   8. the number requires 3-D Secure, but the
 *      customer's payment came without it            30
 *   9. more than the scenario's limit                25
 *  10. more than the remembered balance              7
 *
 * An amount without a rate into the currency of limit or balance exceeds it.
 */
import { processingErrors } from "../../core/processing.ts";
import type { AuthorizationQuestion } from "../port/acquirer.ts";
import { schemeOf } from "../port/scheme.ts";

type Question = Pick<AuthorizationQuestion, "card" | "scenario" | "authentication" | "initial">;
type Check = (question: Question, now: Date) => number | undefined;

const statusErrors = { valid: undefined, invalid: 3, expired: 6, disabled: 9, lost: 10 } as const;

const checks: readonly Check[] = [
  ({ card }) => (/^[0-9]{12,19}$/.test(card.number) ? undefined : 3),
  ({ card }) => (schemeOf(card.number) === undefined ? 29 : undefined),
  ({ card }) => errorOfNumber(card.number),
  ({ scenario }) => ((scenario?.card?.scheme ?? "supported") === "supported" ? undefined : 29),
  ({ scenario }) => statusErrors[scenario?.card?.status ?? "valid"],
  ({ card }, now) => (hasEnded(card.expiry, now) ? 6 : undefined),
  ({ scenario }) => (scenario?.card?.code === "invalid" ? 4 : undefined),
  ({ card, authentication, initial }) =>
    needsAuthentication(card.number) && !authentication && !initial ? 30 : undefined,
];

/** Checks 1 to 8. */
export function declineOfCard(question: Question, now: Date): number | undefined {
  for (const check of checks) {
    const error = check(question, now);
    if (error !== undefined) return error;
  }
  return undefined;
}

export interface Spending {
  amount: number | undefined;
  most: number;
}

/** Checks 9 and 10, given a limit or balance. */
export function declineOfSpending(spending: {
  limit?: Spending | undefined;
  balance?: Spending | undefined;
}): number | undefined {
  const { limit, balance } = spending;
  if (limit !== undefined && !(limit.amount !== undefined && limit.amount <= limit.most)) return 25;
  if (balance === undefined) return undefined;
  if (balance.amount === undefined) return 25;
  return balance.amount > balance.most ? 7 : undefined;
}

export function needsAuthentication(number: string): boolean {
  return /^[45]10{9}30020$/.test(number);
}

export type InstructionKind = "capture" | "refund" | "void";

const operations: readonly InstructionKind[] = ["capture", "refund", "void"];

export function declinesLater(number: string): InstructionKind | undefined {
  const [, digit] = /^[45]10{10}400([1-3])$/.exec(number) ?? [];
  return digit === undefined ? undefined : operations[Number(digit) - 1];
}

function errorOfNumber(number: string): number | undefined {
  if (number === "4200000000000000") return 3;
  const match = /^[45]10{12}([0-9]{2})$/.exec(number);
  const code = Number(match?.[1] ?? 0);
  return processingErrors.has(code) ? code : undefined;
}

/** Valid through its month, UTC. */
function hasEnded({ month, year }: { month: number; year: number }, now: Date): boolean {
  return year * 12 + month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
}
