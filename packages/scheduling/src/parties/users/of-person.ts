import { findPerson } from "@frontdesk/people/persons/store";
import type { Context } from "../../core/context.ts";
import { findUserOfPerson, keepUser } from "./store.ts";

export const firstZone = "UTC";

export async function userIdOf(
  { db, now }: Pick<Context, "db" | "now">,
  personId: string,
): Promise<number> {
  const user = await findUserOfPerson(db, personId);
  if (user !== undefined) return user.id;
  const person = await findPerson(db, personId);
  if (person === undefined) throw new Error("the person does not exist");
  const { name, email } = person;
  const names = partsOf(name ?? email.replace(/@.*/s, ""));
  return await keepUser(db, { personId, ...names, email, timezone: firstZone, at: now() });
}

export function partsOf(name: string): { firstName: string; lastName: string } {
  const [firstName = "", ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(" ") };
}
