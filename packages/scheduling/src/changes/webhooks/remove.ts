import { atomically } from "@frontdesk/database/atomically";
import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/refusals.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { endWebhook } from "./end.ts";

export async function removeWebhook(context: Context, actor: Actor, id: number): Promise<void> {
  await atomically(context.db, async (db) => {
    if (!(await endWebhook({ ...context, db }, actor, id))) throw notFound();
  });
}
