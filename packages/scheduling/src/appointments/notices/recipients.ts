import { isEmail } from "@frontdesk/server/text/email";
import type { Context } from "../../core/context.ts";
import { includes } from "../../core/rights.ts";
import type { StaffNotice } from "../mails/staff-mail.ts";
import { batch } from "./batch.ts";
import type { TakenResource } from "./taken.store.ts";

export interface Recipient {
  email: string;
  seesClients: boolean;
  /** Entered by the account, possibly a stranger's. */
  isNamed: boolean;
}

export interface StaffRecipients {
  accountId: number;
  taken: readonly TakenResource[];
  noticesTo: readonly string[];
  notice: StaffNotice;
}

/** A notice that needs action and reaches no member goes to administrators. */
export async function recipientsOf(
  { db }: Pick<Context, "db">,
  { accountId, taken, noticesTo, notice }: StaffRecipients,
): Promise<Recipient[]> {
  const all: Recipient[] = await namedOf(db, { accountId, noticesTo });
  for (const { userId } of taken) {
    const member = userId === null ? undefined : await batch.member(db, { accountId, userId });
    if (member?.activation_state !== "active") continue;
    const seesClients = includes(member.client_rights, "view");
    all.push({ email: member.email, seesClients, isNamed: false });
  }
  const needsSomebody = notice.kind === "attention" || (isRequested(notice) && all.length === 0);
  if (needsSomebody) {
    const administrators = await batch.administrators(db, accountId);
    all.push(...administrators.map(({ email }) => ({ email, seesClients: true, isNamed: false })));
  }
  const existing = new Map(all.toReversed().map((one) => [one.email.toLowerCase(), one]));
  return [...existing.values()].filter(({ email }) => isEmail(email)).toReversed();
}

async function namedOf(
  db: Context["db"],
  { accountId, noticesTo }: Pick<StaffRecipients, "accountId" | "noticesTo">,
): Promise<Recipient[]> {
  if (noticesTo.length === 0) return [];
  const administrators = await batch.administrators(db, accountId);
  const existing = new Set(administrators.map(({ email }) => email.toLowerCase()));
  return noticesTo.map((email) => ({
    email,
    seesClients: true,
    isNamed: !existing.has(email.toLowerCase()),
  }));
}

const isRequested = (notice: StaffNotice): boolean =>
  notice.kind === "to_approve" || (notice.kind === "moved" && notice.answerBy !== null);
