import { invalid, refuse } from "@frontdesk/server/refusal";
import type { Static } from "typebox";
import type { Context } from "../../../ground/context.ts";
import { hasIbanShape, isValidIban, normaliseIban } from "../../../ground/iban.ts";
import type { Id } from "../../../ground/ids.ts";
import { notFound } from "../../../ground/refusals.ts";
import { isUnencrypted } from "../../../parties/merchants/live.ts";
import {
  findOperated,
  updateApproved,
  updateIban,
} from "../../../parties/merchants/operated/store.ts";
import {
  type MerchantWithBalance,
  present as presentMerchant,
} from "../../../parties/merchants/row.ts";
import type { OperatedMerchant } from "./schema.ts";

/** A merchant, whoever's; refuses with 404. */
export async function getOperated(
  { db }: Pick<Context, "db">,
  id: Id,
): Promise<MerchantWithBalance> {
  const merchant = await findOperated(db, id);
  if (merchant === undefined) throw notFound();
  return merchant;
}

/** Lets a live merchant take payments. */
export async function approveMerchant(context: Context, id: Id): Promise<MerchantWithBalance> {
  const { test } = await getOperated(context, id);
  if (test) throw refuse(409, "A test merchant needs no approval", "test_merchant");
  if (isUnencrypted(context.settings)) {
    const message = "PAYMENTS_URL is not https: live merchants are approved where it is";
    throw refuse(409, message, "unencrypted");
  }
  if (context.embedded) {
    const message =
      "The embedded database can lose what it was told in a power cut: " +
      "live merchants are approved on PostgreSQL (DATABASE_URL)";
    throw refuse(409, message, "embedded_database");
  }
  await updateApproved(context.db, id, context.now());
  return await getOperated(context, id);
}

/** Sets where a merchant's payouts go. */
export async function setIban(context: Context, id: Id, iban: string): Promise<void> {
  const { test } = await getOperated(context, id);
  if (test && !hasIbanShape(iban)) {
    throw invalid([{ field: "iban", message: "must be an IBAN" }]);
  }
  if (!test && !isValidIban(iban)) {
    throw invalid([{ field: "iban", message: "must be an IBAN with valid check digits" }]);
  }
  await updateIban(context.db, id, normaliseIban(iban));
}

/** A merchant as operators see it. */
export function present(row: MerchantWithBalance): Static<typeof OperatedMerchant> {
  const { approvedAt, suspension, authorizationDays } = row;
  const merchant = presentMerchant(row);
  const approved = approvedAt?.toISOString() ?? null;
  return { ...merchant, approved, suspension, authorizationDays };
}
