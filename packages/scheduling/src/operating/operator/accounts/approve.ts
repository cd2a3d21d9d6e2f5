import { atomically } from "@frontdesk/database/atomically";
import type { Context } from "../../../core/context.ts";
import { notFound } from "../../../core/refusals.ts";
import { setApproved } from "../../../parties/accounts/trust.store.ts";
import { insertAction } from "../actions.store.ts";

interface Approval {
  operator: string;
  accountId: number;
  approved: boolean;
}

export async function approve(
  { db, now }: Pick<Context, "db" | "now">,
  { operator, accountId, approved }: Approval,
): Promise<void> {
  await atomically(db, async (db) => {
    const at = now();
    if (!(await setApproved(db, accountId, approved ? at : null))) throw notFound();
    const action = approved ? "account.approve" : "account.disapprove";
    const subject = String(accountId);
    await insertAction(db, { at, actor: operator, action, subject, details: {} });
  });
}
