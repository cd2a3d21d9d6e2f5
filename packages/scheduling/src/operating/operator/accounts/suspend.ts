import { atomically } from "@frontdesk/database/atomically";
import { nobodyIn, record } from "../../../changes/outbox/records.ts";
import type { Context } from "../../../core/context.ts";
import { notFound } from "../../../core/refusals.ts";
import { accountOf } from "../../../parties/accounts/account.ts";
import { lockAccount, setSuspended } from "../../../parties/accounts/store.ts";
import { insertAction } from "../actions.store.ts";

export async function suspend(
  context: Context,
  { operator, accountId, suspended }: { operator: string; accountId: number; suspended: boolean },
): Promise<void> {
  await atomically(context.db, async (db) => {
    const at = context.now();
    const row = await lockAccount(db, accountId);
    if (row === undefined) throw notFound();
    if (await setSuspended(db, accountId, { suspended, at })) {
      const change = { kind: "account", action: "update", id: accountId } as const;
      const before = accountOf(row, context.settings);
      const after = accountOf((await lockAccount(db, accountId))!, context.settings);
      await record({ ...context, db }, nobodyIn(accountId), { ...change, before, after });
    }
    const subject = String(accountId);
    const action = suspended ? "account.suspend" : "account.resume";
    await insertAction(db, { at, actor: operator, action, subject, details: {} });
  });
}
