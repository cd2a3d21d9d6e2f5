import type { Database } from "@frontdesk/database/database";
import { listPersons } from "@frontdesk/people/persons/store";
import type { Id } from "../../core/ids.ts";
import { listFormerContacts } from "./contacts.store.ts";
import type { MerchantRow } from "./row.ts";
import { listAccepted, listOwners } from "./users/store.ts";

export async function listConcerned(
  db: Database,
  { id, email }: Pick<MerchantRow, "id" | "email">,
): Promise<string[]> {
  const people = (await listAccepted(db, id)).map((user) => user.email);
  const all = [email, ...(await listFormerContacts(db, id)), ...people];
  return [...new Map(all.map((address) => [address.toLowerCase(), address])).values()];
}

/** A stranger may have signed up with any address and created the merchant. */
export async function listProved(db: Database, merchantId: Id): Promise<string[]> {
  const users = await listAccepted(db, merchantId);
  const persons = await listPersons(
    db,
    users.map(({ personId }) => personId),
  );
  const readers = persons.filter(
    ({ emailVerifiedAt, signedInAt }) => emailVerifiedAt !== null || signedInAt === null,
  );
  const proved = new Set(readers.map(({ id }) => id));
  return users.filter(({ personId }) => proved.has(personId)).map(({ email }) => email);
}

export async function hasOwner(db: Database, merchantId: Id): Promise<boolean> {
  const owners = await listOwners(db, merchantId);
  const accepted = owners.filter(({ acceptedAt }) => acceptedAt !== null);
  const persons = await listPersons(
    db,
    accepted.map(({ personId }) => personId),
  );
  return persons.some(({ erasedAt }) => erasedAt === null);
}
