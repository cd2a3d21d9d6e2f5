import { isEmail } from "@frontdesk/server/text/email";
import type { Context } from "../../ground/context.ts";
import { includes } from "../../ground/rights.ts";
import type { StaffNews } from "../mails/staff-mail.ts";
import type { TakenResource } from "./taken.store.ts";
import { together } from "./together.ts";

/** Somebody who works there and is told. */
export interface Recipient {
  email: string;
  /** Whether they may know who comes. */
  seesClients: boolean;
  /** Whether the account only names the address, which may be a stranger's. */
  isNamed: boolean;
}

export interface Staffed {
  accountId: number;
  /** What the appointment takes. */
  taken: readonly TakenResource[];
  /** Addresses that the account wants to be told, too. */
  noticesTo: readonly string[];
  news: StaffNews;
}

/**
 * Who is told of an appointment: those who are come to, and whom the account wants to be told. Of
 * what needs somebody its administrators are, who else would not hear of it.
 */
export async function recipientsOf(
  { db }: Pick<Context, "db">,
  { accountId, taken, noticesTo, news }: Staffed,
): Promise<Recipient[]> {
  const all: Recipient[] = await namedOf(db, { accountId, noticesTo });
  for (const { userId } of taken) {
    const member = userId === null ? undefined : await together.member(db, { accountId, userId });
    if (member?.activation_state !== "active") continue;
    const seesClients = includes(member.client_rights, "view");
    all.push({ email: member.email, seesClients, isNamed: false });
  }
  const needsSomebody = news.kind === "attention" || (isAsked(news) && all.length === 0);
  if (needsSomebody) {
    const administrators = await together.administrators(db, accountId);
    all.push(...administrators.map(({ email }) => ({ email, seesClients: true, isNamed: false })));
  }
  const known = new Map(all.toReversed().map((one) => [one.email.toLowerCase(), one]));
  return [...known.values()].filter(({ email }) => isEmail(email)).toReversed();
}

/** Those whom the account names, of whom administrators have shown that they read its mails. */
async function namedOf(
  db: Context["db"],
  { accountId, noticesTo }: Pick<Staffed, "accountId" | "noticesTo">,
): Promise<Recipient[]> {
  if (noticesTo.length === 0) return [];
  const administrators = await together.administrators(db, accountId);
  const known = new Set(administrators.map(({ email }) => email.toLowerCase()));
  return noticesTo.map((email) => ({
    ...{ email, seesClients: true },
    isNamed: !known.has(email.toLowerCase()),
  }));
}

/** Whether it waits for a yes or a no. */
const isAsked = (news: StaffNews): boolean =>
  news.kind === "to_approve" || (news.kind === "moved" && news.answerBy !== null);
