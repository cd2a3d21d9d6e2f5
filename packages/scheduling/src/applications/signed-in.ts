import type { SignedIn } from "@frontdesk/people/people";
import { findPerson } from "@frontdesk/people/persons/store";
import type { FastifyRequest } from "fastify";
import { identityRefusals } from "../api/refusals.ts";
import type { Context } from "../core/context.ts";
import { unconfirmed } from "./refusals.ts";

/** 403 for an unconfirmed address, as on the pages. */
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
