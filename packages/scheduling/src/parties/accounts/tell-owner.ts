import type { Mail } from "@frontdesk/people/mail/mail";
import { quoted } from "@frontdesk/people/mail/quoted";
import type { Context } from "../../core/context.ts";
import { trustOf } from "./account.ts";
import { findTrust, listAccountsOf } from "./store.ts";

/** Skips an unverified address: it may be a stranger's. */
export async function tellOwner(
  { db, post, settings }: Pick<Context, "db" | "post" | "settings">,
  accountId: number,
  what: string,
): Promise<void> {
  const [account] = await listAccountsOf(db, [accountId]);
  const { isOwnerProved, isTrusted } = trustOf(settings, await findTrust(db, accountId));
  if (account === undefined || !isOwnerProved) return;
  const name = isTrusted ? account.name : `Account ${accountId}`;
  const link = `${settings.deskUrl ?? settings.publicUrl}/forgot`;
  await post.send(db, ownerMail({ to: account.owner_email, name, what, link }));
}

function ownerMail({
  to,
  name,
  what,
  link,
}: Record<"to" | "name" | "what" | "link", string>): Mail {
  return {
    to,
    link,
    subject: `${what} in Frontdesk`,
    text: `${what} in Frontdesk. The account's name is:

${quoted(name)}

If neither you nor your administrators did this, choose a new password now. Then review the
members, applications and tokens of the account:

${link}
`,
  };
}
