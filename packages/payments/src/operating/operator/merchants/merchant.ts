import { invalid } from "@frontdesk/server/refusal";
import type { Context } from "../../../core/context.ts";
import { hasIbanShape, isValidIban, normaliseIban } from "../../../core/iban.ts";
import type { Id } from "../../../core/ids.ts";
import { notFound } from "../../../core/refusals.ts";
import { isUnencrypted } from "../../../parties/merchants/merchant.ts";
import {
  findOperated,
  updateApproved,
  updateIban,
} from "../../../parties/merchants/operated/store.ts";
import type { MerchantWithBalance } from "../../../parties/merchants/row.ts";
import { changingMerchant, type MerchantChange } from "../../../parties/merchants/tell-change.ts";
import { approvalRefusals, bankRefusals } from "../refusals.ts";

export async function getOperated(
  { db }: Pick<Context, "db">,
  id: Id,
): Promise<MerchantWithBalance> {
  const merchant = await findOperated(db, id);
  if (merchant === undefined) throw notFound();
  return merchant;
}

export async function approveMerchant(context: Context, id: Id): Promise<MerchantWithBalance> {
  const { test } = await getOperated(context, id);
  if (test) throw approvalRefusals.testMerchant();
  if (isUnencrypted(context.settings)) throw approvalRefusals.unencrypted();
  if (context.embedded) throw approvalRefusals.embedded();
  const kindOf: MerchantChange["kindOf"] = ({ approvedAt }) =>
    approvedAt === null ? "merchant.approved" : undefined;
  await changingMerchant(context.db, { merchantId: id, actor: "operator", kindOf }, (db) =>
    updateApproved(db, id, context.now()),
  );
  return await getOperated(context, id);
}

export async function setIban(context: Context, id: Id, iban: string): Promise<void> {
  const { test } = await getOperated(context, id);
  if (test && !hasIbanShape(iban)) throw invalid([bankRefusals.noIban()]);
  if (!test && !isValidIban(iban)) throw invalid([bankRefusals.unfitIban()]);
  await updateIban(context.db, id, normaliseIban(iban));
}
