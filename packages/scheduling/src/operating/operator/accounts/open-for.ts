import { atomically } from "@frontdesk/database/atomically";
import { newPersonId } from "@frontdesk/people/persons/person-id";
import { lockPersonOfEmail, setFirstName } from "@frontdesk/people/persons/store";
import { onOneLine } from "@frontdesk/server/text/clean";
import { createPersonalToken } from "../../../applications/tokens/create.ts";
import type { Context } from "../../../core/context.ts";
import { readZone } from "../../../core/dates.ts";
import { scopes } from "../../../core/rights.ts";
import { type OpenedAccount, openAccount } from "../../../lifecycle/onboarding/open.ts";
import { renamePerson } from "../../../lifecycle/onboarding/rename.ts";
import { setApproved } from "../../../parties/accounts/store.ts";
import { firstZone, userIdOf } from "../../../parties/users/of-person.ts";
import { saveFirstZone } from "../../../parties/users/store.ts";
import { insertAction } from "../actions.store.ts";

export interface OpenFor {
  operator: string;
  email: string;
  ownerName: string;
  name: string;
  timezone: string | undefined;
}

/**
 * Returns a token with all scopes once. A new person sets a password at `/forgot`; the zone becomes
 * theirs unless they have one.
 */
export async function openFor(
  context: Context,
  input: OpenFor,
): Promise<OpenedAccount & { token: string }> {
  const { operator, email, ownerName, name } = input;
  const timezone = readZone(input.timezone ?? firstZone).name;
  return await atomically(context.db, async (db) => {
    const inside = { ...context, db };
    const at = context.now();
    const person = { email, newPersonId: newPersonId(at), now: at };
    const personId = await lockPersonOfEmail(db, person);
    const called = onOneLine(ownerName);
    const isNamed = called !== "" && (await setFirstName(db, personId, called));
    if (isNamed) await renamePerson(inside, { personId, name: called });
    const userId = await userIdOf(inside, personId);
    await saveFirstZone(db, { id: userId, from: firstZone, timezone, at });
    const opened = await openAccount(inside, { userId, name, timezone });
    await setApproved(db, opened.accountId, at);
    // The operator key is stronger than a second factor.
    const created = { userId, name: "First token", scopes, isProved: true };
    const { token } = await createPersonalToken(inside, created);
    const subject = String(opened.accountId);
    const details = { email, name, subdomain: opened.subdomain };
    await insertAction(db, { at, actor: operator, action: "account.open", subject, details });
    return { ...opened, token };
  });
}
