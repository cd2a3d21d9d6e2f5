/* A chargeback: the cardholder's bank takes an amount back unless the merchant wins. Open and
   lost disputes never exceed the captured amount, refunded or not. */
import type { Refusal } from "@frontdesk/server/refusal";
import type { Static } from "typebox";
import { timeOf } from "../../core/ids.ts";
import type { CamelRow } from "../../core/tables.ts";
import { answeringRefusals } from "./refusals.ts";
import type { Dispute, DisputeFile } from "./schema.ts";

export type DisputeOutcome = "won" | "lost";

export interface DisputeRow extends Omit<CamelRow<"disputes">, "openingLineId" | "closingLineId"> {
  /** Minor units of the transaction's currency. */
  amount: number;
  currency: string;
  files: Static<typeof DisputeFile>[];
}

export const unanswered = { state: "open", answer: null, answeredAt: null, files: [] } as const;

export const mostFiles = 5;
export const largestFileBytes = 4 * 1024 * 1024;

export function refusalToAnswer(
  { state, due }: Pick<DisputeRow, "state" | "due">,
  now: Date,
): Refusal | undefined {
  if (state === "answered") return answeringRefusals.answered();
  if (state !== "open") return answeringRefusals.closed();
  return now < due ? undefined : answeringRefusals.overdue();
}

const beginnings: Record<FileType, readonly number[]> = {
  "application/pdf": [0x25, 0x50, 0x44, 0x46, 0x2d],
  "image/png": [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  "image/jpeg": [0xff, 0xd8, 0xff],
};

export type FileType = Static<typeof DisputeFile>["type"];

export function isOfType(content: Buffer, type: FileType): boolean {
  return beginnings[type].every((byte, at) => content[at] === byte);
}

/** Default without a due date. */
export const evidenceWithinMs = 14 * 24 * 60 * 60 * 1000;

export const unknownReason = { code: 0, title: "Unknown" };

export function leftToDispute({
  captured,
  disputed,
}: {
  captured: number;
  disputed: number;
}): number {
  return captured - disputed;
}

/** `balance`: the closing line; `net`: both lines. The fee stays. */
export function closingOf(
  opening: { balance: number; fee: number },
  outcome: DisputeOutcome,
): { balance: number; net: number } {
  const balance = outcome === "won" ? -(opening.balance + opening.fee) : 0;
  return { balance, net: opening.balance + balance };
}

export function presentDispute(row: DisputeRow): Static<typeof Dispute> {
  return {
    id: row.id,
    merchantId: row.merchantId,
    transactionId: row.transactionId,
    created: timeOf(row.id).toISOString(),
    amount: row.amount,
    reason: { code: row.reasonCode, title: row.reasonTitle },
    due: row.due.toISOString(),
    state: row.state,
    ...(row.answer !== null &&
      row.answeredAt !== null && {
        answer: { text: row.answer, created: row.answeredAt.toISOString() },
      }),
    ...(row.files.length > 0 && { files: row.files }),
  };
}
