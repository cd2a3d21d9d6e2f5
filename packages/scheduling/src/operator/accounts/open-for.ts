import { atomically } from "@frontdesk/database/atomically";
import { cleanName } from "@frontdesk/people/persons/person";
import { newPersonId } from "@frontdesk/people/persons/person-id";
import { lockPersonOfEmail, setFirstName } from "@frontdesk/people/persons/store";
import type { Context } from "../../context.ts";
import { scopes } from "../../rights.ts";
import { createPersonalToken } from "../../tokens/create.ts";
import { userIdOf } from "../../users/of-person.ts";
import { type Opened, openAccount } from "../../welcome/open.ts";
import { insertAction } from "../actions/store.ts";

export interface OpenFor {
  operator: string;
  email: string;
  ownerName: string;
  name: string;
  timezone: string;
}

/**
 * Opens an account for the person of an address, who is made when there is none, with a token that
 * may do everything; it is given here only. The person sets a password by `/forgot`.
 */
export async function openFor(
  context: Context,
  input: OpenFor,
): Promise<Opened & { token: string }> {
  const { operator, email, ownerName, name, timezone } = input;
  return await atomically(context.db, async (db) => {
    const inside = { ...context, db };
    const at = context.now();
    const person = { email, newPersonId: newPersonId(at), now: at };
    const personId = await lockPersonOfEmail(db, person);
    const called = cleanName(ownerName);
    if (called !== "") await setFirstName(db, personId, called);
    const userId = await userIdOf(inside, personId);
    const opened = await openAccount(inside, { userId, name, timezone });
    const { token } = await createPersonalToken(inside, { userId, name: "First token", scopes });
    const subject = String(opened.accountId);
    const details = { email, name, subdomain: opened.subdomain };
    await insertAction(db, { at, actor: operator, action: "account.open", subject, details });
    return { ...opened, token };
  });
}
