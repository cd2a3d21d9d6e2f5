import { findPerson } from "@frontdesk/people/persons/store";
import type { Context } from "../../ground/context.ts";
import { findUserOfPerson, keepUser } from "./store.ts";

/** The zone of somebody of whom nobody said another. */
export const firstZone = "UTC";

/** The user that a person is here; made when this is the first that is heard of them. */
export async function userIdOf(
  { db, now }: Pick<Context, "db" | "now">,
  personId: string,
): Promise<number> {
  const known = await findUserOfPerson(db, personId);
  if (known !== undefined) return known.id;
  const person = await findPerson(db, personId);
  if (person === undefined) throw new Error("the person does not exist");
  const { name, email } = person;
  const names = partsOf(name ?? email.replace(/@.*/s, ""));
  return await keepUser(db, { personId, ...names, email, timezone: firstZone, at: now() });
}

/** A person's name as this service keeps it. */
export function partsOf(name: string): { firstName: string; lastName: string } {
  const [firstName = "", ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(" ") };
}
