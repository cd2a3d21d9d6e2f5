import type { Context } from "../../core/context.ts";
import { trustOf } from "../../parties/accounts/account.ts";
import { findTrust } from "../../parties/accounts/store.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { resourceRefusals } from "./refusals.ts";

/** Call before any transaction. */
export async function mayInvite(
  { db, limits, settings }: Pick<Context, "db" | "limits" | "settings">,
  { account }: Actor,
  recipient: string,
): Promise<void> {
  if (!account.isAdministrator) throw resourceRefusals.mayNotInvite();
  const email = recipient.toLowerCase();
  await limits.take("invitationsByRecipient", `${account.id} ${email}`);
  const { isTrusted } = trustOf(settings, await findTrust(db, account.id));
  if (!isTrusted) await limits.take("invitationsByRecipient", email);
}
