/* A person and the member of the account behind it. */

import type { Context } from "../../core/context.ts";
import { unprocessable } from "../../core/refusals.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { lockMember } from "../../parties/users/store.ts";
import { resourceRefusals as refusals } from "./refusals.ts";
import { findResourceOfUser } from "./store.ts";

interface Link {
  /** None for a new resource. */
  id?: number;
  human: boolean;
  userId: number | null;
  body: { invite?: boolean | undefined };
}

/** `context.db` must be a transaction: the member stays one until its end. */
export async function checkLink(
  { db }: Pick<Context, "db">,
  { account }: Actor,
  { id, human, userId, body }: Link,
): Promise<void> {
  if (!account.isAdministrator) throw refusals.mayNotLink();
  if (userId === null) return;
  if (!human) throw unprocessable([refusals.linkedThing()]);
  if (body.invite === true) throw unprocessable([refusals.linkedAndInvited()]);
  const { id: accountId } = account;
  if ((await lockMember(db, accountId, userId)) === undefined) {
    throw unprocessable([refusals.noMember()]);
  }
  const other = await findResourceOfUser(db, accountId, userId);
  if (other !== undefined && other.id !== id) throw unprocessable([refusals.linkTaken()]);
}
