import type { Context } from "../../ground/context.ts";
import { forbidden } from "../../ground/errors.ts";
import type { Actor } from "../../parties/identity/identity.ts";

/**
 * Refuses with 403 who may not invite, and with 429 who does so too often; to be called before any
 * database transaction. `recipient` is whoever gets the mail.
 */
export async function mayInvite(
  { limits }: Pick<Context, "limits">,
  { account }: Actor,
  recipient: string,
): Promise<void> {
  if (!account.isAdministrator) throw forbidden("Only administrators may invite people");
  await limits.take("invitationsByRecipient", recipient.toLowerCase());
}
