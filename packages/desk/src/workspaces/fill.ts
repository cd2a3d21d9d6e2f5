/* Demo data. The program that starts the desk provides the function. */
import { atomically } from "@frontdesk/database/atomically";
import type { Context } from "../context.ts";
import type { Asker } from "../gateway/ask.ts";
import { findOwn } from "./own.ts";
import { fillingRefusals as refusals } from "./refusals.ts";
import { saveFilling } from "./store.ts";

export async function fillForOwner(
  context: Context,
  asker: Asker,
  workspaceId: string,
): Promise<{ bookings: number; payments: number }> {
  const { places } = await findOwn(context, asker);
  const workspace = places.find(({ id }) => id === workspaceId);
  if (workspace === undefined || context.fillWorkspace === undefined) throw refusals.notFound();
  const { merchant, account } = workspace;
  const isOwner = (merchant?.role ?? "owner") === "owner" && account?.isOwner !== false;
  if (!isOwner) throw refusals.notOwner();
  if (merchant?.test === false) throw refusals.live();
  const sides = { merchantId: merchant?.id ?? null, accountId: account?.id ?? null };
  const ownerId = asker.person.personId;
  await atomically(context.db, async (db) => {
    const filling = { ...sides, by: ownerId, now: context.now() };
    if (!(await saveFilling(db, filling))) throw refusals.filled();
  });
  return await context.fillWorkspace({ workspaceId, ownerId, ...sides });
}
