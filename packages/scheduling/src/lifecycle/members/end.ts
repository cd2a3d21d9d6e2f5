import { atomically } from "@frontdesk/database/atomically";
import { endMakingsOf } from "../../applications/endings/end.ts";
import { record } from "../../changes/outbox/store.ts";
import type { Context } from "../../core/context.ts";
import { lockResource, showRow } from "../../inventory/resources/show.ts";
import { findResourceOfUser, unlinkResource } from "../../inventory/resources/store.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { deleteMember, lockMember, type MemberRow } from "../../parties/users/store.ts";
import { userOf } from "../../parties/users/user.ts";
import { endRefusals, memberRefusals as refusals } from "./refusals.ts";

export async function removeMember(outer: Context, actor: Actor, userId: number): Promise<void> {
  const accountId = actor.account.id;
  await atomically(outer.db, async (db) => {
    const context = { ...outer, db };
    // Locks in the order of a resource's deletion.
    const resource = await findResourceOfUser(db, accountId, userId);
    if (resource !== undefined) await lockResource(db, accountId, resource.id);
    const member = await lockMember(db, accountId, userId);
    if (member === undefined) throw refusals.notFound();
    if (member.owner) throw refusals.owner();
    await unlink(context, actor, userId);
    await end(context, actor, member);
  });
}

async function unlink(context: Context, actor: Actor, userId: number): Promise<void> {
  const { db, now } = context;
  const { account } = actor;
  const row = await findResourceOfUser(db, account.id, userId);
  if (row === undefined) return;
  const { id } = row;
  const before = await showRow(row, { ...context, account });
  await unlinkResource(db, { accountId: account.id, id, at: now() });
  const after = await showRow((await lockResource(db, account.id, id))!, { ...context, account });
  await record(context, actor, { kind: "resource", action: "update", id, before, after });
}

export async function endMembership(context: Context, actor: Actor, userId: number): Promise<void> {
  const member = await lockMember(context.db, actor.account.id, userId);
  if (member === undefined || member.owner) return;
  if (member.permissions === "administrator" && !actor.account.isAdministrator) {
    throw endRefusals.administrator();
  }
  await end(context, actor, member);
}

async function end(context: Context, actor: Actor, row: MemberRow): Promise<void> {
  const { id } = row;
  await deleteMember(context.db, { accountId: actor.account.id, userId: id });
  await endMakingsOf(context, actor, id);
  await record(context, actor, { kind: "user", action: "delete", id, before: userOf(row) });
}
