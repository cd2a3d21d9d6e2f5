import { Refusal } from "@frontdesk/server/refusal";
import type { Static } from "typebox";
import type { Context } from "../../../core/context.ts";
import type { Id } from "../../../core/ids.ts";
import { ibanOf } from "../../../ledger/payouts/create.ts";
import type { OwedRow } from "../../../ledger/payouts/owed.store.ts";
import { listOwed } from "../../../ledger/payouts/owed.ts";
import type { ProposalList } from "../../../ledger/payouts/schema.ts";

type Proposal = Static<typeof ProposalList>[number];

/** With the merchants that would get none. */
export async function proposePayouts(
  { db }: Pick<Context, "db">,
  { test = false, after = "", limit }: { test?: boolean; after?: Id; limit: number },
): Promise<Proposal[]> {
  return (await listOwed(db, { test, after, limit })).map(proposalOf);
}

function proposalOf(owed: OwedRow): Proposal {
  const { id: merchantId, name, payable: amount, currency, iban, isSuspended, reason } = owed;
  const refusal = ibanOf(owed);
  const held = isSuspended ? (reason ?? "") : null;
  const rejected = refusal instanceof Refusal ? messageOf(refusal) : null;
  return { merchantId, name, amount, currency, bank: { iban }, held, refused: rejected };
}

function messageOf({ body }: Refusal): string {
  return (body as { message: string }).message;
}
