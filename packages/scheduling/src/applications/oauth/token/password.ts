/* Wrong guesses count with those at sign-in. People with a second factor can only sign in there. */

import { createHash } from "node:crypto";
import { atomically } from "@frontdesk/database/atomically";
import { findPerson } from "@frontdesk/people/persons/store";
import { networkOf } from "@frontdesk/server/network";
import { cleanEmail } from "@frontdesk/server/text/email";
import type { Context } from "../../../core/context.ts";
import { userIdOf } from "../../../parties/users/of-person.ts";
import { scopesFor } from "../applications/application.ts";
import { insertGrant, lockGrant } from "../grants/store.ts";
import { createPair, keepPair, type Pair } from "../pairs/pair.ts";
import { grantRefusals as refusals } from "../refusals.ts";
import { type Asking, needed, requestedScopes } from "./request.ts";

const waitSeconds = "900";

export async function exchangePassword(
  context: Context,
  { application, values, address }: Asking,
): Promise<Pair> {
  const requests = requestedScopes(values);
  const [username, password] = [needed(values, "username"), needed(values, "password")];
  // Outside a transaction: the check is slow and queries the database itself.
  const userId = await userOfPassword(context, { username, password, address });
  const scopes = scopesFor(application, requests);
  if (scopes === undefined) throw refusals.otherScope();
  const createdAt = context.now();
  return await atomically(context.db, async (db) => {
    const grant = { applicationId: application.id, userId, scopes, at: createdAt };
    const id = await insertGrant(db, grant);
    // The application may have lost scopes since.
    const allowed = await lockGrant(db, id);
    const pair = createPair(application, { scopes: allowed.scopes, createdAt });
    await keepPair({ db }, id, pair);
    return pair;
  });
}

interface PasswordInput {
  username: string;
  password: string;
  address: string;
}

async function userOfPassword(
  context: Context,
  { username, password, address }: PasswordInput,
): Promise<number> {
  const email = cleanEmail(username);
  // Counts by network: a stranger with the name cannot use up the limit.
  await context.limits.take("tokensByUser", `${keyOfName(email)} ${networkOf(address)}`);
  const outcome = await context.people.checkPassword({ email, password, address });
  if (outcome === "throttled") throw refusals.tooOften(waitSeconds);
  if (outcome === "wrong") throw refusals.wrongPassword();
  if (outcome === "second-factor") throw refusals.secondFactor();
  const { personId } = outcome;
  // Otherwise a stranger with this address could access accounts its owner joins later.
  const person = await findPerson(context.db, personId);
  if (person === undefined || person.emailVerifiedAt === null) {
    throw refusals.unconfirmed();
  }
  return await userIdOf(context, personId);
}

function keyOfName(name: string): string {
  return `name ${createHash("sha256").update(cleanEmail(name).toLowerCase()).digest("hex")}`;
}
