import { findPerson } from "@frontdesk/people/persons/store";
import type { Context } from "../context.ts";
import { findUserOfPerson, keepUser } from "./store.ts";

/** The user that a person is here; made when this is the first that is heard of them. */
export async function userIdOf(
  { db, now }: Pick<Context, "db" | "now">,
  personId: string,
): Promise<number> {
  const known = await findUserOfPerson(db, personId);
  if (known !== undefined) return known.id;
  const person = await findPerson(db, personId);
  if (person === undefined) throw new Error("there is no such person");
  return await keepUser(db, { personId, ...namesOf(person), timezone: "UTC", at: now() });
}

function namesOf({ name, email }: { name: string | null; email: string }) {
  const [firstName = "", ...rest] = (name ?? email.replace(/@.*/s, "")).trim().split(/\s+/);
  return { firstName, lastName: rest.join(" "), email };
}
