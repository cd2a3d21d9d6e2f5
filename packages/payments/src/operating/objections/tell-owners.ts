import type { Mail } from "@frontdesk/people/mail/mail";
import { listPersons } from "@frontdesk/people/persons/store";
import type { Context } from "../../core/context.ts";
import type { Id } from "../../core/ids.ts";
import { listOwners } from "../../parties/merchants/users/store.ts";
import type { ChangedRole } from "./access.ts";
import type { PersonAt } from "./foreign-changes.ts";

/** A person who left by choice could come back by an objection: the other owners must notice. */
export async function tellOtherOwners(
  { db, post, settings }: Pick<Context, "db" | "post" | "settings">,
  { merchantId, personId }: PersonAt,
  changedRoles: readonly ChangedRole[],
): Promise<void> {
  const owners = (await listOwners(db, merchantId)).filter(({ acceptedAt }) => acceptedAt !== null);
  const ids = owners.map((owner) => owner.personId).filter((id) => id !== personId);
  const persons = await listPersons(db, ids);
  const link = `${settings.deskUrl ?? settings.publicUrl}/forgot`;
  const proved = persons.filter(
    ({ emailVerifiedAt, signedInAt, erasedAt }) =>
      erasedAt === null && (emailVerifiedAt !== null || signedInAt === null),
  );
  await post.send(
    db,
    ...proved.map(({ email: to }) => mail({ to, link, merchantId, changedRoles })),
  );
}

const mostNames = 10;

// Without the merchant's name: a merchant without trust could write a stranger's text there.
function mail({
  to,
  link,
  merchantId,
  changedRoles,
}: {
  to: string;
  link: string;
  merchantId: Id;
  changedRoles: readonly ChangedRole[];
}): Mail {
  const lines = changedRoles.slice(0, mostNames).map(({ email, former }) => `${email}: ${former}`);
  if (changedRoles.length > mostNames) lines.push("…");
  return {
    to,
    link,
    subject: "Roles in your shop changed after an objection",
    text: `A user objected to changes of their account. Roles from before are back in the shop
${merchantId}:

${lines.join("\n")}

Check the users of the shop. If you do not know why, choose a new password first:

${link}
`,
  };
}
