/*
 * A person's name and password are exchanged by applications that may. Guesses are counted as those
 * at the sign-in are; who has a second factor signs in there only.
 */

import { createHash } from "node:crypto";
import { atomically } from "@frontdesk/database/atomically";
import { findPerson } from "@frontdesk/people/persons/store";
import { networkOf } from "@frontdesk/server/network";
import { cleanEmail } from "@frontdesk/server/text/email";
import type { Context } from "../../../ground/context.ts";
import { userIdOf } from "../../../parties/users/of-person.ts";
import { scopesFor } from "../applications/application.ts";
import { insertGrant, lockGrant } from "../grants/store.ts";
import { createPair, keepPair, type Pair } from "../pairs/pair.ts";
import { grantRefusals as refusals } from "../refusals.ts";
import { type Asking, askedScopes, needed } from "./request.ts";

const waitSeconds = "900";

/** Exchanges a name and a password for a pair of tokens. */
export async function exchangePassword(
  context: Context,
  { application, values, address }: Asking,
): Promise<Pair> {
  const asked = askedScopes(values);
  const [username, password] = [needed(values, "username"), needed(values, "password")];
  // Not in a transaction: the check takes long and asks the database on its own.
  const userId = await userOfPassword(context, { username, password, address });
  const scopes = scopesFor(application, asked);
  if (scopes === undefined) throw refusals.otherScope();
  const createdAt = context.now();
  return await atomically(context.db, async (db) => {
    const grant = { applicationId: application.id, userId, scopes, at: createdAt };
    const id = await insertGrant(db, grant);
    // The application may have been narrowed since it was read.
    const allowed = await lockGrant(db, id);
    const pair = createPair(application, { scopes: allowed.scopes, createdAt });
    await keepPair({ db }, id, pair);
    return pair;
  });
}

interface Named {
  username: string;
  password: string;
  address: string;
}

/** The user with a name and a password. */
async function userOfPassword(
  context: Context,
  { username, password, address }: Named,
): Promise<number> {
  const email = cleanEmail(username);
  // By network, so that nobody who only knows the name uses up what its person may do.
  await context.limits.take("tokensByUser", `${keyOfName(email)} ${networkOf(address)}`);
  const outcome = await context.people.checkPassword({ email, password, address });
  if (outcome === "throttled") throw refusals.tooOften(waitSeconds);
  if (outcome === "wrong") throw refusals.wrongPassword();
  if (outcome === "second-factor") throw refusals.secondFactor();
  const { personId } = outcome;
  // Otherwise a stranger who signed up with this address could keep access to what its owner joins.
  const person = await findPerson(context.db, personId);
  if (person === undefined || person.emailVerifiedAt === null) {
    throw refusals.unconfirmed();
  }
  return await userIdOf(context, personId);
}

/** What somebody is counted by who is known by a name only. */
function keyOfName(name: string): string {
  return `name ${createHash("sha256").update(cleanEmail(name).toLowerCase()).digest("hex")}`;
}
