// Who is signed in at the desk, where the API and no page of ours is asked.
import type { SignedIn } from "@frontdesk/people/people";
import { findPerson } from "@frontdesk/people/persons/store";
import type { FastifyRequest } from "fastify";
import { identityRefusals } from "../api/refusals.ts";
import type { Context } from "../ground/context.ts";
import { unconfirmed } from "./refusals.ts";

/**
 * The person that the desk speaks for, as the pages know them; 403 when the address is not
 * confirmed: whoever signed up with that of somebody else would keep what is made when they come.
 */
export async function confirmedPerson(
  { db }: Pick<Context, "db">,
  { said }: Pick<FastifyRequest, "said">,
): Promise<SignedIn> {
  if (said === undefined) throw identityRefusals.onlyPersons();
  const { personId, sessionId } = said;
  const person = await findPerson(db, personId);
  if (person === undefined || person.erasedAt !== null) throw identityRefusals.unknownToken();
  if (person.emailVerifiedAt === null) throw unconfirmed();
  const { email, name } = person;
  return { personId, sessionId, email, name, emailVerified: true };
}
