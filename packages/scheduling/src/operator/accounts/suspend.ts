import { atomically } from "@frontdesk/database/atomically";
import { setSuspended } from "../../accounts/store.ts";
import type { Context } from "../../context.ts";
import { notFound } from "../../errors.ts";
import { insertAction } from "../actions/store.ts";

/** Keeps an account from being written to, or lets it go on. */
export async function suspend(
  context: Context,
  { operator, accountId, suspended }: { operator: string; accountId: number; suspended: boolean },
): Promise<void> {
  await atomically(context.db, async (db) => {
    const at = context.now();
    if (!(await setSuspended(db, accountId, suspended ? at : null))) throw notFound();
    const subject = String(accountId);
    const action = suspended ? "account.suspend" : "account.resume";
    await insertAction(db, { at, actor: operator, action, subject, details: {} });
  });
}
