import type { Context } from "../../ground/context.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { resourceRefusals } from "./refusals.ts";

/**
 * Refuses with 403 who may not invite, and with 429 who does so too often; to be called before any
 * database transaction. `recipient` is whoever gets the mail.
 */
export async function mayInvite(
  { limits }: Pick<Context, "limits">,
  { account }: Actor,
  recipient: string,
): Promise<void> {
  if (!account.isAdministrator) throw resourceRefusals.mayNotInvite();
  await limits.take("invitationsByRecipient", recipient.toLowerCase());
}
