/* A second invitation replaces the rights. */
import { atomically } from "@frontdesk/database/atomically";
import { isEmail } from "@frontdesk/server/text/email";
import type { Static } from "typebox";
import { record } from "../../changes/outbox/store.ts";
import { colorFor, readColor } from "../../core/colors.ts";
import type { Context } from "../../core/context.ts";
import { invalid } from "../../core/refusals.ts";
import { inviteGuest } from "../../inventory/resources/invite.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import type { User } from "../../parties/users/schema.ts";
import { findMember, lockMember, updateMember } from "../../parties/users/store.ts";
import { userOf } from "../../parties/users/user.ts";
import { checkOwnOnly, rightsAfter } from "./change.ts";
import { inviteRefusals as refusals } from "./refusals.ts";
import type { InviteBody } from "./schema.ts";

type InviteInput = Static<typeof InviteBody>;

const status = {
  permissions: "basic_user",
  booking_rights: "view",
  client_rights: "view",
  project_rights: "view",
  resource_rights: "view",
  report_rights: "view",
} as const;

export async function inviteMember(
  outer: Context,
  actor: Actor,
  body: InviteInput,
): Promise<Static<typeof User>> {
  const accountId = actor.account.id;
  const { email, first_name = "", last_name = "", permissions = status.permissions } = body;
  if (!isEmail(email)) throw invalid(refusals.noAddress());
  const firstName = first_name.trim() || email.replace(/@.*/s, "");
  const name = { firstName, lastName: last_name.trim() };
  const color = body.color === undefined ? colorFor(email) : readColor(body.color);
  const rights = rightsAfter(status, body);
  const ownOnly = body.own_only ?? false;
  checkOwnOnly({ permissions, rights, ownOnly });
  const { timezone } = actor.account;
  return await atomically(outer.db, async (db) => {
    const context = { ...outer, db };
    const membership = { permissions, rights, ownOnly };
    const guest = { email, ...name, color, timezone, membership, keepsRights: false };
    const userId = await inviteGuest(context, actor, guest);
    const row = (await lockMember(db, accountId, userId))!;
    if (row.activation_state === "active") throw invalid(refusals.member());
    const at = context.now();
    await updateMember(db, { accountId, userId, permissions, rights, ownOnly, color, at });
    const [before, after] = [userOf(row), userOf((await findMember(db, { accountId, userId }))!)];
    const { updated_at: _was, ...was } = before;
    const { updated_at: _is, ...is } = after;
    if (JSON.stringify(was) !== JSON.stringify(is)) {
      await record(context, actor, { kind: "user", action: "update", id: userId, before, after });
    }
    return after;
  });
}
