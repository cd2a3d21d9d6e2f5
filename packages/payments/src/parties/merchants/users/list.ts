import { listPersons } from "@frontdesk/people/persons/store";
import type { Static } from "typebox";
import type { Page } from "../../../api/lists/schema.ts";
import type { Context } from "../../../ground/context.ts";
import type { Id } from "../../../ground/ids.ts";
import { getMerchantFor } from "../access.ts";
import type { UserList } from "./schema.ts";
import { listMembers } from "./store.ts";

export interface UserListInput {
  callerId: Id;
  merchantId: Id;
  page: Page;
}

/** A page of a merchant's users; only those who accepted are named. */
export async function listUsers(
  { db }: Pick<Context, "db">,
  { callerId, merchantId, page }: UserListInput,
): Promise<Static<typeof UserList>> {
  await getMerchantFor(db, { merchantId, callerId });
  const members = await listMembers(db, merchantId, page);
  const accepted = members.filter(({ acceptedAt }) => acceptedAt !== null);
  const persons = await listPersons(
    db,
    accepted.map(({ personId }) => personId),
  );
  const names = new Map(persons.map(({ id, name }) => [id, name]));
  return members.map(({ personId, email, role, createdAt }) => {
    const name = names.get(personId) ?? undefined;
    const user = { id: personId, email, role, created: createdAt.toISOString() };
    return name === undefined ? user : { ...user, name };
  });
}
