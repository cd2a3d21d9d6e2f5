import { record } from "../../changes/outbox/store.ts";
import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/refusals.ts";
import { decide } from "../../inventory/capacity/capacity.ts";
import { type LockedResource, lockResources } from "../../inventory/capacity/store.ts";
import { checkOwnResource } from "../../inventory/resources/resource.ts";
import { getResponse } from "../../inventory/resources/show.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { type Settlement, settle } from "../bookings/conflicts/settle.ts";

export interface AvailabilityChange<Result> {
  resourceId: number;
  write: (context: Context, resource: LockedResource) => Promise<WrittenAvailability<Result>>;
}

export interface WrittenAvailability<Result>
  extends Omit<Settlement, "resources" | "checkDisplaced"> {
  result: Result;
}

export async function changeOpenTimes<Result>(
  outer: Context,
  actor: Actor,
  { resourceId, write }: AvailabilityChange<Result>,
): Promise<Result> {
  const { account } = actor;
  return await decide(outer.db, async (db) => {
    const context = { ...outer, db };
    const resource = await holdResource(context, actor, resourceId);
    const before = await getResponse(context, account, resourceId);
    const { result, ...settlement } = await write(context, resource);
    await settle(context, actor, { ...settlement, resources: [resource] });
    const after = await getResponse(context, account, resourceId);
    const change = { kind: "resource", action: "update", id: resourceId, before, after } as const;
    await record(context, actor, change);
    return result;
  });
}

/** Locks out new bookings before a change of capacity. */
export async function holdResource(
  { db }: Pick<Context, "db">,
  actor: Actor,
  id: number,
): Promise<LockedResource> {
  const { id: accountId } = actor.account;
  const [resource] = await lockResources(db, { accountId, ids: [id], mode: "update" });
  if (resource === undefined || resource.is_deleted) throw notFound();
  checkOwnResource(actor, resource);
  return resource;
}
