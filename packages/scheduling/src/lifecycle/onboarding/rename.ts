import { record } from "../../changes/outbox/store.ts";
import type { Context } from "../../core/context.ts";
import { lockResources } from "../../inventory/capacity/store.ts";
import { showRow } from "../../inventory/resources/show.ts";
import { findResourceOfUser, renameResource } from "../../inventory/resources/store.ts";
import { listAccounts } from "../../parties/accounts/store.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { partsOf } from "../../parties/users/of-person.ts";
import {
  findMember,
  findUserOfPerson,
  renameUser,
  type UserRow,
} from "../../parties/users/store.ts";
import { userOf } from "../../parties/users/user.ts";
import { actorIn } from "./actor.ts";

type Names = ReturnType<typeof partsOf>;

/** `context.db` is the changing transaction. */
export async function renamePerson(
  context: Context,
  { personId, name }: { personId: string; name: string },
): Promise<void> {
  const { db, now } = context;
  const user = await findUserOfPerson(db, personId);
  const names = partsOf(name);
  if (user === undefined || isCalled(user, names)) return;
  const accounts = await listAccounts(db, user.id);
  const actors = accounts.map((account) => {
    return { ...actorIn(account, user.id, "guest"), requestId: "me" };
  });
  // Locks in the order of a resource's change.
  for (const actor of actors) await renameOwn(context, actor, { user, names });
  await renameUser(db, { id: user.id, ...names, at: now() });
  for (const actor of actors) {
    const member = (await findMember(db, { accountId: actor.account.id, userId: user.id }))!;
    const { first_name, last_name, updated_at } = user;
    const before = userOf({ ...member, first_name, last_name, updated_at });
    const change = { kind: "user", action: "update", id: user.id } as const;
    await record(context, actor, { ...change, before, after: userOf(member) });
  }
}

function isCalled(
  row: { first_name: string | null; last_name: string | null },
  { firstName, lastName }: Names,
): boolean {
  return (row.first_name ?? "") === firstName && (row.last_name ?? "") === lastName;
}

async function renameOwn(
  context: Context,
  actor: Actor,
  { user, names }: { user: UserRow; names: Names },
): Promise<void> {
  const { db, now } = context;
  const { id: accountId } = actor.account;
  const seen = await findResourceOfUser(db, accountId, user.id);
  if (seen === undefined) return;
  const { id } = seen;
  await lockResources(db, { accountId, ids: [id], mode: "update" });
  const row = await findResourceOfUser(db, accountId, user.id);
  const former = { firstName: user.first_name, lastName: user.last_name };
  if (row === undefined || !isCalled(row, former)) return;
  const before = await showRow(row, { ...context, account: actor.account });
  await renameResource(db, { accountId, id, ...names, at: now() });
  const renamed = (await findResourceOfUser(db, accountId, user.id))!;
  const after = await showRow(renamed, { ...context, account: actor.account });
  await record(context, actor, { kind: "resource", action: "update", id, before, after });
}
