import { atomically } from "@frontdesk/database/atomically";
import { nobodyIn, record } from "../../../changes/outbox/records.ts";
import type { Context } from "../../../ground/context.ts";
import { notFound } from "../../../ground/refusals.ts";
import { accountOf } from "../../../parties/accounts/account.ts";
import {
  findAccount,
  findOwned,
  lockAccount,
  setSuspended,
} from "../../../parties/accounts/store.ts";
import { insertAction } from "../actions.store.ts";

/** Keeps an account from being written to, or lets it go on. */
export async function suspend(
  context: Context,
  { operator, accountId, suspended }: { operator: string; accountId: number; suspended: boolean },
): Promise<void> {
  await atomically(context.db, async (db) => {
    const at = context.now();
    const { owner_id: userId } = (await findOwned(db, accountId)) ?? {};
    if (userId === undefined) throw notFound();
    await lockAccount(db, accountId);
    const show = async () => {
      const row = await findAccount(db, { name: String(accountId), userId });
      return accountOf(row!, context.settings);
    };
    const before = await show();
    if (await setSuspended(db, accountId, { suspended, at })) {
      const change = { kind: "account", action: "update", id: accountId } as const;
      const after = await show();
      await record({ ...context, db }, nobodyIn(accountId), { ...change, before, after });
    }
    const subject = String(accountId);
    const action = suspended ? "account.suspend" : "account.resume";
    await insertAction(db, { at, actor: operator, action, subject, details: {} });
  });
}
