import { findPerson } from "@frontdesk/people/persons/store";
import OAuth2Server from "@node-oauth/oauth2-server";
import type { Context } from "../../context.ts";
import { userIdOf } from "../../users/of-person.ts";
import { tooManyTokens } from "../errors.ts";
import { keyOfName, takeTokenRequest } from "./limit.ts";

export interface AskedByPassword {
  username: string;
  password: string;
  /** The network address of the request. */
  address: string;
}

const waitSeconds = "900";

/** The user with a name and a password; guesses are counted as those at the sign-in are. */
export async function userOfPassword(
  context: Context,
  { username, password, address }: AskedByPassword,
): Promise<number | undefined> {
  await takeTokenRequest(context, "tokensByUser", keyOfName(username));
  const email = username.trim();
  const outcome = await context.people.checkPassword({ email, password, address });
  if (outcome === "wrong") return undefined;
  if (outcome === "throttled") throw tooManyTokens(waitSeconds);
  if (outcome === "second-factor") {
    throw new OAuth2Server.InvalidGrantError("A person with a second factor signs in by code only");
  }
  const { personId } = outcome;
  // Otherwise a stranger who signed up with this address could keep access to what its owner joins.
  const person = await findPerson(context.db, personId);
  if (person === undefined || person.emailVerifiedAt === null) {
    throw new OAuth2Server.InvalidGrantError("The e-mail address has not been confirmed");
  }
  return await userIdOf(context, personId);
}
