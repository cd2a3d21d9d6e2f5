import type { Static } from "typebox";
import type { Context } from "../../core/context.ts";
import type { Id } from "../../core/ids.ts";
import { presentLine } from "../../core/ledger/line.ts";
import { allowedOnly } from "../../parties/merchants/access.ts";
import { listLinesOf } from "../lines/store.ts";
import { presentPayout } from "./payout.ts";
import type { PaidLinesQuery, PaidOutAnswer } from "./schema.ts";
import { findPayoutFor, getPaidSpan } from "./store.ts";

export interface ReadInput {
  payoutId: Id;
  callerId: Id;
  query: Static<typeof PaidLinesQuery>;
}

export async function readPayout(
  { db }: Pick<Context, "db">,
  { query, ...reach }: ReadInput,
): Promise<Static<typeof PaidOutAnswer>["payout"]> {
  const payout = allowedOnly(await findPayoutFor(db, reach));
  const { merchantId, amount, lineId } = payout;
  const { after, sum } = await getPaidSpan(db, payout);
  const { limit = 1000, before = lineId } = query;
  const page = { limit, after, before: before < lineId ? before : lineId };
  const lines = await listLinesOf(db, { merchantId, filter: {}, page });
  return { ...presentPayout(payout), carried: amount - sum, lines: lines.map(presentLine) };
}
